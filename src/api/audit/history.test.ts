import { afterAll, expect, test } from 'vitest';
import { auditEntities } from '#contracts/enums/audit.ts';
import { staffRoles } from '#contracts/enums/staff.ts';
import { hasRight, historyRight } from '#contracts/staff/rights.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { testTrail } from '#tests/support/keys.ts';
import { addStaffMember, staffClient } from '#tests/support/staff.ts';
import { changedFields } from './changes.ts';
import { auditedTransaction } from './transaction.ts';

const database = await createTestDatabase();
const { db } = database;
const api = createTestApi(db);
afterAll(() => database.drop());

const id = '00000000-0000-7000-8000-000000000001';
const pathOf = (entityType: string) =>
  `GET /admin/histories?${new URLSearchParams({ entityType, entityId: id })}`;

test.each(staffRoles)(
  '%s reads the history of the records that the role may change',
  async (role) => {
    const call = await staffClient(db, api, await addStaffMember(db, role));
    for (const entity of auditEntities) {
      const { status, body } = await call(pathOf(entity));
      const expected = hasRight(role, historyRight(entity)) ? [200, null] : [403, 'FORBIDDEN'];
      expect([entity, status, body.errorCode]).toEqual([entity, ...expected]);
    }
  },
);

test('what roles may read is written down: nobody but administrators sees people and operation', () => {
  const readable = (role: (typeof staffRoles)[number]) =>
    auditEntities.filter((entity) => hasRight(role, historyRight(entity)));
  expect(readable('administrator')).toEqual([...auditEntities]);
  for (const secret of [
    'staff',
    'booking',
    'customer',
    'system',
    'audit',
    'import',
    'acceptance',
  ]) {
    expect([secret, readable('editor').some((entity) => entity === secret)]).toEqual([
      secret,
      false,
    ]);
  }
  const sheets = ['requirement', 'device-sheet', 'work-order', 'acceptance', 'live-report'];
  const ofCustomers = ['booking', 'sheet', ...sheets, 'customer', 'project'];
  expect(readable('sales')).toEqual([...ofCustomers, 'share-link']);
  expect(readable('support')).toEqual([...ofCustomers, 'feedback', 'share-link']);
  expect(readable('viewer')).toEqual([]);
});

test('a history has only the entries of its record, page by page, with personal data masked', async () => {
  const call = await staffClient(db, api, await addStaffMember(db, 'sales'));
  const write = (entityId: string, count: number) =>
    auditedTransaction(
      { db, trail: testTrail },
      { actor: 'system', requestId: 'r' },
      (_, audit) => {
        for (let at = 0; at < count; at++) {
          const changes = changedFields({}, { at, phone: '+8613800138000' });
          audit({ action: 'booking.update', entityType: 'booking', entityId, changes });
        }
      },
    );
  await write(id, 60);
  await write('00000000-0000-7000-8000-000000000002', 3);
  const first = await call(pathOf('booking'));
  expect([first.status, first.body.errorMessage]).toEqual([200, null]);
  const page = first.body.data as unknown as { items: object[]; next: number };
  expect(page.items).toHaveLength(50);
  expect(Object.keys(page.items[0] ?? {}).sort()).toEqual(
    ['action', 'actor', 'actorLabel', 'changes', 'createdAt', 'position'].sort(),
  );
  expect(JSON.stringify(page)).not.toContain('13800138000');
  const second = await call(`${pathOf('booking')}&before=${page.next}`);
  expect(second.body.data).toMatchObject({ items: { length: 10 }, next: null });
  // The whole log stays with administrators.
  expect((await call('GET /admin/audit')).status).toBe(403);
});
