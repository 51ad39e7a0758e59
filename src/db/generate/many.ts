import type { Pool, PoolClient } from 'pg';
import { articleBatch, type Batch } from './articles.ts';
import { inTransaction } from './bulk.ts';
import { isNearlyEmpty, loadWithoutIndex } from './bulk-load.ts';
import { caseBatch } from './cases.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { MORE_MEMORY, withDeferredIndex } from './deferred-index.ts';
import { documentBatch } from './documents.ts';
import { SLUG_PREFIX } from './record.ts';

/** The generated kinds of records; each is named as its table. */
const kinds = { articles: articleBatch, documents: documentBatch, cases: caseBatch };
/** A generated kind of record. */
export type ManyKind = keyof typeof kinds;

/** Called after each batch with the number of records of that kind so far. */
export type OnProgress = (kind: ManyKind, done: number, wanted: number) => void;

const BATCH = 500;
/** Two connections: this process writes texts while the database stores the ones before. */
const WRITERS = 2;
/** From so many new records on, a nearly empty database is loaded without the search index. */
const MANY = 5_000;

/** Adds generated records of each kind up to the wanted number. */
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
  // Query plans need the new sizes of the tables now, not when autovacuum comes by.
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
        // Texts first, in one statement: deleted by cascade, each would run the triggers by itself.
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

/** The missing records of a kind. */
interface NewRecords {
  kind: ManyKind;
  numbers: number[];
  /** The wanted number. */
  total: number;
}

/** Finds the missing records of a kind; an interrupted run may have left gaps. */
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

/** Splits the missing records into batches, and reports each one that `write` has written. */
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

/** Writes through several connections, each batch as its own transaction. */
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

/** Writes through one connection; the next texts are made while the database stores the last. */
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
