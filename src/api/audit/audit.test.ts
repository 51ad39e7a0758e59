import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { KeyRing } from '#api/access/key-ring.ts';
import { auditLog } from '#db/schema/audit.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { testKeys, testTrail } from '#tests/support/keys.ts';
import { addStaffMember, staffClient } from '#tests/support/staff.ts';
import { changedFields } from './changes.ts';
import { AuditTrail } from './trail.ts';
import { auditedTransaction } from './transaction.ts';
import { type AuditHead, verifyAuditLog } from './verify.ts';

const database = await createTestDatabase();
const { db } = database;
const superuser = database.owner.$client;
afterAll(() => database.drop());

/** A change as only a superuser can make it. */
async function tamper(statement: string): Promise<void> {
  await superuser.query('alter table audit_log disable trigger all');
  await superuser.query(statement);
  await superuser.query('alter table audit_log enable always trigger refuse_change');
  await superuser.query('alter table audit_log enable always trigger continue_audit_log');
}

const entry = (action: string) => ({
  action,
  entityType: 'booking' as const,
  entityId: null,
  changes: { title: ['旧', { en: 'ü "quoted"', list: [1, 2.5, 1e21, null] }] as const },
});
const write = (trail: AuditTrail, ...actions: string[]) =>
  auditedTransaction({ db, trail }, { actor: 'system', requestId: 'r-1' }, (_, audit) => {
    for (const action of actions) audit(entry(action));
  });

beforeEach(async () => {
  await tamper('truncate audit_log cascade');
  await write(testTrail, 'first', 'second');
  await write(testTrail, 'third');
});

describe('the chain', () => {
  test('is intact after writes, also at the same moment', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, at) => write(testTrail, `parallel ${at}`)));
    expect(await verifyAuditLog(db, testKeys)).toEqual({ rows: 11, problem: undefined });
  });

  test('has no entry of a transaction that was rolled back', async () => {
    const failed = auditedTransaction(
      { db, trail: testTrail },
      { actor: 'system', requestId: '' },
      (_, audit) => {
        audit(entry('lost'));
        throw new Error('rolled back');
      },
    );
    await expect(failed).rejects.toThrow('rolled back');
    expect(await verifyAuditLog(db, testKeys)).toEqual({ rows: 3, problem: undefined });
  });

  test.each([
    ["update audit_log set action = 'x' where position = 2", 2, 'the row was changed'],
    ["update audit_log set changes = '{}' where position = 2", 2, 'the row was changed'],
    [
      "update audit_log set created_at = now() - interval '1 day' where position = 3",
      3,
      'the row was changed',
    ],
    ['delete from audit_log where position = 2', 2, 'the row was deleted'],
    ["update audit_log set mac = repeat('a', 64) where position = 1", 1, 'the row was changed'],
  ])('finds what a superuser did: %s', async (statement, position, reason) => {
    await tamper(statement);
    const rows = await db.select().from(auditLog);
    const id = rows.find((row) => row.position === position)?.id ?? null;
    const { problem } = await verifyAuditLog(db, testKeys);
    expect(problem).toEqual({ position, id, reason });
  });

  test('finds rows that were hashed again without the key', async () => {
    const forger = new AuditTrail(new KeyRing([Buffer.from('a key that the forger has made up')]));
    await tamper('truncate audit_log cascade');
    await write(forger, 'forged');
    const { problem } = await verifyAuditLog(db, testKeys);
    expect(problem).toMatchObject({ position: 1 });
    expect(problem?.reason).toContain('SECRET_KEY');
  });

  test('finds the removal of the newest rows by an exported head', async () => {
    const rows = await db.select().from(auditLog);
    const heads: AuditHead[] = rows.map(({ position, mac }) => ({ position, mac }));
    expect(await verifyAuditLog(db, testKeys, heads)).toEqual({ rows: 3, problem: undefined });
    await tamper('delete from audit_log where position = 3');
    expect(await verifyAuditLog(db, testKeys)).toEqual({ rows: 2, problem: undefined });
    expect((await verifyAuditLog(db, testKeys, heads)).problem).toMatchObject({ position: 3 });
    await write(testTrail, 'another third');
    expect((await verifyAuditLog(db, testKeys, heads)).problem).toMatchObject({
      position: 3,
      reason: 'the row differs from an exported head',
    });
  });

  test('goes on with a new key, and is refused by a process that lacks it', async () => {
    const [earlier, newest] = [
      'the secret key of the tests, any text',
      'the key after the rotation of keys',
    ];
    const rotated = new KeyRing([Buffer.from(newest), Buffer.from(earlier)]);
    await write(new AuditTrail(rotated), 'rotated');
    expect(await verifyAuditLog(db, rotated)).toEqual({ rows: 4, problem: undefined });
    await expect(write(testTrail, 'with the old key')).rejects.toThrow('SECRET_KEY');
  });
});

test('changed fields have old and new values, with personal data masked', () => {
  expect(
    changedFields(
      { name: '林一', email: 'lin@example.com', role: 'viewer', at: new Date(0) },
      { name: '林一', email: 'wang@example.com', role: 'editor', at: new Date(0) },
    ),
  ).toEqual({ email: ['l***@example.com', 'w***@example.com'], role: ['viewer', 'editor'] });
  expect(changedFields({}, { phone: '+8613800138000' })).toEqual({ phone: [null, '138****8000'] });
});

test('the name of a customer who is a person is masked, that of a company is not', () => {
  const contactName = '王若溪';
  expect(
    changedFields({ name: '', contactName }, { name: contactName, shortName: '若溪' }),
  ).toEqual({
    name: ['', '王**'],
    shortName: [null, '若**'],
  });
  expect(changedFields({ name: contactName, contactName }, { name: '云栖茶事' })).toEqual({
    name: ['王**', '云栖茶事'],
  });
  expect(changedFields({}, { name: '云栖茶事', shortName: '云栖', contactName })).toEqual({
    name: [null, '云栖茶事'],
    shortName: [null, '云栖'],
    contactName: [null, '王**'],
  });
});

test('the log is filtered and read page by page', async () => {
  const api = createTestApi(db);
  const person = await addStaffMember(db, 'administrator');
  const client = await staffClient(db, api, person);
  for (let page = 0; page < 6; page++) {
    await write(testTrail, ...Array.from({ length: 10 }, (_, at) => `batch.${page}.${at}`));
  }
  await client('PATCH /admin/account', { body: { name: '新名字' } });
  const list = async (query: Record<string, string>) => {
    const { body } = await client(`GET /admin/audit?${new URLSearchParams(query)}`);
    return body.data as unknown as {
      items: { position: number; action: string; changes: object[] }[];
      next: number | null;
    };
  };
  const first = await list({});
  const second = await list({ before: String(first.next) });
  const positions = [...first.items, ...second.items].map(({ position }) => position);
  expect(positions).toEqual(Array.from({ length: 64 }, (_, at) => 64 - at));
  expect(second.next).toBeNull();
  expect(await list({ actorId: person.id })).toMatchObject({
    items: [{ action: 'staff.update', changes: [{ field: 'name', after: '新名字' }] }],
  });
  expect((await list({ entityType: 'staff', entityId: person.id })).items).toHaveLength(1);
  expect((await list({ q: 'batch.3.' })).items).toHaveLength(10);
  expect((await list({ q: 'r-1' })).items).toHaveLength(50);
  expect((await list({ to: '2020-01-01T00:00:00Z' })).items).toEqual([]);
  expect((await list({ from: '2020-01-01T00:00:00Z', q: 'third' })).items).toHaveLength(1);
});
