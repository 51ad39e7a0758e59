import { type ProductKey, productKeys } from './products.ts';

/** Solutions that have a drawing of their own. */
export const solutionKeys = ['ecommerce', 'launch', 'training', 'medical', 'government'] as const;
/** A solution with a drawing. */
export type SolutionKey = (typeof solutionKeys)[number];

/** The site's drawings, for records without a picture. */
export const artKeys = [
  'stage',
  ...productKeys.map((key) => `product-${key}` as const),
  ...solutionKeys.map((key) => `solution-${key}` as const),
  'tea-terrace-dawn',
  'tea-terrace-noon',
  'tea-terrace-dusk',
  'tea-terrace-snow',
] as const;
/** Name of a drawing. */
export type ArtKey = (typeof artKeys)[number];

/** The drawing of a solution; the stage for one without a drawing. */
export function solutionArt(solution: string): ArtKey {
  return artKeys.find((key) => key === `solution-${solution}`) ?? 'stage';
}

/** The drawing of an article: its product's for product news, else one chosen by its address. */
export function articleArt(article: {
  slug: string;
  category: string;
  product: ProductKey | null;
}): ArtKey {
  if (article.category === 'product' && article.product) return `product-${article.product}`;
  const sum = [...article.slug].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return solutionArt(solutionKeys[sum % solutionKeys.length] ?? '');
}
