import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Finding } from '#api/publishing/contract.ts';
import { articleCategories } from '#db/schema/articles.ts';
import { facts } from '#db/schema/facts.ts';
import { createTestDatabase } from '../support/database.ts';
import { dataOf, Publisher, textOf, versionsOf } from '../support/publishing.ts';
import { startServer, stopAll, temporaryFolder } from '../support/server-process.ts';
import { slowness } from '../support/slowness.ts';
import { addStaffMember, staffClient } from '../support/staff.ts';

// Texts and phrases that took the process, on a real one with the heap limits of production.

const database = await createTestDatabase();
const { folder, remove } = temporaryFolder();
const server = startServer({
  env: { DATA_DIR: folder, DATABASE_URL: database.url },
  flags: ['--max-old-space-size=160', '--max-semi-space-size=16'],
});
let site: URL;
let editor: Publisher;
/** Slowest answer of the health check so far, in milliseconds; it is asked all the time. */
let slowest = 0;
const watching = new AbortController();
/** A process that reads a text itself stands still for longer; a busy machine does not take so long. */
const standstillMs = () => 2_000 * slowness();

beforeAll(async () => {
  const { db } = database;
  site = new URL(await server.ready);
  await db
    .insert(articleCategories)
    .values({ key: 'product', nameZh: '产品', nameEn: 'Product' })
    .onConflictDoNothing();
  const person = await addStaffMember(db, 'editor');
  const fetchApi = (path: string, init?: RequestInit) => fetch(new URL(`/api${path}`, site), init);
  const call = await staffClient(db, { fetch: fetchApi }, person);
  const headers = { origin: site.origin };
  editor = new Publisher(person, (operation, options) => call(operation, { headers, ...options }));
  // The first look at a text loads the libraries in the child process.
  await findingsOf('一段文字');
  void watchHealth();
});
afterAll(async () => {
  watching.abort();
  await stopAll();
  await database.drop();
  remove();
});

async function watchHealth() {
  const { signal } = watching;
  while (!signal.aborted) {
    const startedAt = performance.now();
    const ask = () => fetch(new URL('/api/health', site));
    // A kept connection may have ended before the request was sent; then a new one is made.
    const { status } = await ask()
      .catch(ask)
      .catch(() => ({ status: 0 }));
    if (signal.aborted) return;
    slowest = Math.max(slowest, status === 200 ? performance.now() - startedAt : Infinity);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The slowest answer of the health check since the last look, once one more has come. */
async function slowestHealth(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 50));
  const found = slowest;
  slowest = 0;
  return found;
}

/** An article whose Chinese draft has a body. */
async function draftOf(body: string) {
  const { id } = await editor.createArticle();
  const version = await editor.save(id, 'zh', 0, textOf('标题', body));
  return { id, version };
}

/** Where other processes take all of the machine, the check says that it is busy, and is asked again. */
async function findingsOf(body: string): Promise<Finding[]> {
  const { id } = await draftOf(body);
  const operation = `GET /admin/records/${id}/findings`;
  let answer = await editor.call(operation);
  while (answer.status === 503) answer = await editor.call(operation);
  return dataOf<{ findings: Finding[] }>(operation, answer).findings;
}

const numbered = (count: number, part: (number: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at + 1)).join('');

const tooMuch: [what: string, body: string, advice: string][] = [
  ['underscores', `${'_'.repeat(20_000)}a${'_'.repeat(20_000)}`, '20000 个 *、_ 或 ~ 连在一起'],
  ['stars', '*a '.repeat(9_000), '9000 个 *、_ 或 ~'],
  ['footnotes', numbered(2_500, (n) => `a[^${n}]\n\n[^${n}]: b\n\n`), '脚注'],
  ['nested pictures', `${'!['.repeat(5_000)}a${'](b)'.repeat(5_000)}`, '方括号'],
  ['nested quotes', '>'.repeat(20_000), '20000 层引用'],
  ['lazy lines', `${'> '.repeat(12)}a\n${'b\n'.repeat(15_000)}`, '行没有空行'],
  ['cells', `${'|a'.repeat(900)}\n${'|-'.repeat(900)}\n${'b\n'.repeat(900)}`, '单元格'],
  ['headings', '# a\n\n'.repeat(5_000), '5000 个标题'],
  ['comments', 'a <!-- - '.repeat(6_000), '6000 个 <'],
];

