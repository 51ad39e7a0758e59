import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OpenApiDocument } from '#api/http/openapi.ts';
import { storeUpload } from '#api/uploads/service.ts';
import { type ShareAudience, shareAudiences } from '#contracts/enums/shares.ts';
import type { Envelope } from '#contracts/envelope.ts';
import { contentHash } from '#contracts/sheets/hash.ts';
import { type ShareKind, shareKinds } from '#contracts/sheets/kinds.ts';
import { readContent } from '#db/acceptance-content.ts';
import { auditLog } from '#db/schema/audit.ts';
import { rateLimits } from '#db/schema/requests.ts';
import { shareLinks, shareOpenings } from '#db/schema/shares.ts';
import { sheetDecisions } from '#db/schema/sheets/decisions.ts';
import { sheetEvents } from '#db/schema/sheets/events.ts';
import { sheetRevisions } from '#db/schema/sheets/revisions.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { testKeys } from '#tests/support/keys.ts';
import { addAcceptanceSheet } from '#tests/support/records/acceptance-sheets.ts';
import { addLinkedRecords } from '#tests/support/records/linked.ts';
import { addRequirementVersion } from '#tests/support/records/requirements.ts';
import { addShareLink } from '#tests/support/records/shares.ts';
import { DRAWN } from '#tests/support/records/signing.ts';
import { mayActAs } from './link-policy.ts';
import { publishSealKeys } from './seal-keys.ts';

/** What an operation by a link allows, written down a second time: a new one needs a line here. */
interface Line {
  /** The kind that it is for; `any` kind of sheet, `every` one of scenes too. */
  kind: ShareKind | 'any' | 'every';
  as?: ShareAudience;
  /** Of a write: it is refused in closed sheets. */
  stage?: 'open';
  /** Of a write: a valid body, or how to make it of the record and the token of the link. */
  body?: object | ((recordId: string, token: string) => Promise<object>);
  /** Of a write: what the body says that the client has seen, if it is outdated. */
  outdated?: object;
  /** Makes possible again what can be done only once. */
  prepare?: (sheetId: string) => Promise<unknown>;
}

const bySigner = { kind: 'acceptance', as: 'signer', stage: 'open' } as const;

/** What a person who signs or rejects has seen, and the name. */
const signed = async (sheetId: string) => ({
  seenHash: await contentHash(await readContent(db, sheetId)),
  name: '王若溪',
});
/** Any content hash. */
const HASH = '1'.repeat(64);

