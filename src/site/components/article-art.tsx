import type { ProductKey } from '#contracts/site-state.ts';
import { articleArt } from '#contracts/values/art.ts';
import { articlesMessages } from '#site/i18n/articles.ts';
import { useMessages } from '#site/i18n/messages.tsx';
import { ArtImage, HeadArt } from './picture.tsx';

interface Pictured {
  uid: string;
  title: string;
  category: { key: string };
  /** The last one is the most specific. */
  products: { key: ProductKey }[];
}

function artOf({ uid, category, products }: Pictured) {
  return articleArt({ uid, category: category.key, product: products.at(-1)?.key ?? null });
}

/** The picture of an article in a list, beside its title; it fills its box. */
export function ArticleArt({ article }: { article: Pictured }) {
  return <ArtImage art={artOf(article)} alt="" />;
}

/** The picture of an article at the head of a page; it fills its box. */
export function ArticleHeadArt({ article }: { article: Pictured }) {
  const text = useMessages(articlesMessages);
  return <HeadArt key={article.uid} art={artOf(article)} alt={text.cover(article.title)} />;
}
