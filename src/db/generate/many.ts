import type { Pool } from 'pg';
import { articleBatch } from './articles.ts';
import { inTransaction } from './bulk.ts';
import { caseBatch } from './cases.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { MORE_MEMORY, withDeferredIndex } from './deferred-index.ts';
import { documentBatch } from './documents.ts';
import { SLUG_PREFIX } from './record.ts';

/** Kinds of records that are generated, each with the table that holds their addresses. */
const kinds = { articles: articleBatch, documents: documentBatch, cases: caseBatch };
/** A kind of generated record, named as its table. */
export type ManyKind = keyof typeof kinds;

/** Called after each batch with the records of that kind there are by now. */
export type OnProgress = (kind: ManyKind, done: number, wanted: number) => void;

const BATCH = 500;
/** Texts are written here while the database takes in the ones before: two connections keep both busy. */
const WRITERS = 2;

/** Brings the generated records of each kind up to the wanted number; what is there already stays. */
export async function generateMany(
  pool: Pool,
  wanted: Partial<Record<ManyKind, number>>,
  onProgress: OnProgress = () => {},
): Promise<void> {
  const catalogue = await readCatalogue(pool);
  await withDeferredIndex(pool, async () => {
    for (const kind of Object.keys(kinds) as ManyKind[]) {
      await generateKind(pool, catalogue, kind, wanted[kind] ?? 0, onProgress);
    }
  });
  // Plans need to know that the tables have grown; nobody should wait for the daemon to notice.
  await pool.query('analyze articles, article_translations, article_products, article_listing');
  await pool.query('analyze documents, document_translations, cases, case_translations');
  await pool.query('vacuum (analyze) search_entries');
}

/** Removes every generated record; returns how many there were. */
export async function removeMany(pool: Pool): Promise<number> {
  let removed = 0;
  for (const kind of Object.keys(kinds) as ManyKind[]) {
    removed += await inTransaction(
      () => pool.connect(),
      async (client) => {
        const owner = { articles: 'article', documents: 'document', cases: 'case' }[kind];
        const ids = `select id from ${kind} where slug like '${SLUG_PREFIX}%'`;
        // Texts first and all at once: removed with their records one by one, each would be announced.
        for (const table of [`${owner}_translations`, `${owner}_products`]) {
          if (table === 'document_products') continue;
          await client.query(`delete from ${table} where ${owner}_id in (${ids})`);
        }
        const { rowCount } = await client.query(`delete from ${kind} where id in (${ids})`);
        return rowCount ?? 0;
      },
    );
  }
  return removed;
}

/** Numbers of the generated records of a kind; an interrupted run may leave gaps. */
async function existingNumbers(pool: Pool, kind: ManyKind): Promise<Set<number>> {
  const { rows } = await pool.query<{ slug: string }>(
    `select slug from ${kind} where slug like '${SLUG_PREFIX}%'`,
  );
  return new Set(rows.map(({ slug }) => Number(slug.slice(SLUG_PREFIX.length))));
}

async function generateKind(
  pool: Pool,
  catalogue: Catalogue,
  kind: ManyKind,
  total: number,
  onProgress: OnProgress,
): Promise<void> {
  if (total === 0) return;
  const existing = await existingNumbers(pool, kind);
  const missing = Array.from({ length: total }, (_, index) => index + 1).filter(
    (number) => !existing.has(number),
  );
  let done = total - missing.length;
  const writer = async () => {
    while (missing.length > 0) {
      const numbers = missing.splice(0, BATCH);
      const write = kinds[kind]({ numbers, total }, catalogue);
      await inTransaction(
        () => pool.connect(),
        async (client) => {
          await client.query(MORE_MEMORY);
          await write(client);
        },
      );
      done += numbers.length;
      onProgress(kind, done, total);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
}
