import { afterAll, expect, test } from 'vitest';
import { auditLog } from '#db/schema/audit.ts';
import { riskyWords } from '#db/schema/risky-words.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { addStaffMember, staffClient } from '#tests/support/staff.ts';

const database = await createTestDatabase();
const { db } = database;
const api = createTestApi(db);
afterAll(() => database.drop());
const editor = await staffClient(db, api, await addStaffMember(db, 'editor'));

const word = {
  word: '国 家级',
  category: 'absolute',
  severity: 'forbidden',
  reasonZh: '广告法禁用',
  reasonEn: '',
  suggestionZh: '说事实',
  suggestionEn: 'State a fact',
  exceptions: ['国家级非遗'],
  note: '内部备注',
  active: true,
};

test('a word is added, read by the check, changed, switched off and deleted', async () => {
  const added = await editor('POST /admin/risky-words', { body: word });
  expect(added.status).toBe(200);
  const { id } = added.body.data as unknown as { id: string };
  const inEnglish = await api.api('GET /risky-words', { query: { locale: 'en' } });
  // Nothing but what the check needs; a missing English text is given in Chinese.
  expect(inEnglish.items).toEqual([
    {
      word: '国家级',
      category: 'absolute',
      severity: 'forbidden',
      exceptions: ['国家级非遗'],
      reason: '广告法禁用',
      suggestion: 'State a fact',
    },
  ]);

  const path = `PATCH /admin/risky-words/${id}`;
  expect((await editor(path, { body: { severity: 'notice' } })).status).toBe(200);
  const { items } = await api.api('GET /risky-words');
  expect(items).toMatchObject([{ severity: 'notice', suggestion: '说事实' }]);
  await editor(path, { body: { active: false } });
  expect((await api.api('GET /risky-words')).items).toEqual([]);
  expect((await editor(`DELETE /admin/risky-words/${id}`)).status).toBe(200);
  expect((await editor(path, { body: { active: true } })).status).toBe(404);

  const entries = await db.select().from(auditLog);
  expect(entries.map(({ action, changes }) => [action, Object.keys(changes ?? {}).sort()])).toEqual(
    [
      [
        'risky_word.create',
        Object.keys(word)
          .filter((name) => name !== 'reasonEn')
          .sort(),
      ],
      ['risky_word.update', ['severity']],
      ['risky_word.update', ['active']],
      ['risky_word.delete', ['category', 'reasonZh', 'severity', 'word']],
    ],
  );
});

test('a word that is on the list, or cannot be matched, is refused in the reader’s language', async () => {
  await editor('POST /admin/risky-words', { body: { ...word, word: '最佳' } });
  for (const [written, message] of [
    ['最·佳', 'on the list already'],
    ['最', '2 to 40 characters'],
    ['*最佳', '2 to 40 characters'],
  ] as const) {
    const refused = await editor('POST /admin/risky-words', { body: { ...word, word: written } });
    expect([refused.status, refused.body.errorCode]).toEqual([400, 'VALIDATION_FAILED']);
    expect(refused.body.fields).toMatchObject([
      { path: 'word', message: expect.stringContaining(message) },
    ]);
  }
});

test('the list is filtered, counted and read in pages', async () => {
  await db.delete(riskyWords);
  await db.insert(riskyWords).values(
    Array.from({ length: 60 }, (_, at) => ({
      word: `风险词${at}`,
      category: at % 2 ? ('price' as const) : ('medical' as const),
      reasonZh: '原因',
      active: at !== 3,
    })),
  );
  const read = async (query: string) => {
    const { body } = await editor(`GET /admin/risky-words${query}`);
    return body.data as unknown as {
      items: { word: string }[];
      total: number;
      next: string | null;
    };
  };
  const first = await read('');
  expect([first.items.length, first.total, first.items[0]?.word]).toEqual([50, 60, '风险词59']);
  const second = await read(`?after=${first.next}`);
  expect([second.items.length, second.next]).toEqual([10, null]);
  expect((await read('?category=price')).total).toBe(30);
  expect((await read('?state=off')).items.map((item) => item.word)).toEqual(['风险词3']);
  expect((await read(`?q=${encodeURIComponent('词59')}`)).total).toBe(1);
});
