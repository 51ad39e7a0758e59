import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SearchKind } from '#contracts/enums/search.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '../connection.ts';
import { articles } from '../schema/articles.ts';
import { cases } from '../schema/cases.ts';
import { documents } from '../schema/documents.ts';
import { downloads } from '../schema/downloads.ts';
import { products } from '../schema/products.ts';
import { searchAnswers, searchPages, searchQuestions, searchSynonyms } from '../schema/search.ts';
import { sitePages } from './content/search-pages.ts';
import { synonymGroups } from './content/synonyms.ts';

/** Writes the initial search synonyms and pages of every site. */
export async function seedSearch(db: Executor): Promise<void> {
  await db.insert(searchSynonyms).values(synonymGroups.map((terms) => ({ terms })));
  const rows = await db
    .insert(searchPages)
    .values(
      sitePages.map(({ slug, path, zh, en }) => ({
        slug,
        path,
        titleZh: zh.title,
        titleEn: en?.title ?? null,
        summaryZh: zh.summary,
        summaryEn: en?.summary ?? null,
      })),
    )
    .returning({ id: searchPages.id, slug: searchPages.slug });
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  await insertQuestions(
    db,
    sitePages.map(({ slug, zh, en }) => ({
      kind: 'page',
      recordId: ids.get(slug),
      questions: { zh: zh.questions, ...(en ? { en: en.questions } : {}) },
    })),
  );
}

/** Writes the answers and questions of the demo content, after its records. */
export async function seedDemoSearch(db: Executor): Promise<void> {
  const { demoAnswers } = await import('./content/answers.ts');
  const { demoQuestions } = await import('./content/questions.ts');
  await db.insert(searchAnswers).values(
    demoAnswers.flatMap(({ key, path, zh, en }) => [
      { key, path, locale: 'zh' as const, ...zh },
      { key, path, locale: 'en' as const, ...en },
    ]),
  );
  const ids = {
    article: await idsOf(db, articles, articles.slug),
    document: await idsOf(db, documents, documents.slug),
    case: await idsOf(db, cases, cases.slug),
    download: await idsOf(db, downloads, downloads.slug),
    product: await idsOf(db, products, products.key),
  };
  await insertQuestions(
    db,
    demoQuestions.map(({ kind, slug, questions }) => ({
      kind,
      recordId: ids[kind].get(slug),
      questions,
    })),
  );
}

type RecordTable =
  | typeof articles
  | typeof documents
  | typeof cases
  | typeof downloads
  | typeof products;

async function idsOf(db: Executor, table: RecordTable, slug: PgColumn) {
  const rows = await db.select({ id: table.id, slug }).from(table);
  return new Map(rows.map((row) => [String(row.slug), row.id]));
}

/** The questions of one record; without an id they are left out. */
interface Questions {
  kind: SearchKind;
  recordId: string | undefined;
  questions: Partial<Record<Locale, string[]>>;
}

async function insertQuestions(db: Executor, records: Questions[]): Promise<void> {
  await db
    .insert(searchQuestions)
    .values(
      records.flatMap(({ kind, recordId, questions }) =>
        (Object.entries(questions) as [Locale, string[]][]).flatMap(([locale, list]) =>
          recordId ? { kind, recordId, locale, questions: list } : [],
        ),
      ),
    );
}
