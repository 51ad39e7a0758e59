import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { interfaceFactNames } from '#contracts/fact-sentences/places.ts';
import { documentTranslations } from '#db/schema/documents.ts';
import { downloadReleases } from '#db/schema/downloads.ts';
import { facts } from '#db/schema/facts.ts';
import { announceDue } from '#jobs/announce-scheduled.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createDemoDatabase, type TestDatabase } from '#tests/support/database.ts';
import { readFacts } from './service.ts';

let test: TestDatabase;
let site: TestApi;

beforeAll(async () => {
  test = await createDemoDatabase();
  site = createTestApi(test.db);
}, 120_000);
afterAll(async () => {
  await test.drop();
});

/** The value of a placeholder, in both languages. */
async function value(name: string): Promise<(string | null | undefined)[]> {
  const { rows } = await test.db.execute<{ zh: string | null; en: string | null }>(
    sql`select fact_text(${name}, 'zh') as zh, fact_text(${name}, 'en') as en`,
  );
  return [rows[0]?.zh, rows[0]?.en];
}

const body = (markdown: string) =>
  test.db
    .update(documentTranslations)
    .set({ bodyMarkdown: markdown })
    .where(
      sql`document_id = (select id from documents where slug = 'srt-tuning') and locale = 'zh'`,
    );

/** Entries of the search index that contain a text. */
async function foundIn(text: string): Promise<string[]> {
  const { rows } = await test.db.execute<{ slug: string }>(
    sql`select slug from search_entries where strpos(concat_ws(' ', title, lead, body), ${text}) > 0`,
  );
  return rows.map(({ slug }) => slug);
}

describe('GET /facts', () => {
  it('has value, condition, source and date in both languages', async () => {
    const { items } = await site.api('GET /facts', { query: { locale: 'en', subject: 'price' } });
    expect(items.find(({ key }) => key === 'price-live-room')).toEqual({
      key: 'price-live-room',
      subject: 'price',
      minimum: 180_000,
      maximum: 600_000,
      unit: 'CNY',
      text: 'CNY 180,000–600,000',
      condition: 'Live Room, one room of 20–60 m²',
      source: {
        kind: 'decision',
        text: 'Price of the demonstration site; a contract states the real one',
      },
      checkedOn: '2026-11-22',
    });
    expect(new Set(items.map(({ subject }) => subject))).toEqual(new Set(['price']));
    const all = await readFacts(test.db, 'zh');
    expect(all.length).toBeGreaterThan(80);
    expect(all.find(({ key }) => key === 'price-live-room')?.text).toBe('180,000～600,000 元');
  });

  it('is cached until a fact changes', async () => {
    const { headers } = await site.fetch('/facts');
    expect(headers.get('cache-tags')?.split(',')).toContain('facts');
  });
});

describe('a value', () => {
  it.each([
    ['ups-run-time', '10 分钟', '10 minutes'],
    ['ups-run-time.limit', '≥ 10 分钟', '≥ 10 minutes'],
    ['ups-run-time.word', '十分钟', 'ten minutes'],
    ['answer-time.word', '一个工作日', 'one working day'],
    ['return-latency-60.limit', '≤ 100 ms', '≤ 100 ms'],
    ['upload-one-stream.value', '12', '12'],
    ['srt-latency-cyan', '20～8000 ms', '20–8000 ms'],
    ['srt-latency-cyan.max', '8000', '8000'],
    ['sound-peaks', '−12～−6 dBFS', '−12 to −6 dBFS'],
    ['light-screen-waveform', '40～50%', '40–50%'],
    ['price-cyan-year', '6,800 元', 'CNY 6,800'],
    ['light-evenness', '1.26', '1.26'],
    ['light-evenness-stops', '1/3 档', '1/3 stop'],
    ['sdk-ios', 'iOS 15，A12 起', 'iOS 15 on A12 or later'],
  ])('of %s is printed as %s and %s', async (name, zh, en) => {
    expect(await value(name)).toEqual([zh, en]);
  });

  it.each([
    [null, 2, '2 working days', 'two working days', '≤ 2 working days', 'working days'],
    [1, 2, '1–2 working days', 'one working day', '1–2 working days', 'working days'],
    [0.5, 0.5, '0.5 working days', '0.5 working days', '0.5 working days', 'working days'],
    [null, 1, '1 working day', 'one working day', '≤ 1 working day', 'working day'],
  ])(
    'from %s to %s has its English unit in singular or plural',
    async (minimum, maximum, ...en) => {
      const bounds = { minimum, maximum };
      await test.db.update(facts).set(bounds).where(eq(facts.key, 'answer-time'));
      const names = ['answer-time', 'answer-time.word', 'answer-time.limit'];
      const values = await Promise.all(names.map(value));
      const { items } = await site.api('GET /facts', {
        query: { locale: 'en', subject: 'product' },
      });
      const listed = items.find(({ key }) => key === 'answer-time');
      expect([...values.map(([, english]) => english), listed?.unit]).toEqual(en);
    },
  );

  it.each([
    'unknown',
    'ups-run-time.unknown',
    'ups-run-time.minor',
    'sdk-ios.limit',
    'sdk-ios.max',
  ])('of %s does not exist', async (name) => {
    expect(await value(name)).toEqual([null, null]);
  });
});

