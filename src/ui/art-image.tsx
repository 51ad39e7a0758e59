import { useState, useSyncExternalStore } from 'react';
import type { ArtKey } from '#contracts/enums/art.ts';
import { useBasePath } from '#ui/host.tsx';
import { cx } from './text.ts';

const urls = import.meta.glob<string>('./art/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
/** The drawings themselves; only the server's build holds them. */
const markup = import.meta.env.SSR
  ? import.meta.glob<string>('./art/*.svg', { query: '?raw', import: 'default', eager: true })
  : {};

const fileOf = (art: ArtKey) => `./art/${art}.svg`;

/** Address of a drawing; the builds of server and browser name it from different places. */
function useArtUrl(art: ArtKey): string {
  const base = useBasePath();
  const url = urls[fileOf(art)] ?? '';
  const at = url.lastIndexOf('/assets/');
  return at < 0 ? url : base + url.slice(at + 1);
}

/** What a drawing is shown with: alternative text, empty where the words beside it say all. */
interface ArtProps {
  art: ArtKey;
  alt: string;
  className?: string;
}

/** A drawing of this site as an image that loads when it comes into view; it fills its box. */
export function ArtImage({ art, alt, className }: ArtProps) {
  return (
    <img
      src={useArtUrl(art)}
      alt={alt}
      width={800}
      height={500}
      loading="lazy"
      decoding="async"
      className={cx('block size-full object-cover', className)}
    />
  );
}

const never = () => () => {};

/**
 * The drawing at the head of a page. The server puts it into the page itself, so that it is there
 * with the words; the browser leaves it as it is. Reached by a link within the site, it is an image.
 */
export function HeadArt({ art, alt, className }: ArtProps) {
  const fromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [inPage] = useState(fromServer);
  // The same object at every render: React writes the content anew for another one.
  const [inner] = useState({ __html: markup[fileOf(art)] ?? '' });
  const src = useArtUrl(art);
  if (!inPage) {
    return <img src={src} alt={alt} className={cx('block size-full object-cover', className)} />;
  }
  return (
    <div
      role="img"
      aria-label={alt}
      className={cx('size-full', className)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this repository
      dangerouslySetInnerHTML={inner}
    />
  );
}
