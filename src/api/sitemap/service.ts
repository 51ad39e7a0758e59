import { type SQL, sql } from 'drizzle-orm';
import type { ContentTag } from '#contracts/enums/publishing.ts';
import type { Executor } from '#db/connection.ts';

/** Kinds of records that have their own pages, as the files of the sitemap are named. */
export const sitemapKinds = ['articles', 'documents', 'cases'] as const;
/** A kind of record that has its own pages. */
export type SitemapKind = (typeof sitemapKinds)[number];

interface Source {
  tag: ContentTag;
  texts: string;
  reference: string;
  /** Column of a text's last change. For readers it is never before publication. */
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
 * Records per part, each with up to two addresses. Parts are cut by the records' own numbers, not by
 * counting: a part is one walk over an index wherever it lies, and a record never changes its part.
 */
export const RECORDS_PER_PART = 1_000;

/** How many parts each kind has. */
export async function countParts(db: Executor): Promise<Record<SitemapKind, number>> {
  const last = (kind: SitemapKind) =>
    sql`(select coalesce(max(number), 0) from ${sql.identifier(kind)}) as ${sql.identifier(kind)}`;
  const { rows } = await db.execute<Record<SitemapKind, string>>(
    sql`select ${sql.join(sitemapKinds.map(last), sql`, `)}`,
  );
  const parts = (kind: SitemapKind) => Math.ceil(Number(rows[0]?.[kind] ?? 0) / RECORDS_PER_PART);
  return { articles: parts('articles'), documents: parts('documents'), cases: parts('cases') };
}

/** A record with when its public texts last changed; null where there is none in a language. */
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

/** Programs with a version that everybody may fetch, by their name in addresses. */
export async function readPrograms(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ slug: string }>(sql`
    select slug from downloads i where visible and exists (
      select from download_releases r
      where r.download_id = i.id and r.status = 'published' and r.published_at <= now()
    ) order by sort, slug`);
  return rows.map(({ slug }) => slug);
}

/** When the pages made of blocks last changed, by their key and language. */
export async function readPageChanges(db: Executor): Promise<Map<string, Date>> {
  const { rows } = await db.execute<{ key: string; locale: string; changed: string }>(sql`
    select p.key, t.locale, greatest(t.updated_at, t.published_at) as changed
    from pages p join page_translations t on t.page_id = p.id
    where t.status = 'published' and t.published_at <= now()`);
  return new Map(rows.map(({ key, locale, changed }) => [`${key} ${locale}`, new Date(changed)]));
}
