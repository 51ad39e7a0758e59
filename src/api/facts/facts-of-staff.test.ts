import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { auditLog } from '#db/schema/audit.ts';
import { contentParts } from '#db/schema/content.ts';
import { diagnoses, diagnosisTranslations, documents } from '#db/schema/documents.ts';
import { facts } from '#db/schema/facts.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createDemoDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addStaffMember, type StaffClient, staffClient } from '#tests/support/staff.ts';
import { type FactInput, type FactUse, factInput } from './staff-contract.ts';
import { validateFact } from './validate.ts';

let database: TestDatabase;
let site: TestApi;
let editor: StaffClient;

beforeAll(async () => {
  database = await createDemoDatabase();
  site = createTestApi(database.db);
  editor = await staffClient(database.db, site, await addStaffMember(database.db, 'editor'));
}, 120_000);
afterAll(async () => {
  await database.drop();
});

type Read = FactInput & { id: string; version: number; uses: FactUse[]; key: string };

async function ask<Data>(call: string, body?: unknown): Promise<Data> {
  const answer = await editor(call, { body });
  expect(answer.body.errorMessage).toBeFalsy();
  return answer.body.data as Data;
}

async function factOf(key: string): Promise<Read> {
  const [row] = await database.db.select().from(facts).where(eq(facts.key, key));
  return ask<Read>(`GET /admin/facts/${row?.id}`);
}

/** The fields of a fact that a save sends. */
const inputOf = (fact: Read): FactInput => z.object(factInput.shape).parse(fact);

const newFact = {
  key: 'test-distance',
  subject: 'room',
  minimum: 2,
  maximum: 4,
  unitZh: '米',
  unitEn: 'm',
  unitEnOne: '',
  textZh: null,
  textEn: null,
  conditionZh: '',
  conditionEn: '',
  sourceKind: 'decision',
  sourceZh: '测试',
  sourceEn: 'Test',
  checkedOn: '2026-01-05',
  phrasesZh: ['距离 # 米'],
  phrasesEn: [],
};

const readable = (uses: FactUse[], side: 'before' | 'after') =>
  uses.flatMap(({ sentences }) =>
    sentences.map(({ parts }) => parts.map((part) => part[side]).join('')),
  );

test('every fact of the demo content could be saved as it is', async () => {
  for (const { key, downloadId, ...row } of await database.db.select().from(facts)) {
    const work = () => validateFact(row, { downloadId, shownNames: [], locale: 'en' });
    expect(work, key).not.toThrow();
  }
});

test('the list is searched by key, value, condition and source, filtered and read in pages', async () => {
  interface List {
    items: { key: string; isDue: boolean; uses: number }[];
    total: number;
    next: string | null;
  }
  const list = (query: Record<string, string>) =>
    ask<List>(`GET /admin/facts?${new URLSearchParams(query)}`);
  for (const q of ['ups-run', '必须保住', 'Acceptance item 20', 'minutes']) {
    const { items } = await list({ q, subject: 'power' });
    expect(items.map(({ key }) => key)).toContain('ups-run-time');
  }
  expect((await list({ q: '%_' })).total).toBe(0);
  const first = await list({});
  expect(first.items).toHaveLength(50);
  const second = await list({ after: first.next ?? '' });
  expect(second.items[0]?.key.localeCompare(first.next ?? '')).toBe(1);
  expect(second.total).toBe(first.total);
  expect((await list({ source: 'measurement' })).total).toBeLessThan(first.total);

  expect((await list({ state: 'due' })).total).toBe(0);
  await database.db
    .update(facts)
    .set({ checkedOn: sql`current_date - 180` })
    .where(eq(facts.key, 'ups-run-time'));
  expect((await list({ state: 'due' })).items).toMatchObject([
    { key: 'ups-run-time', isDue: true },
  ]);
  const { items: unused } = await list({ state: 'unused' });
  expect(unused.every(({ uses }) => uses === 0)).toBe(true);
});

