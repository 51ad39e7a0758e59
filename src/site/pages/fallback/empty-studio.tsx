import { fallbackMessages } from '#site/i18n/fallback.ts';
import { assetUrl } from '#ui/asset-url.ts';
import { useBasePath } from '#ui/host.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import smallAvif from '../../../../media/article-led-wall-or-green-screen/480.avif?url';
import small from '../../../../media/article-led-wall-or-green-screen/480.webp?url';
import largeAvif from '../../../../media/article-led-wall-or-green-screen/960.avif?url';
import large from '../../../../media/article-led-wall-or-green-screen/960.webp?url';

/**
 * A studio in which nobody is. The page has no data, so it takes the files themselves instead of a
 * picture of the library. Hidden on narrow screens, it is not loaded there.
 */
export function EmptyStudio() {
  const text = useMessages(fallbackMessages);
  const base = useBasePath();
  const sources = (narrow: string, wide: string) =>
    `${assetUrl(base, narrow)} 480w, ${assetUrl(base, wide)} 960w`;
  return (
    <picture>
      <source type="image/avif" srcSet={sources(smallAvif, largeAvif)} sizes="512px" />
      <img
        src={assetUrl(base, small)}
        srcSet={sources(small, large)}
        sizes="512px"
        alt={text.picture}
        width={960}
        height={600}
        loading="lazy"
        decoding="async"
        className="block w-full rounded-md bg-stage"
      />
    </picture>
  );
}