const expected: Record<string, Line> = {
  'GET /shares/scenes/{token}': { kind: 'scene' },
  'GET /shares/scenes/{token}/document.pdf': { kind: 'scene' },
  'POST /shares/scenes/{token}/views': { kind: 'scene', body: { camera: 'main' } },
  'GET /shares/live-reports/{token}': { kind: 'live-report' },
  'GET /shares/live-reports/{token}/export.csv': { kind: 'live-report' },
  'GET /shares/live-reports/{token}/document.pdf': { kind: 'live-report' },
  'GET /shares/work-orders/{token}': { kind: 'work-order' },
  'GET /shares/work-orders/{token}/document.pdf': { kind: 'work-order' },
  'GET /shares/requirements/{token}': { kind: 'requirement' },
  'GET /shares/requirements/{token}/document.pdf': { kind: 'requirement' },
  'POST /shares/requirements/{token}/approval': {
    kind: 'requirement',
    as: 'signer',
    stage: 'open',
    body: { seenHash: HASH, name: '王若溪', title: null, remark: null },
    outdated: { seenHash: '0'.repeat(64) },
    prepare: async (sheetId) => {
      const version = 1 + (await db.$count(sheetRevisions, eq(sheetRevisions.sheetId, sheetId)));
      await addRequirementVersion(db, { sheetId, version, contentHash: HASH });
    },
  },
  'GET /shares/device-sheets/{token}': { kind: 'device-sheet' },
  'GET /shares/device-sheets/{token}/document.pdf': { kind: 'device-sheet' },
  'GET /shares/device-sheets/{token}/export.csv': { kind: 'device-sheet' },
  'GET /shares/acceptance/{token}': { kind: 'acceptance' },
  'GET /shares/acceptance/{token}/document.pdf': { kind: 'acceptance' },
  'GET /shares/links/{token}/frame': { kind: 'any' },
  'GET /shares/links/{token}/mark': { kind: 'any' },
  'GET /shares/links/{token}/comments': { kind: 'any', as: 'holder' },
  'POST /shares/links/{token}/comments': {
    kind: 'every',
    as: 'signer',
    body: { name: '王若溪', body: '灯位可以再低一点吗？' },
  },
  'POST /shares/links/{token}/photos': {
    kind: 'any',
    as: 'signer',
    body: async (_, token) => ({ upload: await uploadBy(token) }),
  },
  'POST /shares/links/{token}/trial': {
    kind: 'any',
    as: 'holder',
    stage: 'open',
    body: {},
    prepare: async (sheetId) => {
      await set('acceptance', { offersTrial: true });
      const sent = { sheetId, revision: 1, contentHash: HASH };
      await db.insert(sheetRevisions).values({ ...sent, body: {} });
      await db.insert(sheetDecisions).values({
        ...sent,
        kind: 'sign',
        party: 'provider',
        name: '赵启明',
        method: 'typed',
        locale: 'zh',
      });
    },
  },
  'POST /shares/acceptance/{token}/items/{item}/decision': {
    ...bySigner,
    body: { result: 'pass', remark: null, name: '王若溪' },
  },
  'POST /shares/acceptance/{token}/decisions': {
    ...bySigner,
    body: async () => ({ name: '王若溪', items: [item] }),
  },
  'POST /shares/acceptance/{token}/signature': {
    ...bySigner,
    body: async (id) => ({ ...(await signed(id)), title: null, ...DRAWN }),
    outdated: { seenHash: 'a'.repeat(64) },
  },
  'POST /shares/acceptance/{token}/rejection': {
    ...bySigner,
    body: async (id) => ({ ...(await signed(id)), reason: '现场网络未通' }),
    outdated: { seenHash: 'a'.repeat(64) },
  },
};

const database = await createTestDatabase();
const { db } = database;
const folder = await mkdtemp(path.join(os.tmpdir(), 'link-walk-'));
const files = createFolderStore(folder);
const { app, fetch } = createTestApi(db, 'zh', { files });
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const document = (await (await fetch('/openapi.json')).json()) as OpenApiDocument;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, operation]) => operation['x-access'] === 'link')
    .map(([method]) => `${method.toUpperCase()} ${path}`),
);

/** What the links of this test open, by kind, and the item of the acceptance sheet. */
let records: Record<ShareKind, string>;
let item = '';
beforeAll(async () => {
  records = await addLinkedRecords(db);
  await publishSealKeys(db, testKeys);
});
beforeEach(async () => {
  await db.delete(rateLimits);
  // A sealed one cannot be opened again.
  const passed = { result: 'pass', decidedBy: '王若溪', decidedAt: new Date() } as const;
  const { id, itemIds } = await addAcceptanceSheet(db, { items: [passed] });
  records = { ...records, acceptance: id };
  item = itemIds[0] ?? '';
  for (const kind of shareKinds) {
    if (kind !== 'scene') await set(kind, { stage: 'open', closedAt: null });
  }
  for (const line of Object.values(expected)) await line.prepare?.(records[fitting(line)]);
});

const set = (kind: ShareKind, values: Partial<typeof sheets.$inferInsert>) =>
  db.update(sheets).set(values).where(eq(sheets.id, records[kind]));
const targetOf = (kind: ShareKind) =>
  kind === 'scene' ? { sceneId: records.scene } : { sheetId: records[kind] };

/** A kind of sheet or scene that the operation opens, and one that it does not. */
const fitting = ({ kind }: Line): ShareKind =>
  kind === 'any' || kind === 'every' ? 'acceptance' : kind;
const other = ({ kind }: Line): ShareKind =>
  kind === 'any' || kind === 'live-report' ? 'scene' : 'live-report';

