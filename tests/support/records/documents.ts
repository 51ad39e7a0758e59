import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { documentSections, documents, documentTranslations } from '#db/schema/documents.ts';
import { onlyRow } from './only-row.ts';

type SectionRow = typeof documentSections.$inferInsert;
type DocumentRow = typeof documents.$inferInsert;
type TextRow = typeof documentTranslations.$inferInsert;

/** Adds a section of the learning centre; returns its id. */
export async function addSection(
  db: Database,
  fields: Pick<SectionRow, 'slug'> & Partial<SectionRow>,
): Promise<string> {
  const rows = await db
    .insert(documentSections)
    .values({ nameZh: fields.slug, ...fields })
    .returning({ id: documentSections.id });
  return onlyRow(rows).id;
}

/** The fields of a document that tests set. */
interface DocumentFields
  extends Partial<Omit<DocumentRow, 'id' | 'slug' | 'sectionId' | 'createdAt' | 'updatedAt'>>,
    Partial<Pick<TextRow, 'title' | 'status' | 'publishedAt' | 'contentUpdatedAt'>> {
  slug: string;
  sectionId: string;
  /** The languages of its texts; Chinese by default. */
  locales?: readonly Locale[];
}

/** Adds a document that was published long ago; returns its id. */
export async function addDocument(
  db: Database,
  {
    locales = ['zh'],
    title,
    status = 'published',
    publishedAt = new Date('2026-01-01T00:00:00Z'),
    contentUpdatedAt = publishedAt ?? undefined,
    ...fields
  }: DocumentFields,
): Promise<string> {
  const rows = await db.insert(documents).values(fields).returning({ id: documents.id });
  const { id: documentId } = onlyRow(rows);
  const text = { title: title ?? fields.slug, status, publishedAt, contentUpdatedAt };
  await db
    .insert(documentTranslations)
    .values(locales.map((locale) => ({ documentId, locale, ...text })));
  return documentId;
}
