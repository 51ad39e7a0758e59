import type { CaseDetail } from '#api/cases/contract.ts';
import { casesMessages } from '#site/i18n/cases.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Picture } from '#ui/picture.tsx';
import { cx } from '#ui/text.ts';

/** The images of a case with their captions, without the one that opens the page. */
export function CaseGallery({ gallery, cover }: Pick<CaseDetail, 'gallery' | 'cover'>) {
  const text = useMessages(casesMessages);
  const images = gallery.filter(({ picture }) => picture.src !== cover?.src);
  if (images.length === 0) return null;
  // A single image stands beside its heading: below it, half of the row would stay empty.
  const isSingle = images.length === 1;
  return (
    <section
      aria-labelledby="gallery-heading"
      className={cx(
        'wrap pb-16 break-inside-avoid print:pb-0',
        isSingle &&
          'lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,2.5fr)] lg:items-start lg:gap-12 print:grid print:grid-cols-[1fr_2.5fr] print:gap-6',
      )}
    >
      <h2 id="gallery-heading" className="mb-6 text-2xl print:mb-2">
        {isSingle ? text.galleryOfOne : text.gallery}
      </h2>
      <ul
        className={cx(
          'grid gap-6',
          !isSingle && 'md:grid-cols-2 print:grid-cols-2',
          images.length === 3 && 'lg:grid-cols-3',
        )}
      >
        {images.map(({ picture, caption }) => (
          <li key={picture.src}>
            <figure className="print:grid print:grid-cols-[32mm_1fr] print:gap-4">
              <div className="aspect-[16/10] overflow-hidden rounded-md border border-line">
                <Picture
                  picture={picture}
                  sizes={
                    isSingle
                      ? '(min-width: 1280px) 850px, 100vw'
                      : '(min-width: 1280px) 590px, (min-width: 768px) 50vw, 100vw'
                  }
                />
              </div>
              {caption && (
                <figcaption className="mt-3 text-sm text-ink-muted">{caption}</figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
