import { type SQL, sql } from 'drizzle-orm';
import type { ContentTag } from '#contracts/enums/publishing.ts';
import type { Executor } from '#db/connection.ts';

/** Kinds of records with their own pages; sitemap files are named by them. */
export const sitemapKinds = ['articles', 'documents', 'cases'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

interface Source {
  tag: ContentTag;
  texts: string;
  reference: string;
  /** Column with the time of a text's last change. Readers never get a time before publication. */
  changed: string;
  /** Chinese path of a record. */
  path(slug: string): string;
}

export const sitemapSources: Record<SitemapKind, Source> = {
  articles: {
    tag: 'articles',
    texts: 'article_translations',
    reference: 'article_id',
    changed: 'updated_at',
    path: (slug) => `/show/${slug}`,
  },
  documents: {
    tag: 'documents',
    texts: 'document_translations',
    reference: 'document_id',
    changed: 'content_updated_at',
    path: (slug) => `/dmfaq/${slug}`,
  },
  cases: {
    tag: 'cases',
    texts: 'case_translations',
    reference: 'case_id',
    changed: 'updated_at',
    path: (slug) => `/cases?case=${slug}`,
  },
};

/**
 * Range of record numbers in each sitemap part; each record has up to two URLs. Parts are split by
 * record number and not by count: each part is one index scan, and a record always stays in the
 * same part.
 */
export const RECORDS_PER_PART = 1_000;

/** Number of parts of each kind. */
export async function countParts(db: Executor): Promise<Record<SitemapKind, number>> {
  const last = (kind: SitemapKind) =>
    sql`(select coalesce(max(number), 0) from ${sql.identifier(kind)}) as ${sql.identifier(kind)}`;
  const { rows } = await db.execute<Record<SitemapKind, string>>(
    sql`select ${sql.join(sitemapKinds.map(last), sql`, `)}`,
  );
  const parts = (kind: SitemapKind) => Math.ceil(Number(rows[0]?.[kind] ?? 0) / RECORDS_PER_PART);
  return { articles: parts('articles'), documents: parts('documents'), cases: parts('cases') };
}

/** A record with the last change of its public texts; null if there is none in a language. */
export interface SitemapRecord {
  slug: string;
  zh: Date | null;
  en: Date | null;
}

/** The public records of one part, counted from 1. */
export async function readPart(
  db: Executor,
  kind: SitemapKind,
  part: number,
): Promise<SitemapRecord[]> {
  const { texts, reference, changed } = sitemapSources[kind];
  const last = part * RECORDS_PER_PART;
  const moment = (locale: string): SQL =>
    sql`max(greatest(t.${sql.identifier(changed)}, t.published_at)) filter (where t.locale = ${locale})`;
  const { rows } = await db.execute<{ slug: string; zh: string | null; en: string | null }>(sql`
    select r.slug, ${moment('zh')} as zh, ${moment('en')} as en
    from ${sql.identifier(kind)} r
    join ${sql.identifier(texts)} t on t.${sql.identifier(reference)} = r.id
    where r.number > ${last - RECORDS_PER_PART} and r.number <= ${last}
      and t.status = 'published' and t.published_at <= now()
    group by r.id
    order by r.number`);
  return rows.map(({ slug, zh, en }) => ({
    slug,
    zh: zh === null ? null : new Date(zh),
    en: en === null ? null : new Date(en),
  }));
}

/** Slugs of programs with a public version. */
export async function readPrograms(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ slug: string }>(sql`
    select slug from downloads i where visible and exists (
      select from download_releases r
      where r.download_id = i.id and r.status = 'published' and r.published_at <= now()
    ) and exists (
      select from download_translations t
      where t.download_id = i.id and t.status = 'published' and t.published_at <= now()
    ) order by sort, slug`);
  return rows.map(({ slug }) => slug);
}

/** Last changes of the block pages, by key and language. */
export async function readPageChanges(db: Executor): Promise<Map<string, Date>> {
  const { rows } = await db.execute<{ key: string; locale: string; changed: string }>(sql`
    select p.key, t.locale, greatest(t.updated_at, t.published_at) as changed
    from pages p join page_translations t on t.page_id = p.id
    where t.status = 'published' and t.published_at <= now()`);
  return new Map(rows.map(({ key, locale, changed }) => [`${key} ${locale}`, new Date(changed)]));
}