test.each(tooMuch)(
  'a draft with too many %s is refused with advice wherever it is read',
  async (_, body, advice) => {
    const { id, version } = await draftOf(body);
    const { findings } = await editor.ask<{ findings: Finding[] }>(
      `GET /admin/records/${id}/findings`,
    );
    expect(findings).toContainEqual(
      expect.objectContaining({
        severity: 'block',
        code: 'invalid',
        part: 'zh',
        field: 'body',
        message: { zh: expect.stringContaining(advice), en: expect.stringMatching(/at most \d+/) },
      }),
    );
    const parts = versionsOf({ shared: 1, zh: version });
    const publication = await editor.call(`POST /admin/records/${id}/publication`, {
      body: { parts },
    });
    expect([publication.status, publication.body.errorCode]).toEqual([422, 'PUBLICATION_BLOCKED']);
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const schedule = await editor.call(`POST /admin/records/${id}/schedules`, {
      body: { action: 'publish', parts, at },
    });
    expect([schedule.status, schedule.body.errorCode]).toEqual([422, 'PUBLICATION_BLOCKED']);
    const { url } = await editor.ask<{ url: string }>(`GET /admin/records/${id}/preview?locale=zh`);
    const { pathname, search } = new URL(url);
    const preview = await fetch(new URL(pathname + search, site));
    expect(preview.status).toBe(422);
    expect((await preview.text()).replaceAll('&lt;', '<')).toContain(advice);
    expect(await slowestHealth()).toBeLessThan(standstillMs());
  },
);

test('a phrase that is a costly pattern is refused, and a stored one is harmless', async () => {
  const phrase = `离 ${'(a)?'.repeat(27)} #米`;
  const values = {
    subject: 'room',
    minimum: 3,
    maximum: 3,
    unitZh: '米',
    unitEn: 'm',
    unitEnOne: '',
    textZh: null,
    textEn: null,
    conditionZh: '',
    conditionEn: '',
    sourceKind: 'decision',
    sourceZh: '规定',
    sourceEn: 'Rule',
    checkedOn: '2026-11-01',
  } as const;
  const refused = await editor.call('POST /admin/facts', {
    body: { key: 'costly', ...values, phrasesZh: [phrase], phrasesEn: [] },
  });
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    [{ path: 'phrasesZh', message: expect.stringContaining('at most 8 pairs of brackets') }],
  ]);
  await database.db.insert(facts).values({ key: 'costly', ...values, phrasesZh: [phrase] });
  const text = `米 离 ${'a'.repeat(60)} 米，离 aaa 4米`;
  const contradictions = (await findingsOf(text)).filter(
    ({ code }) => code === 'fact-contradiction',
  );
  expect(contradictions.map(({ quote }) => quote)).toEqual(['离 aaa 4米']);
  expect(await slowestHealth()).toBeLessThan(standstillMs());
});

test('large ordinary texts are read while the site goes on, within its memory', async () => {
  const section = (n: number) =>
    `## 第 ${n} 节\n\n${'先量光，再开机。'.repeat(30)}\n\n- **一**：\`a_b\`\n- 二\n\n\`\`\`ts\nconst a = ${n};\n\`\`\`\n\n`;
  const body = numbered(160, section);
  // Two at once: a person's checks take turns, and on a busy machine more would wait too long.
  for (let round = 0; round < 2; round += 1) {
    expect(await Promise.all([findingsOf(body), findingsOf(body)])).not.toContainEqual(
      expect.arrayContaining([expect.objectContaining({ severity: 'block' })]),
    );
  }
  expect(await slowestHealth()).toBeLessThan(standstillMs());
  const metrics = await (await fetch(new URL('/api/metrics', site))).text();
  const bytes = Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]);
  expect(bytes).toBeLessThan(250 * 1024 * 1024);
  expect(server.child.exitCode).toBeNull();
});
