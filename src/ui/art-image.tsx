import { useState, useSyncExternalStore } from 'react';
import type { ArtKey } from '#contracts/enums/art.ts';
import { useBasePath } from '#ui/host.tsx';
import { assetUrl } from './asset-url.ts';
import { cx } from './text.ts';

const urls = import.meta.glob<string>('./art/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
/** SVG text of the drawings; only in the server's build. */
const markup = import.meta.env.SSR
  ? import.meta.glob<string>('./art/*.svg', { query: '?raw', import: 'default', eager: true })
  : {};

const fileOf = (art: ArtKey) => `./art/${art}.svg`;

/** Address of a drawing. */
function useArtUrl(art: ArtKey): string {
  return assetUrl(useBasePath(), urls[fileOf(art)] ?? '');
}

/** `alt` is empty if the text beside the drawing says the same. */
interface ArtProps {
  art: ArtKey;
  alt: string;
  className?: string;
}

/** A drawing of the site as a lazily loaded image; it fills its box. */
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

const noSubscription = () => () => {};

/**
 * The drawing at the top of a page. The server inlines the SVG, so that it paints with the text, and
 * hydration keeps it. After a navigation inside the site it is an image.
 */
export function HeadArt({ art, alt, className }: ArtProps) {
  const fromServer = useSyncExternalStore(
    noSubscription,
    () => false,
    () => true,
  );
  const [inPage] = useState(fromServer);
  // Keep the same object between renders: React rewrites innerHTML for a new one.
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
