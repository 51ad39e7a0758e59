import type { sheets } from '#db/schema/sheets/sheets.ts';

/** What every sheet has, as its row. */
export type SheetHead = typeof sheets.$inferSelect;

/** The title in the language of the sheet. */
export function titleOf({
  locale,
  titleZh,
  titleEn,
}: Pick<SheetHead, 'locale' | 'titleZh' | 'titleEn'>) {
  return locale === 'en' ? (titleEn ?? titleZh) : titleZh;
}
