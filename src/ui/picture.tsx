import type { Picture as PictureRecord } from '#contracts/picture.ts';
import { pictureFile, pictureSources } from '#contracts/picture-files.ts';
import { useBasePath } from '#site/initial-state.ts';
import { cx } from './text.ts';

/** How a picture of the media library is shown. */
interface PictureProps {
  picture: PictureRecord;
  /** Width it is shown at, as in the `sizes` of an image: `(min-width: 1024px) 50vw, 100vw`. */
  sizes: string;
  /** Set for the one picture at the head of a page: it loads at once, all others when they come near. */
  priority?: boolean;
  /** In place of the library's text; empty where the words beside it say all. */
  alt?: string;
  className?: string;
}

/** Of the pixels that a phone with three to the point has, so many are worth their bytes. */
const PHONE_SHARE = 0.72;
/** The head of a page, which its first paint waits for, is coarser still. */
const PHONE_SHARE_AT_HEAD = 0.45;

/**
 * Asks for smaller files on phones than their pixels would. `sizes` ends with the width on phones;
 * it is left as it is where that is not a share of the window.
 */
export function phoneSizes(sizes: string, priority: boolean): string {
  const onPhones = sizes.split(',').at(-1)?.trim() ?? '';
  const [, share] = /^(?:calc\()?([\d.]+)vw/.exec(onPhones) ?? [];
  if (!share) return sizes;
  const width = Math.round(Number(share) * (priority ? PHONE_SHARE_AT_HEAD : PHONE_SHARE));
  const phone = priority
    ? '(max-width: 640px)'
    : '(max-width: 640px) and (min-resolution: 2.5dppx)';
  return `${phone} ${width}vw, ${sizes}`;
}

/** A picture of the media library, in the size and format that suit the browser; it fills its box. */
export function Picture({ picture, sizes, priority, alt, className }: PictureProps) {
  const base = useBasePath();
  const { widths, width, height, blur } = picture;
  const asked = phoneSizes(sizes, priority === true);
  // Browsers that choose by themselves never read this one; it is for all others.
  const middle = widths[Math.floor((widths.length - 1) / 2)] ?? width;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={pictureSources(base, picture, 'avif')} sizes={asked} />
      <source type="image/webp" srcSet={pictureSources(base, picture, 'webp')} sizes={asked} />
      <img
        src={pictureFile(base, picture, middle, 'webp')}
        alt={alt ?? picture.alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        style={blur ? { background: `url(${blur}) center / cover no-repeat` } : undefined}
        className={cx('block size-full object-cover', className)}
      />
    </picture>
  );
}