describe('a version', () => {
  it('is that of the newest stable release, and known to search when its time comes', async () => {
    const [shown] = await value('cyan-version.minor');
    expect(shown).toMatch(/^\d+\.\d+$/);
    expect(await foundIn(`青幕 ${shown} 规格`)).toContain('cyan');
    const [newest] = await test.db
      .execute<{ id: string }>(sql`
      select r.id from download_releases r join facts f on f.download_id = r.download_id
      where f.key = 'cyan-version' and r.channel = 'stable' order by r.published_at desc limit 1`)
      .then(({ rows }) => rows);
    await test.owner.execute(sql`alter table download_releases disable trigger protect_issued`);
    const release = (values: Partial<typeof downloadReleases.$inferInsert>) =>
      test.db
        .update(downloadReleases)
        .set(values)
        .where(eq(downloadReleases.id, newest?.id ?? ''));
    await release({ version: '77.1.0' });
    expect(await value('cyan-version')).toEqual(['77.1.0', '77.1.0']);
    expect(await foundIn('青幕 77.1 规格')).toContain('cyan');
    await test.owner.execute(sql`alter table download_releases disable trigger announce_versions`);
    await release({ publishedAt: new Date(Date.now() - 1000), version: '78.2.0' });
    expect(await foundIn('青幕 78.2 规格')).toEqual([]);
    await announceDue(test.db);
    expect(await foundIn('青幕 78.2 规格')).toContain('cyan');
    await test.owner.execute(sql`alter table download_releases enable trigger announce_versions`);
  });
});

describe('a text that shows facts', () => {
  it('has their values in answers, with units that stay on the line of the number', async () => {
    const { html } = await site.api('GET /documents/:slug', {
      params: { slug: 'power-and-ups' },
    });
    expect(html).toContain('UPS 带载 10\u00a0分钟以上');
    const page = await site.api('GET /pages/:key', {
      params: { key: 'product-app' },
      query: { locale: 'en' },
    });
    expect(JSON.stringify(page)).toContain('CNY\u00a01,980 a year per account');
    const form = JSON.stringify(await site.api('GET /site'));
    expect(form + html + JSON.stringify(page)).not.toContain('{{fact:');
  });

  it('is found by their values, which follow the table', async () => {
    expect(await foundIn('UPS 带载 10 分钟以上')).toContain('power-and-ups');
    await test.db.update(facts).set({ minimum: 17 }).where(eq(facts.key, 'ups-run-time'));
    expect(await foundIn('UPS 带载 17 分钟以上')).toContain('power-and-ups');
    expect(await foundIn('UPS 带载 10 分钟以上')).toEqual([]);
    expect(await foundIn('{{fact:')).toEqual([]);
  });

  it('is one of the interface too: its names are known to the database, its values to every page', async () => {
    const { rows } = await test.db.execute<{ name: string }>(
      sql`select name from interface_fact_names order by name collate "C"`,
    );
    expect(rows.map(({ name }) => name)).toEqual(interfaceFactNames);
    const { facts: shown } = await site.api('GET /site');
    expect(Object.keys(shown.zh).sort()).toEqual(interfaceFactNames);
    expect(shown.en['answer-time.word']).toBe('one working day');
    expect(shown.zh['proposal-time']).toBe('3\u00a0个工作日');
  });

  it('of the interface keeps its facts and their formats', async () => {
    const ofAnswer = eq(facts.key, 'answer-time');
    await expect(test.db.delete(facts).where(ofAnswer)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('interface shows the fact "answer-time"') },
    });
    const asText = { minimum: null, maximum: null, textZh: '很快', textEn: 'soon' };
    await expect(test.db.update(facts).set(asText).where(ofAnswer)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('{{fact:answer-time.word}}') },
    });
  });

  it('is refused with an unknown fact, by its name and that of the record', async () => {
    await expect(body('至少 {{fact:no-such}} 与 {{fact:ups-run-time.x}}')).rejects.toMatchObject({
      cause: {
        message: expect.stringMatching(
          /no fact "no-such, ups-run-time\.x", which document_translations ".+ zh" shows/,
        ),
      },
    });
  });

  it('keeps every format that it uses', async () => {
    await body('从 {{fact:srt-latency-cyan.min}} 到 {{fact:srt-latency-cyan.max}} ms');
    const change = test.db
      .update(facts)
      .set({ maximum: null })
      .where(eq(facts.key, 'srt-latency-cyan'));
    await expect(change).rejects.toMatchObject({
      cause: { message: expect.stringContaining('{{fact:srt-latency-cyan.max}}') },
    });
  });

  it('keeps its facts from being deleted, until it no longer shows them', async () => {
    await test.db.insert(facts).values({
      key: 'for-a-while',
      subject: 'power',
      minimum: 3,
      unitZh: 'V',
      unitEn: 'V',
      sourceKind: 'decision',
      checkedOn: '2026-11-22',
    });
    const remove = () => test.db.delete(facts).where(eq(facts.key, 'for-a-while'));
    await body('电压 {{fact:for-a-while.limit}}。');
    await expect(remove()).rejects.toMatchObject({ cause: { code: '23001' } });
    await body('电压不限。');
    await remove();
  });
});
