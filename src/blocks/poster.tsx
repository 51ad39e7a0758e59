import type { ProductKey } from '#contracts/enums/products.ts';
import type { Picture as PictureRecord } from '#contracts/picture.ts';
import { IconArrowRight } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import type { Target } from '#ui/link-target.ts';
import { Picture } from '#ui/picture.tsx';
import { cx } from '#ui/text.ts';

/** A picture with text on it; the whole poster is one link. */
export function Poster({
  title,
  text,
  picture,
  sizes,
  product,
  large,
  className,
  ...target
}: Target & {
  title: string;
  text: string;
  picture: PictureRecord | null;
  sizes: string;
  product?: ProductKey;
  large?: boolean;
  className?: string;
}) {
  return (
    <li className={cx('poster', !large && 'poster-small', className)} data-product={product}>
      {picture && (
        <div className="poster-picture">
          <Picture picture={picture} sizes={sizes} alt="" />
        </div>
      )}
      <div className="poster-words flex items-end justify-between gap-4 p-5 md:p-6">
        <div>
          <h3 className={large ? 'text-2xl' : 'text-xl'}>
            <Link {...target} className="card-link">
              {title}
            </Link>
          </h3>
          <p className={cx('mt-1 max-w-[30em] text-ink/80', !large && 'text-sm')}>{text}</p>
        </div>
        <IconArrowRight className="no-print mb-1 text-key" />
      </div>
    </li>
  );
}
