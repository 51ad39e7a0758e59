import { Readable } from 'node:stream';
import { Hono } from 'hono';
import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openFactTexts } from '#api/facts/texts.ts';
import type { ApiBindings } from '#api/http/call.ts';
import { answerError } from '#api/http/errors.ts';
import { type ApiApp, ApiRegistry } from '#api/http/registry.ts';
import { createVisitorHash } from '#api/http/visitor-hash.ts';
import { Proofs } from '#api/proofs/proofs.ts';
import { MAX_BODY_BYTES, MAX_STAFF_BODY_BYTES } from '#contracts/constants.ts';
import { routesOf } from '#contracts/route.ts';
import { auditLog } from '#db/schema/audit.ts';
import { industries } from '#db/schema/industries.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { testKeys, testTrail } from '#tests/support/keys.ts';
import { addStaffMember, sessionClient } from '#tests/support/staff.ts';
import { StaffGate } from './gate.ts';
import { PersonLimits } from './person-limits.ts';
import { startSession } from './sessions.ts';
import { createStaffLanes } from './staff-lanes.ts';
import { StaffRegistry } from './staff-registry.ts';

const { route, file } = routesOf('test');

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.drop());

const write = (path: string) =>
  route(`POST ${path}`, {
    summary: 'Writes',
    body: z.strictObject({ text: z.string().optional() }),
    data: z.object({}),
  });

/**
 * An app of staff operations without routes, and a function that signs an administrator in.
 * @param waitMs how long a request may wait for a place
 */
function openStaffApp(waitMs?: number) {
  const app: ApiApp = new Hono<{ Bindings: ApiBindings }>().basePath('/api');
  const visitorHash = createVisitorHash(db);
  const registry = new ApiRegistry(app, {
    db,
    visitorHash,
    trail: testTrail,
    facts: openFactTexts(database),
    proofs: new Proofs({ db, keys: testKeys }),
  });
  const gate = new StaffGate({ db, publicUrl: 'http://localhost/' });
  const staff = new StaffRegistry({
    registry,
    gate,
    limits: new PersonLimits(db),
    lanes: createStaffLanes(6, waitMs),
    trail: testTrail,
    db,
    visitorHash,
  });
  app.onError((error, c) => answerError(error, c, pino({ level: 'silent' })));
  const fetch = async (path: string, init?: RequestInit) =>
    app.fetch(new Request(`http://localhost/api${path}`, init), {
      requestId: 'r-1',
      clientAddress: '203.0.113.1',
    });
  const signIn = async () => {
    const { id } = await addStaffMember(db, 'administrator');
    const { token } = await startSession(db, id, { network: '', userAgent: '' });
    return { id, token, client: sessionClient({ fetch }, token) };
  };
  return { staff, signIn, fetch };
}

test('a write that notes nothing for the audit log is rolled back', async () => {
  const { staff, signIn } = openStaffApp();
  for (const isNoted of [true, false]) {
    staff.add(
      write(`/admin/${isNoted}`),
      { access: 'staff.create' },
      async (_, { transaction, audit }) => {
        const key = isNoted ? 'noted' : 'forgotten';
        await transaction.insert(industries).values({ key, nameZh: key });
        if (isNoted) audit({ action: 'test.write', entityType: 'staff', entityId: null });
        return {};
      },
    );
  }
  const { id, client } = await signIn();
  expect((await client('POST /admin/true')).status).toBe(200);
  expect((await client('POST /admin/false')).body.errorCode).toBe('INTERNAL');
  expect(await db.select({ key: industries.key }).from(industries)).toEqual([{ key: 'noted' }]);
  const entries = await db.select().from(auditLog);
  expect(entries).toMatchObject([{ action: 'test.write', actorId: id, requestId: 'r-1' }]);
});

test('staff may send longer texts than visitors, up to a limit', async () => {
  const { staff, signIn } = openStaffApp();
  staff.add(write('/admin/texts'), { access: 'staff.create', transaction: false }, () => undefined);
  const { client } = await signIn();
  const send = (length: number) =>
    client('POST /admin/texts', { body: { text: 'x'.repeat(length) } });
  expect((await send(MAX_BODY_BYTES)).status).toBe(200);
  expect((await send(MAX_STAFF_BODY_BYTES)).body.errorCode).toBe('PAYLOAD_TOO_LARGE');
});

test('cookies of a write are sent after its transaction, once, and not if it fails', async () => {
  const { staff, signIn } = openStaffApp();
  let runs = 0;
  const sign = (path: string, end: () => void) =>
    staff.add(write(path), { access: 'staff.create' }, async (_, { cookie, audit }) => {
      runs += 1;
      cookie.clear();
      audit({ action: 'test.write', entityType: 'staff', entityId: null });
      end();
      return {};
    });
  sign('/admin/again', () => {
    if (runs < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
  });
  sign('/admin/broken', () => {
    throw new Error('broken');
  });
  const { client } = await signIn();
  const again = await client('POST /admin/again');
  expect([again.status, runs, again.headers.getSetCookie().length]).toEqual([200, 3, 1]);
  const broken = await client('POST /admin/broken');
  expect([broken.status, broken.headers.getSetCookie()]).toEqual([500, []]);
});

test.each([
  ['a lock that is not free', '55P03'],
  ['a deadlock that comes again and again', '40P01'],
])('%s is answered with what to do', async (_, code) => {
  const { staff, signIn } = openStaffApp();
  staff.add(write('/admin/locked'), { access: 'staff.create' }, () => {
    throw Object.assign(new Error('the database says no'), { code });
  });
  const { client } = await signIn();
  const { status, body, headers } = await client('POST /admin/locked');
  expect([status, body.errorCode, headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '1']);
  expect(body.errorMessage).toMatch(/Nothing was changed now; please try again/);
});

test('one person takes some of the places, and a colleague does not wait', async () => {
  const { staff, signIn } = openStaffApp();
  const held = Promise.withResolvers<void>();
  let slow = 0;
  staff.add(write('/admin/slow'), { access: 'staff.create', transaction: false }, async () => {
    slow += 1;
    await held.promise;
    return {};
  });
  staff.add(write('/admin/fast'), { access: 'staff.create', transaction: false }, () => undefined);
  const [first, second] = [await signIn(), await signIn()];
  const waiting = Array.from({ length: 40 }, () => first.client('POST /admin/slow'));
  expect((await second.client('POST /admin/fast')).status).toBe(200);
  await eventually(() => expect(slow).toBe(2));
  expect((await second.client('POST /admin/fast')).status).toBe(200);
  held.resolve();
  const statuses = (await Promise.all(waiting)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('a person has a few downloads at once, however slowly they are read', async () => {
  const { staff, signIn, fetch } = openStaffApp(500);
  const report = file('GET /admin/file', {
    summary: 'A file',
    mediaType: 'text/plain',
  });
  staff.addFile(report, { access: 'staff.create' }, async () => ({
    content: Readable.from(Array.from({ length: 50 }, () => Buffer.alloc(2 ** 16, 'x'))),
    fileName: 'x.txt',
  }));
  const { token } = await signIn();
  const open = () => fetch('/admin/file', { headers: { cookie: `staff=${token}` } });
  const unread = [];
  for (let count = 0; count < 4; count++) unread.push(await open());
  const refused = await open();
  expect(refused.status).toBe(429);
  await Promise.all(unread.map((response) => response.text()));
  expect((await (await open()).text()).length).toBe(50 * 2 ** 16);
});
