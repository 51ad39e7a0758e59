import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenApiDocument } from '#api/http/openapi.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { addStaffMember, type StaffClient, staffClient } from '#tests/support/staff.ts';
import { staffOperations } from '#tests/support/staff-operations.ts';

/** Calls of one person in a minute here, so that few are needed to reach the limit. */
const BOUND = 2;

const database = await createTestDatabase();
const { db } = database;
const limited = createTestApi(db, 'zh', {
  personBounds: { reads: BOUND, writes: BOUND, uploads: BOUND },
});
const usual = createTestApi(db);
afterAll(() => database.drop());

// Limits in memory would fill up again while a test runs.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const document = (await (await limited.fetch('/openapi.json')).json()) as OpenApiDocument;
const operations = staffOperations(document);
/** A call with no valid input: limits are checked before it. */
const callOf = (name: string) => name.replace('{id}', '00000000-0000-7000-8000-000000000000');

/** A client of a new administrator; all of them have one address. */
const signIn = async (api = limited) =>
  staffClient(db, api, await addStaffMember(db, 'administrator'));

/** How many calls of an operation are not refused by a limit, up to a number. */
async function countAllowed(client: StaffClient, name: string, most: number): Promise<number> {
  for (let count = 0; count < most; count++) {
    const { status, body, headers } = await client(callOf(name));
    if (body.errorCode !== 'RATE_LIMITED') continue;
    expect([name, status]).toEqual([name, 429]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body.errorMessage).toMatch(/try again/);
    return count;
  }
  return most;
}

test('there are operations to walk through', () => {
  expect(operations.length).toBeGreaterThan(150);
});

test.each(operations)('%s is limited by person', async (name) => {
  // The end of a session ends the calls with it.
  if (name === 'DELETE /admin/session') return;
  const other = await signIn();
  expect(await countAllowed(await signIn(), name, BOUND + 1)).toBe(BOUND);
  // Another person at the same address goes on.
  expect((await other(callOf(name))).body.errorCode).not.toBe('RATE_LIMITED');
});

/** Operations that cost more, and how many calls of them one person may make in a row. */
const costly: Record<string, number> = {
  'PUT /admin/account/password': 5,
  'POST /admin/account/two-factor': 20,
  'POST /admin/account/two-factor/confirmation': 30,
  'DELETE /admin/account/two-factor': 20,
  'POST /admin/account/recovery-codes': 20,
  'POST /admin/session/confirmation': 30,
  'POST /admin/staff': 60,
  'POST /admin/staff/{id}/invitation': 60,
  'DELETE /admin/staff/{id}/two-factor': 60,
  'POST /admin/mail-tests': 10,
  'POST /admin/audit-verifications': 12,
  'POST /admin/records/{id}/preview-links': 60,
  'POST /admin/bulk-operations': 120,
  'POST /admin/plain-records/{kind}/bulk-operations': 120,
  'POST /admin/bulk-operations/{id}/undo': 120,
  'GET /admin/records/{id}/preview': 120,
  'GET /admin/records/{id}/findings': 120,
  'GET /admin/search': 120,
  'GET /admin/statistics': 60,
  'GET /admin/system': 300,
  'GET /admin/audit': 120,
  'GET /admin/media/{id}/original': 120,
  'POST /admin/import-checks': 20,
  'POST /admin/imports': 120,
  'POST /admin/imports/{id}/undo': 120,
  ...Object.fromEntries(
    operations.filter((name) => name.includes('/exports/')).map((name) => [name, 20]),
  ),
};

test.each(Object.entries(costly))('%s has a limit of its own: %i', async (name, each) => {
  const client = await signIn(usual);
  expect(await countAllowed(client, name, each + 1)).toBe(each);
});

test('uploads are limited by person', async () => {
  const client = await signIn();
  const remove = 'DELETE /admin/uploads/00000000-0000-7000-8000-000000000000';
  const headers = { 'tus-resumable': '1.0.0' };
  const codes = [];
  for (let count = 0; count <= BOUND; count++) {
    codes.push((await client(remove, { headers })).status);
  }
  expect(codes).toEqual([404, 404, 429]);
});

test('operations of all kinds count together', async () => {
  const client = await signIn();
  const reads = ['GET /admin/session', 'GET /admin/staff', 'GET /admin/media'];
  const codes = [];
  for (const call of reads) codes.push((await client(call)).body.errorCode);
  expect(codes).toEqual([null, null, 'RATE_LIMITED']);
});
