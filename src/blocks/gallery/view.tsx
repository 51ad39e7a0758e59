import { type MouseEvent, useRef, useState } from 'react';
import { blockMessages } from '#blocks/messages.ts';
import { pictureFile } from '#contracts/picture-files.ts';
import { useBasePath } from '#ui/host.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Picture } from '#ui/picture.tsx';
import { cx } from '#ui/text.ts';
import type { BlockProps } from '../block.ts';
import { BlockSection } from '../frame.tsx';
import type { Lightbox } from './lightbox.tsx';

/** Column spans of the wall: wide beside narrow, then reversed. */
const spans = ['md:col-span-7', 'md:col-span-5', 'md:col-span-5', 'md:col-span-7'];

/**
 * Pictures with captions: a strip on phones, a wall on wide windows. A wall is the one wide section
 * of its page. Each picture links to its file, so it can be enlarged without JavaScript; with it, a
 * dialog opens, whose script loads with the first one.
 */
export function View({ block }: BlockProps<'gallery'>) {
  const base = useBasePath();
  const text = useMessages(blockMessages);
  const items = block.items.flatMap(({ picture, caption }) =>
    picture ? [{ picture, caption }] : [],
  );
  const [at, setAt] = useState<number | null>(null);
  const [Viewer, setViewer] = useState<typeof Lightbox>();
  const opener = useRef<HTMLElement | null>(null);
  const open = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    opener.current = link;
    import('./lightbox.tsx').then(
      (script) => {
        setViewer(() => script.Lightbox);
        setAt(index);
      },
      () => location.assign(link.href),
    );
  };
  if (items.length === 0) return null;
  const mosaic = items.length % 2 === 0 && items.length > 2;
  return (
    <BlockSection block={block} wide={mosaic}>
      <ul className={cx('strip', mosaic ? 'md:grid-cols-12' : 'md:grid-cols-2')}>
        {items.map(({ picture, caption }, index) => (
          <li key={picture.src} className={mosaic ? spans[index % 4] : undefined}>
            <a
              href={pictureFile(base, picture, picture.widths.at(-1) ?? picture.width, 'webp')}
              className="frame settle block aspect-[16/10] cursor-zoom-in md:aspect-auto md:h-[clamp(220px,25vw,440px)]"
              aria-label={text.enlarge(caption)}
              onClick={(event) => open(event, index)}
              data-interactive=""
            >
              <Picture picture={picture} sizes="(width >= 768px) min(58vw, 980px), 84vw" />
            </a>
            <p className="mt-3 text-sm text-ink-muted">{caption}</p>
          </li>
        ))}
      </ul>
      {Viewer && at !== null && (
        <Viewer
          items={items}
          at={at}
          onMove={setAt}
          onClose={() => {
            setAt(null);
            opener.current?.focus();
          }}
        />
      )}
    </BlockSection>
  );
}
