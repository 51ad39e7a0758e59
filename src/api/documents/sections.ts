import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { DocumentLevel } from '#contracts/enums/documents.ts';
import type { ProductKey } from '#contracts/enums/products.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { isPublicIn } from '#db/public-text.ts';
import {
  documents,
  documentSections as sections,
  documentTranslations as texts,
} from '#db/schema/documents.ts';
import type { DocumentSection } from './contract.ts';

/** A stored section with the number of public documents directly in it. */
export interface SectionRow {
  id: string;
  parentId: string | null;
  slug: string;
  name: string;
  summary: string | null;
  icon: string | null;
  /** Number of documents. */
  own: number;
  /** Number of documents that match the filter. */
  matching: number;
  /** Estimated time of all documents. */
  minutes: number;
}

/** Filters for the document counts of the tree. */
export interface SectionFilter {
  product?: ProductKey | undefined;
  level?: DocumentLevel | undefined;
}

/** All sections in tree order: a parent before its children. There are few. */
export async function readSections(
  db: Database,
  locale: Locale,
  { product, level }: SectionFilter = {},
): Promise<SectionRow[]> {
  const passes = and(
    product ? eq(documents.productKey, product) : undefined,
    level ? eq(documents.level, level) : undefined,
  );
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
      icon: sections.icon,
      own: count(texts.documentId),
      matching:
        sql<number>`count(${texts.documentId}) filter (where ${passes ?? sql`true`})`.mapWith(
          Number,
        ),
      minutes:
        sql<number>`coalesce(sum(${documents.minutes}) filter (where ${texts.documentId} is not null), 0)`.mapWith(
          Number,
        ),
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

/** The sections as a tree, without those that have no documents. */
export function sectionTree(rows: SectionRow[], parentId: string | null = null): DocumentSection[] {
  return rows
    .filter((row) => row.parentId === parentId && ownAndBelow(rows, row).some(({ own }) => own > 0))
    .map((row) => {
      const { slug, name, summary, icon } = row;
      const all = ownAndBelow(rows, row);
      const count = all.reduce((sum, { matching }) => sum + matching, 0);
      const minutes = all.reduce((sum, section) => sum + section.minutes, 0);
      return { slug, name, summary, icon, count, minutes, sections: sectionTree(rows, row.id) };
    });
}

/** A section and its subsections. */
export function ownAndBelow(rows: SectionRow[], row: SectionRow): SectionRow[] {
  return [
    row,
    ...rows.filter(({ parentId }) => parentId === row.id).flatMap((one) => ownAndBelow(rows, one)),
  ];
}

/** Ids of a section and its subsections, in tree order; empty if the section is unknown. */
export function sectionAndBelow(rows: SectionRow[], slug: string): string[] {
  const ids = new Set<string>();
  for (const row of rows) {
    if (row.slug === slug || (row.parentId && ids.has(row.parentId))) ids.add(row.id);
  }
  return [...ids];
}

/** The path from the top of the tree to a section. */
export function pathTo(rows: SectionRow[], id: string): { slug: string; name: string }[] {
  const row = rows.find((entry) => entry.id === id);
  if (!row) return [];
  const above = row.parentId ? pathTo(rows, row.parentId) : [];
  return [...above, { slug: row.slug, name: row.name }];
}
