import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { kindOf } from '#api/publishing/kinds.ts';
import { contentKinds, localeOfPart } from '#contracts/enums/content.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { contentParts, contentRecords } from '#db/schema/content.ts';
import { diagnoses, documents } from '#db/schema/documents.ts';
import { factUses } from '#db/schema/facts.ts';
import { interfaceNames, interfaceUses } from './interface-uses.ts';
import { comparedSentence, type Reading, sentencesWith } from './sentences.ts';
import type { FactText, FactUse } from './staff-contract.ts';

/** Texts that are listed for one fact. */
const MAX_USES = 200;

/** Tables whose texts may show facts; src/db/functions/facts.sql has the same list. */
const texts: Record<string, FactText> = {
  ...Object.fromEntries(contentKinds.map((kind) => [`${kind}_translations`, kind])),
  document_sections: 'section',
  download_releases: 'release',
  products: 'product',
  qr_pages: 'qr',
  search_answers: 'search-answer',
  search_pages: 'search-page',
  solutions: 'solution',
};

/** The names, `key` or `key.format`, with which public texts show a fact. */
export async function shownNames(db: Executor, key: string): Promise<string[]> {
  const rows = await db
    .select({ name: factUses.name })
    .from(factUses)
    .where(eq(factUses.factKey, key))
    .groupBy(factUses.name);
  return [...new Set([...rows.map(({ name }) => name), ...interfaceNames(key)])];
}

/**
 * The texts that show a fact, with their sentences: public ones first, then those of the interface,
 * then drafts.
 */
export async function findFactUses(
  db: Executor,
  key: string,
  reading: Reading,
): Promise<FactUse[]> {
  return [
    ...(await findPublicUses(db, key, reading)),
    ...interfaceUses(key, reading),
    ...(await findDraftUses(db, key, reading)),
  ].slice(0, MAX_USES);
}

interface TextRow extends Record<string, unknown> {
  relation: string;
  id: string;
  locale: Locale | '';
  name: string | null;
  data: Record<string, unknown>;
}

async function findPublicUses(db: Executor, key: string, reading: Reading): Promise<FactUse[]> {
  const relations = await db
    .select({ relation: factUses.relation })
    .from(factUses)
    .where(eq(factUses.factKey, key))
    .groupBy(factUses.relation)
    .orderBy(factUses.relation);
  const uses: FactUse[] = [];
  for (const { relation } of relations) {
    const kind = texts[relation];
    if (!kind) throw new Error(`facts are shown by the unknown table ${relation}`);
    const { rows } = await db.execute<TextRow>(sql`
      select u.record_id as id, u.locale, r.name, to_jsonb(t) as data
      from (
        select distinct record_id, locale from fact_uses
        where fact_key = ${key} and relation = ${relation}
      ) as u
      join ${sql.identifier(relation)} t on ${rowOf(relation)}
      left join content_records r on r.id = u.record_id
      order by u.record_id, u.locale limit ${MAX_USES}`);
    const pages =
      kind === 'diagnosis'
        ? await pagesOfDiagnoses(
            db,
            rows.map(({ id }) => id),
          )
        : null;
    for (const { id, locale, name, data } of rows) {
      const slug = name ?? text(data.slug) ?? text(data.key) ?? '';
      uses.push({
        kind,
        id,
        locale: locale || null,
        title: titleOf(data) ?? slug,
        path: pages?.get(id) ?? text(data.path) ?? pathOf(kind, slug),
        isDraft: false,
        sentences: sentencesWith(key, data, locale || 'zh').map((sentence) =>
          comparedSentence(sentence, reading),
        ),
      });
    }
  }
  return uses;
}

/** The condition that a row is the text of a use. */
function rowOf(relation: string): SQL {
  if (!relation.endsWith('_translations')) return sql`t.id = u.record_id`;
  const idColumn = sql.identifier(relation.replace(/_translations$/, '_id'));
  return sql`t.${idColumn} = u.record_id and t.locale = u.locale`;
}

async function findDraftUses(db: Executor, key: string, reading: Reading): Promise<FactUse[]> {
  const draft = sql`${contentParts.draft}::text`;
  const rows = await db
    .select({ record: contentRecords, part: contentParts.part, draft: contentParts.draft })
    .from(contentParts)
    .innerJoin(contentRecords, eq(contentRecords.id, contentParts.recordId))
    .where(
      and(
        isNotNull(contentParts.draft),
        isNull(contentRecords.deletedAt),
        or(
          sql`strpos(${draft}, ${`{{fact:${key}}}`}) > 0`,
          sql`strpos(${draft}, ${`{{fact:${key}.`}) > 0`,
        ),
      ),
    )
    .orderBy(contentRecords.kind, contentRecords.id)
    .limit(MAX_USES);
  const diagnosisIds = rows.flatMap(({ record }) =>
    record.kind === 'diagnosis' ? [record.id] : [],
  );
  const pages = await pagesOfDiagnoses(db, diagnosisIds);
  return rows.map(({ record: { id, kind, name, titleZh }, part, draft: data }) => {
    const locale = localeOfPart(part) ?? null;
    return {
      kind,
      id,
      locale,
      title: titleZh || name,
      path: pages.get(id) ?? kindOf(kind).path(name),
      isDraft: true,
      sentences: sentencesWith(key, data, locale ?? 'zh').map((sentence) =>
        comparedSentence(sentence, reading),
      ),
    };
  });
}

/** Paths of the documents that show diagnoses, by the id of the diagnosis. */
async function pagesOfDiagnoses(db: Executor, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: diagnoses.id, slug: documents.slug })
    .from(diagnoses)
    .innerJoin(documents, eq(documents.id, diagnoses.documentId))
    .where(inArray(diagnoses.id, ids));
  return new Map(rows.map(({ id, slug }) => [id, kindOf('document').path(slug)]));
}

function titleOf(data: Record<string, unknown>): string | undefined {
  return text(data.title) ?? text(data.title_zh) ?? text(data.name_zh) ?? text(data.version);
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Path of the page of a record on the Chinese site; null if it has none. */
function pathOf(kind: FactText, slug: string): string | null {
  const content = contentKinds.find((known) => known === kind);
  if (content) return kindOf(content).path(slug);
  switch (kind) {
    case 'download':
    case 'release':
      return '/support/download';
    case 'product':
      return `/product/${slug}`;
    case 'section':
      return '/support/document';
    case 'solution':
      return '/cases';
    default:
      return null;
  }
}
