import type { Pool, PoolClient } from 'pg';
import { articleBatch, type Batch } from './articles.ts';
import { inTransaction } from './bulk.ts';
import { isNearlyEmpty, loadWithoutIndex } from './bulk-load.ts';
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
/** From this many new records on a nearly empty database is loaded without the index of the search. */
const MANY = 5_000;

/** Brings the generated records of each kind up to the wanted number; what is there already stays. */
export async function generateMany(
  pool: Pool,
  wanted: Partial<Record<ManyKind, number>>,
  onProgress: OnProgress = () => {},
): Promise<void> {
  const catalogue = await readCatalogue(pool);
  const sets: NewRecords[] = [];
  for (const kind of Object.keys(kinds) as ManyKind[]) {
    sets.push(await newRecords(pool, kind, wanted[kind] ?? 0));
  }
  const count = sets.reduce((sum, { numbers }) => sum + numbers.length, 0);
  if (count >= MANY && (await isNearlyEmpty(pool))) {
    await loadWithoutIndex(pool, async (client) => {
      for (const set of sets) await writeInOne(client, catalogue, set, onProgress);
    });
  } else {
    await withDeferredIndex(pool, async () => {
      for (const set of sets) await writeByMany(pool, catalogue, set, onProgress);
    });
  }
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

/** The records of a kind that are still to be made. */
interface NewRecords {
  kind: ManyKind;
  numbers: number[];
  /** How many there are to be in all. */
  total: number;
}

/** What is missing of a kind; an interrupted run may have left gaps. */
async function newRecords(pool: Pool, kind: ManyKind, total: number): Promise<NewRecords> {
  const { rows } = await pool.query<{ slug: string }>(
    `select slug from ${kind} where slug like '${SLUG_PREFIX}%'`,
  );
  const existing = new Set(rows.map(({ slug }) => Number(slug.slice(SLUG_PREFIX.length))));
  const numbers = Array.from({ length: total }, (_, index) => index + 1).filter(
    (number) => !existing.has(number),
  );
  return { kind, numbers, total };
}

/** Cuts the records to be made into lots, and reports each that `write` has written. */
async function inLots(
  { kind, numbers, total }: NewRecords,
  onProgress: OnProgress,
  write: (next: () => Batch | undefined, written: (count: number) => void) => Promise<void>,
): Promise<void> {
  const missing = [...numbers];
  let done = total - missing.length;
  const next = () => {
    const lot = missing.splice(0, BATCH);
    return lot.length > 0 ? { numbers: lot, total } : undefined;
  };
  await write(next, (count) => {
    done += count;
    onProgress(kind, done, total);
  });
}

/** Writes through several connections, each lot as a transaction of its own. */
async function writeByMany(
  pool: Pool,
  catalogue: Catalogue,
  set: NewRecords,
  onProgress: OnProgress,
): Promise<void> {
  await inLots(set, onProgress, async (next, written) => {
    const writer = async () => {
      for (let lot = next(); lot; lot = next()) {
        const write = kinds[set.kind](lot, catalogue);
        await inTransaction(
          () => pool.connect(),
          async (client) => {
            await client.query(MORE_MEMORY);
            await write(client);
          },
        );
        written(lot.numbers.length);
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, writer));
  });
}

/** Writes through one connection; the next texts are made while the database takes in the last. */
async function writeInOne(
  client: PoolClient,
  catalogue: Catalogue,
  set: NewRecords,
  onProgress: OnProgress,
): Promise<void> {
  await inLots(set, onProgress, async (next, written) => {
    let writing = Promise.resolve();
    for (let lot = next(); lot; lot = next()) {
      const write = kinds[set.kind](lot, catalogue);
      await writing;
      writing = write(client);
      written(lot.numbers.length);
    }
    await writing;
  });
}
