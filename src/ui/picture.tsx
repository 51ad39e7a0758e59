import type { Picture as PictureRecord } from '#contracts/picture.ts';
import { pictureFile, pictureSources } from '#contracts/picture-files.ts';
import { useBasePath } from '#ui/host.tsx';
import { cx } from './text.ts';

/** How a picture of the media library is shown. */
interface PictureProps {
  picture: PictureRecord;
  /** Width it is shown at, as in the `sizes` of an image: `(min-width: 1024px) 50vw, 100vw`. */
  sizes: string;
  /** For the one picture at the top of a page: it loads at once, others lazily. */
  priority?: boolean;
  /** Replaces the library's alternative text; empty if the text beside it says the same. */
  alt?: string;
  className?: string;
}

/** Factor for the width on phones with 3x screens: more pixels cost bytes without a visible gain. */
const PHONE_SHARE = 0.72;
/** The same for the picture at the top of a page, which decides the largest contentful paint. */
const PHONE_SHARE_AT_HEAD = 0.45;

/**
 * Makes phones choose smaller files than for their pixel density. The last entry of `sizes` is
 * the width on phones; if that is not in vw, `sizes` is returned unchanged.
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

/** A picture of the media library as AVIF and WebP in all widths; it fills its box. */
export function Picture({ picture, sizes, priority, alt, className }: PictureProps) {
  const base = useBasePath();
  const { widths, width, height, blur, focus } = picture;
  const adjustedSizes = phoneSizes(sizes, priority === true);
  // Only for browsers without srcset.
  const middle = widths[Math.floor((widths.length - 1) / 2)] ?? width;
  return (
    <picture className="contents">
      <source
        type="image/avif"
        srcSet={pictureSources(base, picture, 'avif')}
        sizes={adjustedSizes}
      />
      <source
        type="image/webp"
        srcSet={pictureSources(base, picture, 'webp')}
        sizes={adjustedSizes}
      />
      <img
        src={pictureFile(base, picture, middle, 'webp')}
        alt={alt ?? picture.alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        style={{
          ...(blur && { background: `url(${blur}) center / cover no-repeat` }),
          ...(focus && { objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }),
        }}
        className={cx('block size-full object-cover', className)}
      />
    </picture>
  );
}
