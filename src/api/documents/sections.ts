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

/** A section as it is stored, with the public documents directly in it. */
export interface SectionRow {
  id: string;
  parentId: string | null;
  slug: string;
  name: string;
  summary: string | null;
  icon: string | null;
  /** How many documents it has. */
  own: number;
  /** How many of them pass the filter. */
  matching: number;
  /** Estimated time of all of them. */
  minutes: number;
}

/** What the documents that a tree counts are about. */
export interface SectionFilter {
  product?: ProductKey | undefined;
  level?: DocumentLevel | undefined;
}

/** All sections in the order of the tree: a parent before its children. They are few. */
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

/** The sections as a tree; those without a document are left out. */
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

/** A section and all below it. */
export function ownAndBelow(rows: SectionRow[], row: SectionRow): SectionRow[] {
  return [
    row,
    ...rows.filter(({ parentId }) => parentId === row.id).flatMap((one) => ownAndBelow(rows, one)),
  ];
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
