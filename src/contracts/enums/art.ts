import { type ProductKey, productKeys } from './products.ts';

/** Usages of a live room that have a picture of their own; keys of the solution scenes. */
export const solutionKeys = ['ecommerce', 'launch', 'training', 'medical', 'government'] as const;
/** A usage of a live room with a picture. */
export type SolutionKey = (typeof solutionKeys)[number];

/** The drawn pictures, for records that have none of their own. */
export const artKeys = [
  'stage',
  ...productKeys.map((key) => `product-${key}` as const),
  ...solutionKeys.map((key) => `scene-${key}` as const),
] as const;
/** A drawn picture. */
export type ArtKey = (typeof artKeys)[number];

/** The picture of a solution scene; the stage where staff made a scene that has none. */
export function solutionArt(scene: string): ArtKey {
  return artKeys.find((key) => key === `scene-${scene}`) ?? 'stage';
}

/** The picture of an article: its product's where it is product news, else always the same scene. */
export function articleArt(article: {
  slug: string;
  category: string;
  product: ProductKey | null;
}): ArtKey {
  if (article.category === 'product' && article.product) return `product-${article.product}`;
  const sum = [...article.slug].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return solutionArt(solutionKeys[sum % solutionKeys.length] ?? '');
}
