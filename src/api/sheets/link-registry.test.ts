import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import pino from 'pino';
import { afterAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { z } from 'zod';
import { openFactTexts } from '#api/facts/texts.ts';
import type { ApiBindings } from '#api/http/call.ts';
import { answerError } from '#api/http/errors.ts';
import { perHour, readsPerMinute } from '#api/http/policy.ts';
import { type ApiApp, ApiRegistry } from '#api/http/registry.ts';
import { createVisitorHash } from '#api/http/visitor-hash.ts';
import { Proofs } from '#api/proofs/proofs.ts';
import { shareParams } from '#api/shares/contract.ts';
import type { Envelope } from '#contracts/envelope.ts';
import { routesOf } from '#contracts/route.ts';
import { auditLog } from '#db/schema/audit.ts';
import { rateLimits } from '#db/schema/requests.ts';
import { shareLinks } from '#db/schema/shares.ts';
import { sheetEvents } from '#db/schema/sheets/events.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { testKeys, testTrail } from '#tests/support/keys.ts';
import { addAcceptanceSheet } from '#tests/support/records/acceptance-sheets.ts';
import { addShareLink } from '#tests/support/records/shares.ts';
import { LinkGate } from './link-gate.ts';
import { LinkRegistry } from './link-registry.ts';

const { route } = routesOf('shares');

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.drop());
beforeEach(async () => {
  await db.delete(rateLimits);
});

const params = shareParams;
const rename = route('POST /shares/acceptance/:token/site-name', {
  summary: 'Renames the site',
  params,
  body: z.strictObject({
    siteName: z.string(),
    revision: z.int().optional(),
    contentHash: z.string().optional(),
  }),
  data: z.object({ revision: z.number() }),
});
const forget = { ...rename, path: '/shares/acceptance/:token/forgotten' } as const;
const often = { ...rename, path: '/shares/acceptance/:token/often' } as const;
const look = route('GET /shares/links/:token/number', {
  summary: 'Number of the sheet',
  params,
  data: z.object({ number: z.string() }),
});

const app: ApiApp = new Hono<{ Bindings: ApiBindings }>().basePath('/api');
const visitorHash = createVisitorHash(db);
const log = pino({ level: 'silent' });
const registry = new ApiRegistry(app, {
  db,
  visitorHash,
  trail: testTrail,
  facts: openFactTexts(database),
  proofs: new Proofs({ db, keys: testKeys }),
});
const publicUrl = 'http://localhost/';
const gate = new LinkGate({ db, keys: testKeys, publicUrl });
const own = { publicUrl };
const onOpening = vi.fn();
const deps = { registry, gate, db, trail: testTrail, visitorHash, log, own, onOpening };
const links = new LinkRegistry(deps);

/** Waits in the handler, while its transaction holds the lock. */
let pause = async () => {};

links.add(
  rename,
  { kind: 'acceptance', as: 'signer', stage: 'open', limit: perHour(100), repeat: true },
  async ({ transaction, sheet, audit, event }, { body: { siteName } }) => {
    await transaction.update(sheets).set({ customerName: siteName }).where(eq(sheets.id, sheet.id));
    audit({ action: 'sheet.rename', changes: { customerName: [null, siteName] }, name: '王若溪' });
    event({ kind: 'note', text: siteName });
    await pause();
    return { revision: sheet.revision };
  },
);
links.add(forget, { kind: 'acceptance', as: 'holder', limit: perHour(100) }, ({ sheet }) => ({
  revision: sheet.revision,
}));
links.add(often, { kind: 'any', as: 'holder', limit: perHour(2) }, ({ sheet, audit }) => {
  audit({ action: 'sheet.look' });
  return { revision: sheet.revision };
});
links.read(look, { kind: 'any', limit: readsPerMinute(1000), opens: true }, ({ sheet }) => ({
  number: sheet.number,
}));
app.onError((error, c) => answerError(error, c, log));

interface Call {
  key?: string;
  headers?: Record<string, string>;
  address?: string;
}

async function post(
  path: string,
  body: unknown,
  { key = randomUUID(), headers, address }: Call = {},
) {
  const response = await app.fetch(
    new Request(`http://localhost/api/shares/${path}?locale=en`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: 'http://localhost',
        'idempotency-key': key,
        ...headers,
      },
      body: JSON.stringify(body),
    }),
    { requestId: 'r-1', clientAddress: address ?? '192.0.2.1' },
  );
  return {
    status: response.status,
    ...((await response.json()) as Envelope<{ revision: number }>),
  };
}