test('a check shows the new sentences and writes nothing; a save shows them on the site', async () => {
  const fact = await factOf('ups-run-time');
  expect(fact.uses.length).toBeGreaterThan(2);
  const input = { ...inputOf(fact), minimum: 17 };
  const checked = await ask<{ after: object; before: object; uses: FactUse[] }>(
    `POST /admin/facts/${fact.id}/check`,
    input,
  );
  expect(checked.before).toEqual({ zh: '10 分钟', en: '10 minutes' });
  expect(checked.after).toEqual({ zh: '17 分钟', en: '17 minutes' });
  expect(readable(checked.uses, 'before').join()).toContain('10 分钟');
  expect(readable(checked.uses, 'before').join()).not.toContain('17 分钟');
  expect(readable(checked.uses, 'after').join()).toContain('17 分钟');
  expect(readable(checked.uses, 'after').join()).not.toContain('{{fact:');
  expect((await factOf('ups-run-time')).minimum).toBe(10);

  const page = checked.uses.find(({ kind }) => kind === 'document');
  const [document] = await database.db
    .select()
    .from(documents)
    .where(eq(documents.id, page?.id ?? ''));
  expect(page?.path).toBe(`/dmfaq/${document?.slug}`);
  const { version } = await ask<{ version: number }>(`PATCH /admin/facts/${fact.id}`, {
    ...input,
    version: fact.version,
  });
  expect(version).toBe(fact.version + 1);
  const { html } = await site.api('GET /documents/:slug', {
    params: { slug: document?.slug ?? '' },
  });
  expect(html.replaceAll('\u00a0', ' ')).toMatch(/17 分钟|十七分钟/);
  const entries = await database.db.select().from(auditLog);
  expect(entries.at(-1)).toMatchObject({ action: 'fact.update', changes: { minimum: [10, 17] } });
});

test('a save that began from an older version is refused and says what to do', async () => {
  const fact = await factOf('power-recovery');
  const body = { ...inputOf(fact), maximum: 6, version: fact.version };
  await ask(`PATCH /admin/facts/${fact.id}`, body);
  const refused = await editor(`PATCH /admin/facts/${fact.id}`, { body: { ...body, maximum: 7 } });
  expect([refused.status, refused.body.errorCode]).toEqual([409, 'CONFLICT']);
  expect(refused.body.errorMessage).toContain('open it again');
  expect((await factOf('power-recovery')).maximum).toBe(6);
});

test('values that no text could print are refused at their field', async () => {
  const fact = await factOf('power-recovery');
  const cases: [Partial<FactInput>, string, string][] = [
    [{ minimum: null, maximum: null }, 'value', 'Fill in a number'],
    [{ textZh: '五', textEn: 'five' }, 'value', 'Either a number or a text'],
    [{ minimum: 9 }, 'value', 'cannot be above'],
    [{ unitEn: '<b>' }, 'unitEn', 'None of these signs'],
    [{ minimum: null, maximum: 1, unitEnOne: '' }, 'unitEnOne', 'in the singular, such as minute'],
    [{ phrasesZh: ['没有数字'] }, 'phrasesZh', 'cannot be read'],
    [{ phrasesEn: ['within (# minutes'] }, 'phrasesEn', 'cannot be read'],
    [{ phrasesZh: [`离 ${'(a)?'.repeat(27)} #米`] }, 'phrasesZh', 'too complex: at most 8 pairs'],
    [{ phrasesZh: ['离…a…b…c…d…#米'] }, 'phrasesZh', '4 gaps'],
    [{ phrasesEn: ['# # # # #'] }, 'phrasesEn', '4 #'],
  ];
  for (const [change, path, message] of cases) {
    const body = { ...inputOf(fact), ...change };
    for (const call of ['POST check', 'PATCH']) {
      const answer =
        call === 'PATCH'
          ? await editor(`PATCH /admin/facts/${fact.id}`, {
              body: { ...body, version: fact.version },
            })
          : await editor(`POST /admin/facts/${fact.id}/check`, { body });
      expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([400, path]);
      expect(answer.body.fields?.[0]?.message).toContain(message);
    }
  }
});

test('a range that texts show by its end cannot lose it', async () => {
  const fact = await factOf('sound-peaks');
  const body = { ...inputOf(fact), maximum: null, version: fact.version };
  const answer = await editor(`PATCH /admin/facts/${fact.id}`, { body });
  expect(answer.status).toBe(400);
  expect(answer.body.fields?.[0]?.message).toContain('{{fact:sound-peaks.max}}');
});

test('the value of a program’s version cannot be typed', async () => {
  const fact = await factOf('cyan-version');
  const body = { ...inputOf(fact), textZh: '9', textEn: '9', version: fact.version };
  const answer = await editor(`PATCH /admin/facts/${fact.id}`, { body });
  expect(answer.body.fields).toMatchObject([{ path: 'value' }]);
});

