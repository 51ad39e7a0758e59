import { Hono } from 'hono';
import pino from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { openFactTexts } from '#api/facts/texts.ts';
import { Proofs } from '#api/proofs/proofs.ts';
import type { Envelope } from '#contracts/envelope.ts';
import { routesOf } from '#contracts/route.ts';
import { industries } from '#db/schema/industries.ts';
import { idempotencyKeys } from '#db/schema/requests.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { testKeys, testTrail } from '#tests/support/keys.ts';
import type { ApiBindings } from './call.ts';
import { answerError } from './errors.ts';
import { type ApiApp, ApiRegistry } from './registry.ts';
import { createVisitorHash } from './visitor-hash.ts';

const { route } = routesOf('things');

const database = await createTestDatabase();
const { db, owner } = database;
afterAll(() => database.drop());
beforeEach(async () => {
  await db.delete(industries);
  await db.delete(idempotencyKeys);
});

const addThing = route('POST /things/:shelf', {
  summary: 'Adds a thing',
  params: z.strictObject({ shelf: z.string() }),
  body: z.strictObject({ name: z.string() }),
  data: z.object({ count: z.number() }),
});

const app: ApiApp = new Hono<{ Bindings: ApiBindings }>().basePath('/api');
const registry = new ApiRegistry(app, {
  db,
  visitorHash: createVisitorHash(db),
  facts: openFactTexts(database),
  trail: testTrail,
  proofs: new Proofs({ db, keys: testKeys }),
});
let works = 0;
let dies = false;
registry.add(
  addThing,
  { access: 'public', transaction: true, repeat: true },
  async ({ body }, { transaction, audit }) => {
    works += 1;
    await transaction.insert(industries).values({ key: `thing-${works}`, nameZh: body.name });
    audit({ action: 'thing.add', entityType: 'booking', entityId: null, changes: {} });
    if (dies) await transaction.execute('select pg_terminate_backend(pg_backend_pid())');
    return { count: works };
  },
);
app.onError((error, c) => answerError(error, c, pino({ level: 'silent' })));

const KEY = 'a-key-of-the-test-1';

async function add(name: string, key: string | null = KEY, shelf = 'a') {
  const response = await app.fetch(
    new Request(`http://localhost/api/things/${shelf}?locale=en`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
      body: JSON.stringify({ name }),
    }),
    { requestId: 'r-1', clientAddress: '192.0.2.1' },
  );
  return { status: response.status, ...((await response.json()) as Envelope<{ count: number }>) };
}

const stored = () => db.$count(industries);
const audited = async () => (await owner.execute('select from audit_log')).rowCount;

test('the same key and content get the first answer, also twenty times in parallel', async () => {
  const before = await audited();
  const answers = await Promise.all(Array.from({ length: 20 }, () => add('one')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ data }) => JSON.stringify(data)))).toEqual(
    new Set([JSON.stringify({ count: works })]),
  );
  expect((await add('one')).data).toEqual({ count: works });
  expect(await stored()).toBe(1);
  expect(await audited()).toBe((before ?? 0) + 1);
});

test('other content with the key, also in the path, is refused and changes nothing', async () => {
  await add('one');
  for (const refused of [await add('two'), await add('one', KEY, 'b')]) {
    expect(refused).toMatchObject({ status: 409, errorCode: 'CONFLICT' });
    expect(refused.errorMessage).toContain('nothing was changed');
  }
  expect(await stored()).toBe(1);
  expect((await add('two', 'another-key-of-the-test')).status).toBe(200);
});

test('what dies in between leaves neither effect nor key, and the repeat does it', async () => {
  dies = true;
  expect((await add('one')).status).toBe(503);
  dies = false;
  expect([await stored(), await db.$count(idempotencyKeys)]).toEqual([0, 0]);
  expect((await add('one')).status).toBe(200);
  expect(await stored()).toBe(1);
});

test.each([null, 'short', 'with spaces in the key'])(
  'a call with the key %j is refused',
  async (key) => {
    const refused = await add('one', key);
    expect(refused).toMatchObject({
      status: 400,
      fields: [{ path: 'Idempotency-Key', message: expect.stringContaining('16 to 64') }],
    });
    expect(await stored()).toBe(0);
  },
);
