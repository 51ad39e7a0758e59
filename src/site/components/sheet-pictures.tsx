import type { MouseEvent } from 'react';
import type { SharedPicture } from '#api/shares/contract.ts';
import { sharedPictureFile, sharedPictureSources } from '#contracts/shared-picture.ts';
import { useBasePath } from '#ui/host.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { proseMessages } from '#ui/i18n/prose.ts';
import { cx } from '#ui/text.ts';

/** Private pictures of a sheet in a grid. */
export function SheetPictures({ pictures }: { pictures: readonly SharedPicture[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 print:grid-cols-5">
      {pictures.map(({ src, caption }, index) => (
        <li key={src}>
          <figure>
            <SheetPicture pictures={pictures} index={index} />
            {caption && (
              <figcaption className="mt-1.5 text-xs text-ink-muted">{caption}</figcaption>
            )}
          </figure>
        </li>
      ))}
    </ul>
  );
}

/**
 * One of some private pictures. It opens larger in a dialog, where the others follow, and without
 * scripts as a file. It is not lazy, so that it is printed from any place on the page.
 */
export function SheetPicture({
  pictures,
  index,
  sizes,
  isWhole,
}: {
  pictures: readonly SharedPicture[];
  index: number;
  /** Width it is shown at, where the preview may be too small. */
  sizes?: string;
  /** In its own proportions, where marks lie on it; otherwise cropped to those of its neighbours. */
  isWhole?: boolean;
}) {
  const text = useMessages(proseMessages);
  const base = useBasePath();
  const picture = pictures[index];
  if (!picture) return null;
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const large = pictures.map((shown) => ({
      ...shown,
      src: sharedPictureFile(base, shown, 'full'),
      alt: shown.caption,
    }));
    const { href } = event.currentTarget as HTMLAnchorElement;
    import('#ui/prose-tools/zoom.ts').then(
      ({ openZoom }) => openZoom(large, index, text),
      () => location.assign(href),
    );
  };
  return (
    <a
      href={sharedPictureFile(base, picture, 'full')}
      data-interactive=""
      aria-haspopup="dialog"
      onClick={open}
      className="block overflow-hidden rounded-sm border border-line bg-surface-2"
    >
      <img
        src={sharedPictureFile(base, picture, 'preview')}
        srcSet={sizes && sharedPictureSources(base, picture)}
        sizes={sizes}
        alt={text.enlarge(picture.caption)}
        width={picture.width}
        height={picture.height}
        decoding="async"
        fetchPriority="low"
        className={cx('w-full cursor-zoom-in object-cover', !isWhole && 'aspect-[16/10]')}
      />
    </a>
  );
}
