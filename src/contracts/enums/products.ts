/** The products; the keys are used in their routes. */
export const productKeys = ['3d', 'cyan', 'flower', 'sdk', 'app'] as const;
export type ProductKey = (typeof productKeys)[number];

export function isProductKey(key: string | null): key is ProductKey {
  return productKeys.some((productKey) => productKey === key);
}
