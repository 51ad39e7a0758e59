import { asc, count, eq, sql } from 'drizzle-orm';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { isPublicIn } from '#db/public-text.ts';
import {
  documents,
  documentSections as sections,
  documentTranslations as texts,
} from '#db/schema/documents.ts';
import type { DocumentSection } from './contract.ts';

/** A section as it is stored, with the number of public documents directly in it. */
export interface SectionRow {
  id: string;
  parentId: string | null;
  slug: string;
  name: string;
  summary: string | null;
  own: number;
}

/** All sections in the order of the tree: a parent before its children. They are few. */
export async function readSections(db: Database, locale: Locale): Promise<SectionRow[]> {
  const rows = await db
    .select({
      id: sections.id,
      parentId: sections.parentId,
      slug: sections.slug,
      name:
        locale === 'en'
          ? sql<string>`coalesce(${sections.nameEn}, ${sections.nameZh})`
          : sql<string>`${sections.nameZh}`,
      summary: locale === 'en' ? sections.summaryEn : sections.summaryZh,
      own: count(texts.documentId),
    })
    .from(sections)
    .leftJoin(documents, eq(documents.sectionId, sections.id))
    .leftJoin(texts, sql`${texts.documentId} = ${documents.id} and ${isPublicIn(texts, locale)}`)
    .groupBy(sections.id)
    .orderBy(asc(sections.sort), asc(sections.id));
  const inOrder = (parentId: string | null): SectionRow[] =>
    rows.filter((row) => row.parentId === parentId).flatMap((row) => [row, ...inOrder(row.id)]);
  return inOrder(null);
}

/** The sections as a tree; those without a document are left out. */
export function sectionTree(rows: SectionRow[], parentId: string | null = null): DocumentSection[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map(({ id, slug, name, summary, own }) => {
      const below = sectionTree(rows, id);
      const total = below.reduce((sum, section) => sum + section.count, own);
      return { slug, name, summary, count: total, sections: below };
    })
    .filter((section) => section.count > 0);
}

/** Ids of a section and all below it, in the order of the tree; empty where it is unknown. */
export function sectionAndBelow(rows: SectionRow[], slug: string): string[] {
  const found = new Set<string>();
  for (const row of rows) {
    if (row.slug === slug || (row.parentId && found.has(row.parentId))) found.add(row.id);
  }
  return [...found];
}

/** The way from the top of the tree down to a section. */
export function pathTo(rows: SectionRow[], id: string): { slug: string; name: string }[] {
  const row = rows.find((entry) => entry.id === id);
  if (!row) return [];
  const above = row.parentId ? pathTo(rows, row.parentId) : [];
  return [...above, { slug: row.slug, name: row.name }];
}
