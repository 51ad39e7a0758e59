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
import { defineRoute } from '#contracts/route.ts';
import { auditLog } from '#db/schema/audit.ts';
import { industries } from '#db/schema/industries.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { testKeys, testTrail } from '#tests/support/keys.ts';
import { addStaffMember, sessionClient } from '#tests/support/staff.ts';
import { StaffGate } from './gate.ts';
import { startSession } from './sessions.ts';
import { StaffRegistry } from './staff-registry.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.drop());

const write = (path: string) =>
  defineRoute({
    method: 'POST',
    path,
    group: 'test',
    summary: 'Writes',
    body: z.strictObject({ text: z.string().optional() }),
    data: z.object({}),
  });

/** An app of staff operations without routes, and a function that signs an administrator in. */
function openStaffApp() {
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
  const staff = new StaffRegistry({ registry, gate, trail: testTrail, db, visitorHash });
  app.onError((error, c) => answerError(error, c, pino({ level: 'silent' })));
  const fetch = async (path: string, init?: RequestInit) =>
    app.fetch(new Request(`http://localhost/api${path}`, init), {
      requestId: 'r-1',
      clientAddress: '203.0.113.1',
    });
  const signIn = async () => {
    const { id } = await addStaffMember(db, 'administrator');
    const { token } = await startSession(db, id, { network: '', userAgent: '' });
    return { id, client: sessionClient({ fetch }, token) };
  };
  return { staff, signIn };
}

test('a write that notes nothing for the audit log is rolled back', async () => {
  const { staff, signIn } = openStaffApp();
  for (const isNoted of [true, false]) {
    staff.add(
      write(`/admin/${isNoted}`),
      { access: 'staff.create', transaction: true },
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
  staff.add(write('/admin/texts'), { access: 'staff.create' }, async () => ({}));
  const { client } = await signIn();
  const send = (length: number) =>
    client('POST /admin/texts', { body: { text: 'x'.repeat(length) } });
  expect((await send(MAX_BODY_BYTES)).status).toBe(200);
  expect((await send(MAX_STAFF_BODY_BYTES)).body.errorCode).toBe('PAYLOAD_TOO_LARGE');
});
