import type { MouseEvent } from 'react';
import type { SharedPicture } from '#api/shares/contract.ts';
import { sharedPictureFile } from '#contracts/shared-picture.ts';
import { useBasePath } from '#ui/host.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { proseMessages } from '#ui/i18n/prose.ts';

/**
 * Private pictures of a sheet. Each opens larger in a dialog, and without scripts as a file. They
 * are not lazy, so that they are printed from any place on the page.
 */
export function SheetPictures({ pictures }: { pictures: readonly SharedPicture[] }) {
  const text = useMessages(proseMessages);
  const base = useBasePath();
  const open = (event: MouseEvent, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const large = pictures.map((picture) => ({
      ...picture,
      src: sharedPictureFile(base, picture, 'full'),
      alt: picture.caption,
    }));
    const { href } = event.currentTarget as HTMLAnchorElement;
    import('#ui/prose-tools/zoom.ts').then(
      ({ openZoom }) => openZoom(large, index, text),
      () => location.assign(href),
    );
  };
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 print:grid-cols-4">
      {pictures.map((picture, index) => (
        <li key={picture.src}>
          <figure>
            <a
              href={sharedPictureFile(base, picture, 'full')}
              data-interactive=""
              aria-haspopup="dialog"
              onClick={(event) => open(event, index)}
              className="block overflow-hidden rounded-sm border border-line bg-surface-2"
            >
              <img
                src={sharedPictureFile(base, picture, 'preview')}
                alt={text.enlarge(picture.caption)}
                width={picture.width}
                height={picture.height}
                decoding="async"
                fetchPriority="low"
                className="aspect-[16/10] w-full cursor-zoom-in object-cover"
              />
            </a>
            <figcaption className="mt-1.5 text-xs text-ink-muted">{picture.caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