const worker = { passcodeMac: 'x', passcodeSetAt: new Date(), expiresAt: new Date('2099-01-01') };

/** A link for an audience to a kind, with the cookie of its pass. */
async function linkFor(
  kind: ShareKind,
  audience: ShareAudience,
  fields: Partial<typeof shareLinks.$inferInsert> = {},
) {
  const token = await addShareLink(db, {
    ...targetOf(kind),
    audience,
    ...(audience === 'worker' && worker),
    ...fields,
  });
  const [link] = await db.select().from(shareLinks).where(eq(shareLinks.token, token));
  const { id = '', passcodeSetAt } = link ?? {};
  const pass = passcodeSetAt && app.links.passes.issue({ id, passcodeSetAt });
  return { id, token, cookie: pass?.split(';')[0] ?? '' };
}

interface Sent {
  body?: object | undefined;
  cookie?: string;
  key?: string;
  origin?: string;
}

async function bodyOf(line: Line | undefined, token: string): Promise<object | undefined> {
  const { body } = line ?? {};
  return line && typeof body === 'function' ? body(records[fitting(line)], token) : body;
}

const photos = new Map<string, Promise<string>>();
const png = sharp({ create: { width: 4, height: 3, channels: 3, background: '#24352b' } }).png();

/** The id of a photo that was uploaded by a link; the same one for each call. */
function uploadBy(token: string): Promise<string> {
  const known = photos.get(token);
  if (known) return known;
  const upload = store(token);
  photos.set(token, upload);
  return upload;
}

async function store(token: string): Promise<string> {
  const [link] = await db.select().from(shareLinks).where(eq(shareLinks.token, token));
  if (!link) return randomUUID();
  const values = { purpose: 'sheet', fileName: 'a.png', mostBytes: 10 ** 6 } as const;
  const { id } = await storeUpload({ db, files }, await png.toBuffer(), {
    ...values,
    linkId: link.id,
  });
  return id;
}