async function addSigner(fields: Parameters<typeof addAcceptanceSheet>[1] = {}) {
  const { id } = await addAcceptanceSheet(db, fields);
  const token = await addShareLink(db, { sheetId: id, audience: 'signer', holderName: '王总' });
  return { id, token, path: `acceptance/${token}/site-name` };
}

const sheetOf = async (id: string) =>
  (await db.select().from(sheets).where(eq(sheets.id, id)))[0] as typeof sheets.$inferSelect;
const eventsOf = (id: string) =>
  db.select().from(sheetEvents).where(eq(sheetEvents.sheetId, id)).orderBy(desc(sheetEvents.id));
const entriesOf = (id: string) => db.select().from(auditLog).where(eq(auditLog.entityId, id));

describe('a write by a link', () => {
  it('changes the sheet, its timeline and the audit log together', async () => {
    const { id, path, token } = await addSigner();
    const { revision, version } = await sheetOf(id);
    expect(await post(path, { siteName: '东厅' })).toMatchObject({
      status: 200,
      data: { revision },
    });
    expect(await sheetOf(id)).toMatchObject({
      customerName: '东厅',
      revision: revision + 1,
      version: version + 1,
    });
    expect(await sheetOf(id)).toMatchObject({ customerName: '东厅', revision: 2 });
    const [link] = await db.select().from(shareLinks).where(eq(shareLinks.token, token));
    expect(await eventsOf(id)).toMatchObject([
      { kind: 'note', text: '东厅', party: 'customer', revision: 2, linkId: link?.id },
    ]);
    expect(await entriesOf(id)).toMatchObject([
      {
        action: 'sheet.rename',
        actor: 'customer',
        actorId: link?.id,
        actorLabel: '王**',
        entityType: 'acceptance',
        requestId: 'r-1',
      },
    ]);
  });

  it('without an audit entry is a fault of the program and changes nothing', async () => {
    const { token } = await addSigner();
    const { status } = await post(`acceptance/${token}/forgotten`, { siteName: '' });
    expect(status).toBe(500);
  });

  it('has one effect for twenty equal calls at once, and the same answer', async () => {
    const { id, path } = await addSigner();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post(path, { siteName: '东厅' }, { key })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect([await eventsOf(id), await entriesOf(id)].map(({ length }) => length)).toEqual([1, 1]);
    // The first answer counts, also after the sheet was closed.
    await db.update(sheets).set({ stage: 'closed', closedAt: new Date() }).where(eq(sheets.id, id));
    expect((await post(path, { siteName: '东厅' }, { key })).data).toEqual({ revision: 1 });
    const other = await post(path, { siteName: '西厅' }, { key });
    expect([other.status, other.errorCode]).toEqual([409, 'CONFLICT']);
  });

  it('needs a key, and the key of another link is another one', async () => {
    const [one, other] = [await addSigner(), await addSigner()];
    expect((await post(one.path, { siteName: 'a' }, { key: '' })).status).toBe(400);
    const key = randomUUID();
    expect((await post(one.path, { siteName: 'a' }, { key })).status).toBe(200);
    expect((await post(other.path, { siteName: 'b' }, { key })).status).toBe(200);
    expect((await sheetOf(other.id)).customerName).toBe('b');
  });

  it('that has seen an older revision is refused with what happened since', async () => {
    const { id, path } = await addSigner();
    await post(path, { siteName: '东厅', revision: 1 });
    const refused = await post(path, { siteName: '西厅', revision: 1 });
    expect(refused).toMatchObject({
      status: 409,
      errorCode: 'CONFLICT',
      data: { stage: 'open', revision: 2, events: [{ kind: 'note', text: '东厅' }] },
    });
    expect((await sheetOf(id)).customerName).toBe('东厅');
    const hash = 'a'.repeat(64);
    expect((await post(path, { siteName: '西厅', contentHash: hash })).status).toBe(409);
  });

  it('of two at once with the same revision, one wins', async () => {
    const { id, path } = await addSigner();
    const answers = await Promise.all(
      ['东厅', '西厅', '南厅'].map((siteName) => post(path, { siteName, revision: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await eventsOf(id)).toHaveLength(1);
  });

  it('to a closed sheet is refused with its last events', async () => {
    const { id, path } = await addSigner();
    await post(path, { siteName: '东厅' });
    await db.update(sheets).set({ stage: 'closed', closedAt: new Date() }).where(eq(sheets.id, id));
    expect(await post(path, { siteName: '西厅' })).toMatchObject({
      status: 409,
      errorMessage: expect.stringContaining('closed'),
      data: { stage: 'closed', events: [{ kind: 'note' }] },
    });
  });

  it('by a link that was revoked while it waited for the sheet is refused', async () => {
    const { id, path, token } = await addSigner();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const entered = new Promise<void>((resolve) => {
      pause = async () => {
        resolve();
        await held;
      };
    });
    const first = post(path, { siteName: '东厅' });
    await entered;
    pause = async () => {};
    const second = post(path, { siteName: '西厅' });
    await db.update(shareLinks).set({ revokedAt: new Date() }).where(eq(shareLinks.token, token));
    release();
    expect([(await first).status, (await second).status]).toEqual([200, 410]);
    expect((await sheetOf(id)).customerName).toBe('东厅');
  });

  it('is refused from other sites, from lesser links and from a preview', async () => {
    const { id, path, token } = await addSigner();
    const siteName = '东厅';
    const forged = await post(path, { siteName }, { headers: { origin: 'https://evil.example' } });
    expect(forged.errorCode).toBe('CROSS_SITE');
    for (const audience of ['public', 'holder', 'worker'] as const) {
      const worker = { passcodeMac: 'x', passcodeSetAt: new Date(), expiresAt: new Date(2099, 1) };
      const lesser = await addShareLink(db, {
        sheetId: id,
        audience,
        ...(audience === 'worker' && worker),
      });
      const [link] = await db.select().from(shareLinks).where(eq(shareLinks.token, lesser));
      const pass = gate.passes.issue({ id: link?.id ?? '', ...worker });
      const [cookie = ''] = pass.split(';');
      const refused = await post(
        `acceptance/${lesser}/site-name`,
        { siteName },
        { headers: { cookie } },
      );
      expect([audience, refused.status, refused.errorCode]).toEqual([audience, 403, 'FORBIDDEN']);
    }
    const [link] = await db.select().from(shareLinks).where(eq(shareLinks.token, token));
    const [cookie = ''] = gate.previews.issue({ id: link?.id ?? '' }).split(';');
    const preview = await post(path, { siteName }, { headers: { cookie } });
    expect([preview.errorCode, preview.errorMessage]).toEqual([
      'FORBIDDEN',
      expect.stringContaining('preview'),
    ]);
    expect(await entriesOf(id)).toEqual([]);
  });

  it('is limited per network, and per link from however many networks', async () => {
    const { token } = await addSigner();
    const call = (address: string) =>
      post(`acceptance/${token}/often`, { siteName: '' }, { address });
    const statuses: number[] = [];
    for (const network of [1, 1, 1, 2, 2, 3, 3, 4, 4, 5]) {
      statuses.push((await call(`192.0.2.${network}`)).status);
    }
    expect(statuses).toEqual([200, 200, 429, 200, 200, 200, 200, 200, 200, 429]);
  });
});

const readNumber = (token: string, userAgent = '') =>
  app.fetch(
    new Request(`http://localhost/api/shares/links/${token}/number`, {
      headers: { 'user-agent': userAgent },
    }),
    { requestId: 'r-1', clientAddress: '192.0.2.1' },
  );

test('a read of any kind of sheet does not open a scene, and sees what its link leads to', async () => {
  const { token } = await addSigner({ number: 'AC-7' });
  expect(await (await readNumber(token)).json()).toMatchObject({ data: { number: 'AC-7' } });
});

test('a sheet that a person opens is told of, and not one that a program looks at', async () => {
  const { token } = await addSigner();
  onOpening.mockClear();
  expect((await readNumber(token, 'Baiduspider/2.0')).status).toBe(200);
  expect(onOpening).not.toHaveBeenCalled();
  expect((await readNumber(token)).status).toBe(200);
  expect(onOpening).toHaveBeenCalledOnce();
});
