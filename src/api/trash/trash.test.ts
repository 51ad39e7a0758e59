import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { auditLog } from '#db/schema/audit.ts';
import { facts } from '#db/schema/facts.ts';
import { importChanges } from '#db/schema/imports.ts';
import { riskyWords } from '#db/schema/risky-words.ts';
import { searchSynonyms } from '#db/schema/search.ts';
import { redirects } from '#db/schema/site.ts';
import { trashedRecords } from '#db/schema/trash.ts';
import { findRow } from '#site/routing/table.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { testTrail } from '#tests/support/keys.ts';
import { addStaffMember, staffClient } from '#tests/support/staff.ts';
import { emptyTrashedRecords } from './empty.ts';

const database = await createTestDatabase();
const { db } = database;
const site = createTestApi(db, 'zh', { isPage: (path) => findRow(path) !== undefined });
afterAll(() => database.drop());
const editor = await staffClient(db, site, await addStaffMember(db, 'editor'));

interface Trash {
  items: { id: string; kind: string; name: string; deletedBy: { name: string } | null }[];
  next: string | null;
}
async function ask<Data = object>(call: string, body?: unknown): Promise<Data> {
  const answer = await editor(call, { body });
  expect(answer.body.errorMessage).toBeFalsy();
  return answer.body.data as Data;
}
const trash = (query = '') => ask<Trash>(`GET /admin/trash${query}`);
const recover = (id: string) => editor(`POST /admin/trash/${id}/recovery`, { body: {} });
const addRedirect = (fromPath: string, target = '/cases') =>
  ask<{ id: string }>('POST /admin/redirects', {
    fromPath,
    target,
    status: 301,
    note: '旧目录',
    active: true,
  });
const word = {
  word: '全网最低价',
  category: 'price',
  severity: 'forbidden',
  reasonZh: '无法证明',
  reasonEn: '',
  suggestionZh: '',
  suggestionEn: '',
  exceptions: ['例外'],
  note: '',
  active: true,
};
const fact = {
  key: 'wall-distance',
  subject: 'room',
  minimum: 1.25,
  maximum: null,
  unitZh: '米',
  unitEn: 'm',
  unitEnOne: '',
  textZh: null,
  textEn: null,
  conditionZh: '',
  conditionEn: '',
  sourceKind: 'decision',
  sourceZh: '手册',
  sourceEn: 'manual',
  checkedOn: '2026-11-01',
  phrasesZh: ['离墙 # 米'],
  phrasesEn: [],
};

test('what is deleted has no effect, is listed with content, and comes back as it was', async () => {
  const added = {
    redirect: await addRedirect('/old-catalogue'),
    'risky-word': await ask<{ id: string }>('POST /admin/risky-words', word),
    fact: await ask<{ id: string }>('POST /admin/facts', fact),
  };
  const rows = async () => [
    await db.select().from(redirects),
    await db.select().from(riskyWords).where(eq(riskyWords.id, added['risky-word'].id)),
    await db.select().from(facts).where(eq(facts.id, added.fact.id)),
  ];
  const before = await rows();
  await ask(`DELETE /admin/redirects/${added.redirect.id}`);
  await ask(`DELETE /admin/risky-words/${added['risky-word'].id}`);
  await ask(`DELETE /admin/facts/${added.fact.id}`);
  expect(await rows()).toEqual([[], [], []]);
  const { items } = await trash();
  expect(items.map(({ kind, name }) => [kind, name])).toEqual([
    ['fact', 'wall-distance'],
    ['risky-word', '全网最低价'],
    ['redirect', '/old-catalogue'],
  ]);
  expect(items[0]?.deletedBy?.name).toMatch(/^editor /);
  expect((await trash('?kind=redirect')).items.map(({ id }) => id)).toEqual([added.redirect.id]);
  expect((await trash('?kind=article')).items).toEqual([]);
  for (const { id } of Object.values(added)) expect((await recover(id)).status).toBe(200);
  expect(await rows()).toEqual(before);
  expect((await trash()).items).toEqual([]);
  expect((await recover(added.fact.id)).status).toBe(404);
  const entries = await db.select().from(auditLog).where(eq(auditLog.entityId, added.fact.id));
  expect(entries.map(({ action }) => action)).toEqual([
    'fact.create',
    'fact.delete',
    'trash.recover',
  ]);
});

