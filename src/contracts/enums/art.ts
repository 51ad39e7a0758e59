import { type ProductKey, productKeys } from './products.ts';

/** Solutions with their own drawing. */
export const solutionKeys = ['ecommerce', 'launch', 'training', 'medical', 'government'] as const;
export type SolutionKey = (typeof solutionKeys)[number];

/** Drawings of the site, for records without a picture. */
export const artKeys = [
  'stage',
  ...productKeys.map((key) => `product-${key}` as const),
  ...solutionKeys.map((key) => `solution-${key}` as const),
] as const;
export type ArtKey = (typeof artKeys)[number];

/** The drawing of a solution; the stage if it has none. */
export function solutionArt(solution: string): ArtKey {
  return artKeys.find((key) => key === `solution-${solution}`) ?? 'stage';
}

/**
 * The drawing of an article: the product's drawing for product news, else one picked by its slug.
 */
export function articleArt(article: {
  slug: string;
  category: string;
  product: ProductKey | null;
}): ArtKey {
  if (article.category === 'product' && article.product) return `product-${article.product}`;
  const sum = [...article.slug].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return solutionArt(solutionKeys[sum % solutionKeys.length] ?? '');
}
