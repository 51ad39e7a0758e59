import { openSizedDatabases } from './growth-databases.ts';
import { getText, type Latency, summarise, timeOf } from './latency.ts';
import { BUSY_RECORD, cookieOf, fillLists } from './list-records.ts';
import type { BenchOptions } from './options.ts';
import { startSite } from './processes.ts';
import { figure, markdownTable } from './table.ts';

/** Records of each list; the few of a quick run show only that everything works. */
const ROWS = 100_000;
const QUICK_ROWS = 2_000;
/** Maximum of the 95th percentile in milliseconds. */
const BOUND = 200;

/** Lists of the back office: what is asked for, and the path below `/api/admin/`. */
const lists: [what: string, path: string][] = [
  ['articles', 'content/article'],
  ['articles, filter by category', 'content/article?filter=category:practice'],
  ['articles, two filters', 'content/article?filter=zh:published&filter=en:missing'],
  ['articles, rare filter', 'content/article?filter=zh:withdrawn'],
  ['articles, search for a common word', 'content/article?q=直播'],
  ['articles, search for a rare word', 'content/article?q=zzz'],
  ['articles, search and filter', 'content/article?q=直播&filter=category:practice'],
  ['articles by title', 'content/article?sort=title'],
  ['articles by creation', 'content/article?sort=created'],
  ['translations, stale', 'translations?state=stale'],
  ['translations, counts', 'translation-counts'],
  ['selection, count of all', 'record-counts?kind=article'],
  ['media', 'media'],
  ['media, by title', 'media?sort=title'],
  ['media, largest', 'media?sort=largest'],
  ['media, by tag', 'media?tag=现场'],
  ['media, search for a rare word', 'media?q=99999'],
  ['media, without alternative text', 'media?lacksAlt=yes'],
  ['media, search for a common word', 'media?q=直播间'],
  ['redirects', 'redirects'],
  ['redirects, search for a rare word', 'redirects?q=bench-99999'],
  ['redirects, search for a common word', 'redirects?q=旧站'],
  ['facts', 'facts'],
  ['facts, search for a rare word', 'facts?q=bench-99999'],
  ['facts, search for a common word', 'facts?q=条件'],
  ['documents', 'content/document'],
  ['documents, search for a rare word', 'content/document?q=bench-1999'],
  ['document tree', 'document-tree'],
  ['diagnoses', 'content/diagnosis'],
  ['diagnoses, by title', 'content/diagnosis?sort=title'],
  ['cases', 'content/case'],
  ['records of all kinds, search', 'records?q=直播'],
  ['quick search', 'search?q=直播'],
  ['drafts of others', 'drafts?of=others'],
  ['trash', 'trash'],
  ['schedules', 'schedules'],
  ['history of a record', `histories?entityType=article&entityId=${BUSY_RECORD}`],
  ['bulk operations', 'bulk-operations'],
  ['bookings', 'bookings'],
  ['bookings, overdue', 'bookings?show=overdue'],
  ['bookings, by state', 'bookings?status=closed'],
  ['bookings, search for a reference', 'bookings?q=MJ20260101-B1999'],
  ['feedback', 'feedback'],
  ['feedback, by reason', 'feedback?reason=unclear'],
  ['feedback, by document', 'feedback-documents'],
  ['sheets', 'sheets'],
  ['sheets, by kind', 'sheets?kind=device-sheet'],
  ['sheets, open and waiting for the customer', 'sheets?stage=open&waiting=customer'],
  ['sheets, search for a rare word', 'sheets?q=BENCH-1999'],
  ['sheets, search for a common word', 'sheets?q=直播间'],
  ['searches without result', 'search-misses'],
  ['searches without result, search for a rare word', 'search-misses?q=1999'],
  ['searches without result, search for a common word', 'search-misses?q=直播'],
  ['synonyms', 'search-synonyms'],
  ['synonyms, search for a rare word', 'search-synonyms?q=bench-1999'],
  ['records for a search, by title', 'search-records?q=直播&locale=zh'],
  ['missing pages', 'missing-pages'],
  ['missing pages, search for a rare word', 'missing-pages?q=bench-1999'],
  ['missing pages, search for a common word', 'missing-pages?q=lost'],
  ['risky words', 'risky-words'],
  ['risky words, search', 'risky-words?q=9999'],
  ['risky words, filter', 'risky-words?severity=notice'],
];
/** Lists for administrators only. */
const administratorLists: typeof lists = [
  ['audit log', 'audit'],
  ['audit log, search for a rare word', 'audit?q=nobody'],
  ['audit log, search for a common word', 'audit?q=publish'],
  ['audit log, by kind of record', 'audit?entityType=article'],
];
/** The page after the first one of these is measured too. */
const withNextPage = new Set([
  'articles',
  'articles by title',
  'media',
  'risky words',
  'bookings',
  'feedback',
  'sheets',
  'searches without result',
  'synonyms',
  'missing pages',
  'trash',
  'history of a record',
  'audit log',
]);

/** Measures the lists of the back office with many records through the API. */
export async function measureLists({ isQuick, dataDir, only }: BenchOptions): Promise<string> {
  const count = isQuick ? QUICK_ROWS : ROWS;
  const { databases, close } = await openSizedDatabases([count], dataDir);
  const [database] = databases;
  if (!database) throw new Error('there is no database');
  const rounds = isQuick ? 5 : 60;
  try {
    const site = await startSite({ DATABASE_URL: database.url, LOG_LEVEL: 'warn' });
    await fillLists(database.db, count);
    const rows: Record<string, string>[] = [];
    for (const [role, own] of [
      ['editor', lists],
      ['administrator', administratorLists],
    ] as const) {
      // A person of its own for each row: one alone would meet the limits of reads a minute.
      const asker = async () => {
        const headers = { cookie: await cookieOf(database.db, role) };
        return (path: string) => getText(`${site.url}api/admin/${encodeURI(path)}`, headers);
      };
      for (const [what, path] of own) {
        if (only.length > 0 && !only.includes(what)) continue;
        const ask = await asker();
        rows.push(present(what, await measure(() => ask(path), rounds)));
        if (!withNextPage.has(what)) continue;
        const next = nextOf(path, await ask(path));
        const askNext = await asker();
        rows.push(present(`${what}, next page`, await measure(() => askNext(next), rounds)));
      }
    }
    await site.stop();
    return markdownTable(rows);
  } finally {
    await close();
  }
}

/** The path of the page after an answer. */
function nextOf(path: string, answer: string): string {
  const { data } = JSON.parse(answer) as { data: { next: string | number } };
  const field = /^(audit|histories)/.test(path) ? 'before' : 'after';
  return `${path}${path.includes('?') ? '&' : '?'}${field}=${data.next}`;
}

async function measure(work: () => Promise<unknown>, rounds: number): Promise<Latency> {
  await work();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await timeOf(work));
  return summarise(times);
}

const present = (what: string, { p50, p95 }: Latency) => ({
  list: what,
  'p50 ms': figure(p50),
  'p95 ms': figure(p95),
  bound: `${BOUND}`,
  '': p95 <= BOUND ? 'ok' : 'too slow',
});
