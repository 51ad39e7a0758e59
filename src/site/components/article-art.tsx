import { articleArt } from '#contracts/enums/art.ts';
import type { Picture as PictureRecord } from '#contracts/picture.ts';
import type { ProductKey } from '#contracts/site-state.ts';
import { articlesMessages } from '#site/i18n/articles.ts';
import { ArtImage, HeadArt } from '#ui/art-image.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Picture } from '#ui/picture.tsx';

interface ArticleWithCover {
  slug: string;
  title: string;
  category: { key: string };
  /** The most specific one is last. */
  products: { key: ProductKey }[];
  cover: PictureRecord | null;
}

function artOf({ slug, category, products }: ArticleWithCover) {
  return articleArt({ slug, category: category.key, product: products.at(-1)?.key ?? null });
}

/** Cover of an article in a list, or a drawing if it has no cover. It fills its box. */
export function ArticleArt({
  article,
  sizes = '(min-width: 1280px) 384px, (min-width: 640px) 50vw, 100vw',
  priority,
}: {
  article: ArticleWithCover;
  /** Displayed width, in the syntax of the `sizes` attribute. */
  sizes?: string;
  /** True for images above the fold: they are not lazy. */
  priority?: boolean;
}) {
  if (!article.cover) return <ArtImage art={artOf(article)} alt="" />;
  return <Picture picture={article.cover} alt="" sizes={sizes} priority={priority} />;
}

/** Cover of an article on its own page, or a drawing if it has no cover. It fills its box. */
export function ArticleHeadArt({ article }: { article: ArticleWithCover }) {
  const text = useMessages(articlesMessages);
  if (!article.cover) {
    return <HeadArt key={article.slug} art={artOf(article)} alt={text.cover(article.title)} />;
  }
  return <Picture picture={article.cover} priority sizes="(min-width: 1024px) 714px, 100vw" />;
}