test('a record whose place is taken stays in the trash, and the answer says why', async () => {
  const { id } = await ask<{ id: string }>('POST /admin/facts', { ...fact, key: 'taken-key' });
  await ask(`DELETE /admin/facts/${id}`);
  await ask('POST /admin/facts', { ...fact, key: 'taken-key' });
  const refused = await recover(id);
  expect([refused.status, refused.body.errorCode]).toEqual([409, 'CONFLICT']);
  expect(refused.body.errorMessage).toMatch('There is another “taken-key” by now');
  expect((await trash('?kind=fact')).items.map((item) => item.id)).toEqual([id]);
});

test('a redirect obeys the rules again when it is recovered', async () => {
  const { id } = await addRedirect('/moved', '/about');
  await ask(`DELETE /admin/redirects/${id}`);
  const other = await addRedirect('/moved', '/cases');
  const known = await recover(id);
  expect([known.status, known.body.errorMessage]).toEqual([
    409,
    'This address is redirected already. Change the existing redirect.',
  ]);
  await ask(`DELETE /admin/redirects/${other.id}`);
  // Added while the redirect from its target was in the trash.
  await db.insert(redirects).values({ fromPath: '/older', target: '/moved' });
  expect((await recover(id)).status).toBe(200);
  const rows = await db.select().from(redirects).where(eq(redirects.target, '/about'));
  expect(rows.map(({ fromPath }) => fromPath).sort()).toEqual(['/moved', '/older']);
});

test('the last two words of a group of synonyms come back together, unless another group has them', async () => {
  const [group] = await db
    .insert(searchSynonyms)
    .values({ terms: ['zzone', 'zztwo'] })
    .returning();
  const id = group?.id ?? '';
  const remove = () => ask(`DELETE /admin/search-synonyms/${id}/terms/zzone`);
  await remove();
  expect((await trash('?kind=search-synonym')).items).toMatchObject([{ name: 'zzone · zztwo' }]);
  await db.insert(searchSynonyms).values({ terms: ['zztwo', 'zzone', 'zzthree'] });
  const refused = await recover(id);
  expect(refused.body.errorMessage).toMatch('Another group has these words');
  await db.delete(searchSynonyms);
  expect((await recover(id)).status).toBe(200);
  expect(await db.select().from(searchSynonyms)).toEqual([group]);
});

test('the list goes on after its first page; the job deletes what is older than 30 days', async () => {
  await db.delete(trashedRecords);
  await db.execute(sql`
    insert into trashed_records (id, kind, name, record, deleted_at)
    select uuidv7(), 'risky-word', n::text, '{}', date_trunc('day', now()) - n * interval '12 hours'
    from generate_series(1, 70) n`);
  // What an import keeps of them for its undo.
  await db.execute(sql`
    with batch as (
      insert into import_batches (resource, file_name, new_count, changed_count)
      values ('risky-word', 'a.csv', 70, 0) returning id
    )
    insert into import_changes (batch_id, row, record_id, name, after)
    select batch.id, 1 + t.name::int, t.id, t.name, '{}' from batch, trashed_records t`);
  const first = await trash();
  const second = await trash(`?after=${first.next}`);
  const names = [...first.items, ...second.items].map(({ name }) => Number(name));
  expect(names).toEqual(Array.from({ length: 70 }, (_, index) => index + 1));
  expect(second.next).toBeNull();
  const deleted = await emptyTrashedRecords({ db, trail: testTrail });
  expect(deleted).toBeGreaterThanOrEqual(10);
  expect(await db.$count(trashedRecords)).toBe(70 - deleted);
  expect(await db.$count(importChanges)).toBe(70 - deleted);
  expect(await emptyTrashedRecords({ db, trail: testTrail })).toBe(0);
  const entries = await db.select().from(auditLog).where(eq(auditLog.action, 'trash.delete'));
  expect(entries).toHaveLength(deleted);
});
