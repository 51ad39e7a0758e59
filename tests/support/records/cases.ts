import type { ProductKey } from '#contracts/enums/products.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { caseMedia, caseProducts, cases, caseTranslations } from '#db/schema/cases.ts';
import { industries } from '#db/schema/industries.ts';
import { solutions } from '#db/schema/solutions.ts';
import { onlyRow } from './only-row.ts';

type CaseRow = typeof cases.$inferInsert;
type TextRow = typeof caseTranslations.$inferInsert;

/** The fields of a case that tests set; the industry and the solution have the same default key. */
interface CaseFields
  extends Partial<Pick<CaseRow, 'industryKey' | 'solutionKey' | 'coverId' | 'sort'>>,
    Partial<Omit<TextRow, 'caseId' | 'locale'>> {
  slug: string;
  products?: readonly ProductKey[];
  /** The languages of its texts; Chinese by default. */
  locales?: readonly Locale[];
  gallery?: Omit<typeof caseMedia.$inferInsert, 'caseId' | 'sort'>[];
}

/** Adds a case that was published long ago, with its industry and solution if they are missing. */
export async function addCase(
  db: Database,
  {
    slug,
    industryKey = 'general',
    solutionKey = 'general',
    coverId,
    sort,
    products = [],
    locales = ['zh'],
    gallery = [],
    ...text
  }: CaseFields,
): Promise<string> {
  for (const [table, key] of [
    [industries, industryKey],
    [solutions, solutionKey],
  ] as const) {
    const names = { nameZh: key, nameEn: `${key} in English` };
    await db
      .insert(table)
      .values({ key, ...names })
      .onConflictDoNothing();
  }
  const rows = await db
    .insert(cases)
    .values({ slug, industryKey, solutionKey, coverId, sort })
    .returning({ id: cases.id });
  const { id: caseId } = onlyRow(rows);
  await db.insert(caseTranslations).values(
    locales.map((locale) => ({
      caseId,
      locale,
      title: slug,
      customer: slug,
      status: 'published' as const,
      publishedAt: new Date(0),
      ...text,
    })),
  );
  if (products.length > 0) {
    await db.insert(caseProducts).values(products.map((productKey) => ({ caseId, productKey })));
  }
  if (gallery.length > 0) {
    await db
      .insert(caseMedia)
      .values(gallery.map((picture, position) => ({ caseId, sort: position, ...picture })));
  }
  return caseId;
}
