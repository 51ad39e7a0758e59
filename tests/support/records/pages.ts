import type { ProductKey } from '#contracts/enums/products.ts';
import type { StoredBlock } from '#contracts/enums/publishing.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { pages, pageTranslations } from '#db/schema/pages.ts';
import { onlyRow } from './only-row.ts';

type TextRow = typeof pageTranslations.$inferInsert;

/** The fields of a page that tests set. */
interface PageFields extends Partial<Pick<TextRow, 'status'>> {
  key: string;
  /** The product that it is about. */
  productKey?: ProductKey;
  title: string;
  blocks: StoredBlock[];
  /** The languages of its texts; Chinese by default. */
  locales?: readonly Locale[];
}

/** Adds a published page made of blocks. */
export async function addPage(
  db: Database,
  { key, productKey, title, blocks, status = 'published', locales = ['zh'] }: PageFields,
): Promise<void> {
  const rows = await db.insert(pages).values({ key, productKey }).returning({ id: pages.id });
  const pageId = onlyRow(rows).id;
  const text = { title, blocks, status, publishedAt: new Date() };
  await db.insert(pageTranslations).values(locales.map((locale) => ({ pageId, locale, ...text })));
}
