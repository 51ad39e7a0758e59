import { type Locale, pickText } from '#contracts/locale.ts';
import { products } from '#db/schema/products.ts';

/** Columns for `productTexts`. */
export const productColumns = {
  key: products.key,
  nameZh: products.nameZh,
  nameEn: products.nameEn,
  taglineZh: products.taglineZh,
  taglineEn: products.taglineEn,
};

type Row = Pick<typeof products.$inferSelect, keyof typeof productColumns>;

/** Name and tagline of a product in a language. */
export function productTexts(row: Row, locale: Locale): { name: string; tagline: string } {
  return {
    name: pickText({ zh: row.nameZh, en: row.nameEn }, locale),
    tagline: pickText({ zh: row.taglineZh, en: row.taglineEn }, locale),
  };
}