async function call(name: string, token: string, sent: Sent = {}) {
  const {
    body = await bodyOf(expected[name], token),
    cookie = '',
    key = randomUUID(),
    origin,
  } = sent;
  const [method = '', address = ''] = name
    .replace('{token}', token)
    .replace('{item}', item)
    .split(' ');
  const isWrite = method !== 'GET';
  const response = await fetch(address, {
    method,
    headers: {
      cookie,
      'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148 Safari/604.1',
      ...(isWrite && {
        'content-type': 'application/json',
        origin: origin ?? 'http://localhost',
        'idempotency-key': key,
      }),
    },
    ...(isWrite && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const { errorCode, data } = isJson
    ? (JSON.parse(text) as Envelope<unknown>)
    : { errorCode: null, data: text };
  return { status: response.status, errorCode, data };
}

const traces = async () => ({
  entries: await db.$count(auditLog),
  events: await db.$count(sheetEvents),
  openings: await db.$count(shareOpenings),
});

test('every operation by a link has a line in the table of this test, and no other one', () => {
  expect(operations.toSorted()).toEqual(Object.keys(expected).toSorted());
});

describe.each(Object.entries(expected))('%s', (name, line) => {
  const isWrite = !name.startsWith('GET ');
  const best = line.as ?? 'public';

  test('opens nothing by links that are unknown, of another kind or to a draft', async () => {
    const kind = fitting(line);
    const links = ['00000000-0000-4000-8000-000000000000', 'never-was'];
    if (line.kind !== 'every') links.push((await linkFor(other(line), 'signer')).token);
    if (kind !== 'scene') {
      await set(kind, { stage: 'draft', sentAt: null });
      links.push((await linkFor(kind, best)).token);
    }
    for (const token of links) {
      const body = await bodyOf(line, token);
      const asked = vi.spyOn(db.$client, 'query');
      expect(await call(name, token, { body })).toMatchObject({
        status: 404,
        errorCode: 'NOT_FOUND',
      });
      // None of them is told apart by its time: all take the one look-up.
      expect(
        asked.mock.calls.map(([query]) => (query as unknown as { text: string }).text),
      ).toEqual([
        expect.stringMatching(/^select .* from "share_links" left join "sheets" .* = \$1$/s),
      ]);
      asked.mockRestore();
    }
    if (kind !== 'scene') await set(kind, { stage: 'open', sentAt: new Date() });
  });

  test('says that a link is revoked or expired', async () => {
    const before = await traces();
    for (const ended of [{ revokedAt: new Date() }, { expiresAt: new Date(Date.now() - 1000) }]) {
      const { token, cookie } = await linkFor(fitting(line), best, ended);
      expect(await call(name, token, { cookie })).toEqual({
        status: 410,
        errorCode: 'LINK_CLOSED',
        data: null,
      });
    }
    expect(await traces()).toEqual(before);
  });

  test('ends in a page that is open with the next call, whatever was entered before', async () => {
    const { id, token, cookie } = await linkFor(fitting(line), best, worker);
    const body = await bodyOf(line, token);
    const key = randomUUID();
    expect(await call(name, token, { cookie, body, key })).toMatchObject({ status: 200 });
    await db.update(shareLinks).set({ revokedAt: new Date() }).where(eq(shareLinks.id, id));
    const preview = app.links.previews.issue({ id }).split(';')[0] ?? '';
    for (const again of [{ cookie, key }, { cookie }, { cookie: preview }]) {
      expect(await call(name, token, { body, ...again })).toMatchObject({
        status: 410,
        errorCode: 'LINK_CLOSED',
      });
    }
  });

  test('asks for the passcode', async () => {
    const { token } = await linkFor(fitting(line), best, worker);
    expect(await call(name, token)).toMatchObject({ status: 403, errorCode: 'PASSCODE_REQUIRED' });
  });

  test.each(shareAudiences)('as %s', async (audience) => {
    const { token, cookie } = await linkFor(fitting(line), audience);
    const { status, errorCode } = await call(name, token, { cookie });
    if (mayActAs(audience, best)) expect([status, errorCode]).toEqual([200, null]);
    else expect([status, errorCode]).toEqual([403, 'FORBIDDEN']);
  });

  test('leaves no trace in a preview of staff, and writes nothing there', async () => {
    const { id, token } = await linkFor(fitting(line), best, worker);
    const [cookie = ''] = app.links.previews.issue({ id }).split(';');
    const before = await traces();
    const { status } = await call(name, token, { cookie });
    expect(status).toBe(isWrite ? 403 : 200);
    expect(await traces()).toEqual(before);
  });

  test.runIf(isWrite)('refuses other sites', async () => {
    const { token, cookie } = await linkFor(fitting(line), best);
    const forged = await call(name, token, { cookie, origin: 'https://evil.example' });
    expect(forged).toMatchObject({ status: 403, errorCode: 'CROSS_SITE' });
  });

  test.runIf(isWrite)('has one effect for one key, also in parallel', async () => {
    const { token, cookie } = await linkFor(fitting(line), best);
    const key = randomUUID();
    const { entries } = await traces();
    const answers = await Promise.all([1, 2, 3].map(() => call(name, token, { cookie, key })));
    answers.push(await call(name, token, { cookie, key }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await traces()).entries).toBeLessThanOrEqual(entries + 1);
  });

  test.runIf(line.stage)('is refused in a closed sheet', async () => {
    const { token, cookie } = await linkFor(fitting(line), best);
    await set(fitting(line), { stage: 'closed', closedAt: new Date() });
    expect(await call(name, token, { cookie })).toMatchObject({
      status: 409,
      errorCode: 'CONFLICT',
      data: { stage: 'closed' },
    });
  });

  test.runIf(line.outdated)('is refused to who has seen an earlier state', async () => {
    const { token, cookie } = await linkFor(fitting(line), best);
    const body = { ...(await bodyOf(line, token)), ...line.outdated };
    expect(await call(name, token, { cookie, body })).toMatchObject({
      status: 409,
      errorCode: 'CONFLICT',
    });
  });
});