test('a key is taken once; a fact is deleted when no text and no draft shows it', async () => {
  const { id } = await ask<{ id: string }>('POST /admin/facts', newFact);
  const again = await editor('POST /admin/facts', { body: newFact });
  expect(again.body.fields).toMatchObject([{ path: 'key' }]);

  const [document] = await database.db.select().from(documents).limit(1);
  const draft = { title: '草稿', body: '距离 {{fact:test-distance.max}}。下一句。' };
  await database.db
    .insert(contentParts)
    .values({ recordId: document?.id ?? '', part: 'zh', version: 1, draft });
  const { uses } = await factOf('test-distance');
  expect(uses).toMatchObject([{ kind: 'document', isDraft: true, locale: 'zh' }]);
  expect(readable(uses, 'after')).toEqual(['距离 4。']);
  const refused = await editor(`DELETE /admin/facts/${id}`);
  expect([refused.status, refused.body.errorCode]).toEqual([409, 'RECORD_IN_USE']);

  await database.db.delete(contentParts).where(eq(contentParts.recordId, document?.id ?? ''));
  expect((await editor(`DELETE /admin/facts/${id}`)).status).toBe(200);
  expect((await editor(`GET /admin/facts/${id}`)).status).toBe(404);
});

test('a fact of a public text is not deleted', async () => {
  const { id } = await factOf('ups-run-time');
  const refused = await editor(`DELETE /admin/facts/${id}`);
  expect([refused.status, refused.body.errorCode]).toEqual([409, 'RECORD_IN_USE']);
  expect(refused.body.errorMessage).toMatch(/texts show “ups-run-time”/);
});

test('the impact of a fact names the sentences of the interface, in singular and plural', async () => {
  const fact = await factOf('answer-time');
  const { uses } = await ask<{ uses: FactUse[] }>(`POST /admin/facts/${fact.id}/check`, {
    ...inputOf(fact),
    maximum: 2,
  });
  const places = uses.filter(({ kind }) => kind === 'interface');
  expect(places.map(({ path, locale, title }) => [path, locale, title])).toEqual(
    expect.arrayContaining([
      ['/cooperation', 'zh', '预约合作'],
      ['/cooperation', 'en', 'Book a call'],
      ['/cooperation?type=support', 'en', 'Book support'],
      ['/cooperation?lookup=1', 'zh', '查预约：已收到'],
      ['/info', 'en', 'Booking card beside every article'],
      ['/cases', 'zh', '每个案例旁的预约提示'],
      ['/404', 'en', 'Page of an unknown address'],
    ]),
  );
  expect(readable(places, 'before')).toContain('We contact you within one working day');
  expect(readable(places, 'after')).toContain('We contact you within two working days');
  expect(readable(places, 'after')).toContain('两个工作日内联系您');
  const search = uses.find(({ kind }) => kind === 'search-page');
  expect(search).toMatchObject({ path: '/cooperation', title: '预约合作' });
});

test('a fact that only the interface shows counts as used and is not deleted', async () => {
  const { id } = await factOf('proposal-time');
  const { items } = await ask<{ items: { key: string; uses: number }[] }>(
    'GET /admin/facts?q=proposal-time',
  );
  expect(items).toMatchObject([{ key: 'proposal-time', uses: 2 }]);
  const { total } = await ask<{ total: number }>('GET /admin/facts?q=proposal-time&state=unused');
  expect(total).toBe(0);
  const refused = await editor(`DELETE /admin/facts/${id}`);
  expect([refused.status, refused.body.errorCode]).toEqual([409, 'RECORD_IN_USE']);
  expect(refused.body.errorMessage).toContain('interface need “proposal-time”');
});

test('a diagnosis that states a fact leads to the document that shows it', async () => {
  const { db } = database;
  const [row] = await db
    .select({ id: diagnosisTranslations.diagnosisId, slug: documents.slug })
    .from(diagnosisTranslations)
    .innerJoin(diagnoses, eq(diagnoses.id, diagnosisTranslations.diagnosisId))
    .innerJoin(documents, eq(documents.id, diagnoses.documentId))
    .where(eq(diagnosisTranslations.locale, 'zh'))
    .limit(1);
  const id = row?.id ?? '';
  const ofText = and(
    eq(diagnosisTranslations.diagnosisId, id),
    eq(diagnosisTranslations.locale, 'zh'),
  );
  await db
    .update(diagnosisTranslations)
    .set({ title: '停电后 {{fact:ups-run-time}}' })
    .where(ofText);
  const { uses } = await factOf('ups-run-time');
  expect(uses.find((use) => use.id === id)).toMatchObject({
    kind: 'diagnosis',
    path: `/dmfaq/${row?.slug}`,
  });
});
