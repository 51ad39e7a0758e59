import { afterAll, expect, test } from 'vitest';
import type { OpenApiDocument } from '#api/http/openapi.ts';
import { UPLOADS_PATH } from '#contracts/uploads.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { addStaffMember, staffClient } from '#tests/support/staff.ts';
import { staffOperations } from '#tests/support/staff-operations.ts';

const database = await createTestDatabase();
const { db } = database;
const api = createTestApi(db);
afterAll(() => database.drop());

/** What somebody may still do whose second factor is overdue: turn it on, or leave. */
const allowed = [
  'DELETE /admin/session',
  'GET /admin/account/sessions',
  'GET /admin/account/two-factor',
  'GET /admin/session',
  'PATCH /admin/account',
  'POST /admin/account/two-factor',
  'POST /admin/account/two-factor/confirmation',
  'POST /admin/session/confirmation',
];

const document = (await (await api.fetch('/openapi.json')).json()) as OpenApiDocument;
const operations = staffOperations(document);
const uploads = ['POST', 'PATCH', 'DELETE'].map((method) => `${method} ${UPLOADS_PATH}`);

test('an administrator without the second factor that is overdue may only turn it on', async () => {
  const person = await addStaffMember(db, 'administrator', {
    twoFactorDueAt: new Date(Date.now() - 1000),
  });
  expect(operations.length).toBeGreaterThan(150);
  const open: string[] = [];
  for (const name of operations) {
    const client = await staffClient(db, api, person);
    const call = name.replace('{id}', '00000000-0000-7000-8000-000000000000');
    const { body } = await client(call);
    if (body.errorCode !== 'TWO_FACTOR_REQUIRED') open.push(name);
  }
  expect(open.sort()).toEqual(allowed);
});

test.each(uploads)('%s is closed too', async (name) => {
  const person = await addStaffMember(db, 'administrator', {
    twoFactorDueAt: new Date(Date.now() - 1000),
  });
  const client = await staffClient(db, api, person);
  expect((await client(name)).body.errorCode).toBe('TWO_FACTOR_REQUIRED');
});
