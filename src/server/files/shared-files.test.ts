import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Passes } from '#api/sheets/pass.ts';
import { privateFiles } from '#db/schema/private-files.ts';
import { shareLinks } from '#db/schema/shares.ts';
import { sheetFiles } from '#db/schema/sheets/files.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { workOrderTasks } from '#db/schema/work-orders.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { testKeys } from '#tests/support/keys.ts';
import { addPrivatePicture } from '#tests/support/records/media.ts';
import { onlyRow } from '#tests/support/records/only-row.ts';
import { addWorkOrder } from '#tests/support/records/work-orders.ts';
import type { RequestRecord, SiteEnv } from '../http/request-record.ts';
import { siteListener } from '../http/site-listener.ts';
import { addSharedFiles } from './shared-files.ts';

const FULL = 'private/orders/1/photo.webp';
const PREVIEW = 'private/orders/1/photo-preview.webp';

let test: TestDatabase;
let folder: string;
let server: http.Server;
let origin: string;
let records: RequestRecord[] = [];
let orderId: string;
let fileId: string;

beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'files-'));
  const files = createFolderStore(folder);
  await files.put(FULL, Buffer.from('full picture'), 'image/webp');
  await files.put(PREVIEW, Buffer.from('preview'), 'image/webp');
  orderId = await addWorkOrder(test.db, { number: 'order-1' });
  const otherId = await addWorkOrder(test.db, { number: 'order-2' });
  fileId = await addPrivatePicture(test.db, {
    storageKey: FULL,
    bytes: 12,
    previewKey: PREVIEW,
    previewBytes: 7,
  });
  const tasks = await test.db
    .insert(workOrderTasks)
    .values({ orderId, title: '布光' })
    .returning({ id: workOrderTasks.id });
  await test.db.insert(sheetFiles).values({
    sheetId: orderId,
    part: 'task',
    partKey: onlyRow(tasks).id,
    fileId,
    caption: '灯位',
    clientKey: 'photo-1',
    takenAt: new Date('2026-11-12T10:20:00Z'),
  });
  const link = { sheetId: orderId };
  await test.db.insert(shareLinks).values([
    { ...link, token: 'valid-link' },
    { ...link, token: 'has-expired', expiresAt: new Date(Date.now() - 60_000) },
    { ...link, token: 'was-revoked', revokedAt: new Date() },
    { ...link, token: 'has-passcode', passcodeMac: 'mac', passcodeSetAt: new Date() },
    { sheetId: otherId, token: 'other-order' },
  ]);
  const app = new Hono<SiteEnv>();
  app.use((c, next) => {
    records.push(c.env.record);
    return next();
  });
  const { links: gate } = createTestApi(test.db).app;
  addSharedFiles(app, { db: test.db, gate, files, log: pino({ level: 'silent' }) });
  server = http.createServer(siteListener(app, 0));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/files/`;
});

afterAll(async () => {
  server.close();
  await test.drop();
  await rm(folder, { recursive: true });
});

const open = (token: string, size = 'full') => fetch(`${origin}shares/${token}/${fileId}/${size}`);

describe('pictures of a shared sheet', () => {
  it('have the address that the sheet names, and nothing keeps a copy', async () => {
    const { api } = createTestApi(test.db);
    const order = await api('GET /shares/work-orders/:token', { params: { token: 'valid-link' } });
    const [picture] = order.tasks[0]?.evidence ?? [];
    expect(picture).toMatchObject({ width: 960, height: 600, caption: '灯位' });
    const response = await fetch(`${origin}${picture?.src}/full`);
    expect(await response.text()).toBe('full picture');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(await (await fetch(`${origin}${picture?.src}/preview`)).text()).toBe('preview');
  });

  it('fall back to the full picture without a preview', async () => {
    await test.db.update(privateFiles).set({ previewKey: null, previewBytes: null });
    expect(await (await open('valid-link', 'preview')).text()).toBe('full picture');
    await test.db.update(privateFiles).set({ previewKey: PREVIEW, previewBytes: 7 });
  });

  it.each([
    ['has-expired', 410],
    ['was-revoked', 410],
    ['has-passcode', 403],
    ['other-order', 404],
    ['never-was', 404],
  ])('are not opened by the link %s', async (token, status) => {
    const response = await open(token);
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
  });

  it('are opened by the pass of a link with a passcode', async () => {
    const [link] = await test.db
      .select()
      .from(shareLinks)
      .where(eq(shareLinks.token, 'has-passcode'));
    const passcodeSetAt = link?.passcodeSetAt ?? new Date();
    const pass = new Passes(testKeys, 'http://localhost/').issue({
      id: link?.id ?? '',
      passcodeSetAt,
    });
    const response = await fetch(`${origin}shares/has-passcode/${fileId}/full`, {
      headers: { cookie: pass.split(';')[0] ?? '' },
    });
    expect(response.status).toBe(200);
  });

  it('are gone as soon as the link is revoked', async () => {
    const revoke = (revokedAt: Date | null) =>
      test.db.update(shareLinks).set({ revokedAt }).where(eq(shareLinks.token, 'valid-link'));
    const etag = (await open('valid-link')).headers.get('etag') ?? '';
    await revoke(new Date());
    const again = await fetch(`${origin}shares/valid-link/${fileId}/full`, {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(410);
    await revoke(null);
  });

  it('are not found in drafts, in other sizes, or if the file is not a picture', async () => {
    const stage = (value: 'draft' | 'open') =>
      test.db.update(sheets).set({ stage: value }).where(eq(sheets.id, orderId));
    await stage('draft');
    expect((await open('valid-link')).status).toBe(410);
    await stage('open');
    expect((await open('valid-link', 'original')).status).toBe(404);
    const note = { mime: 'text/plain', width: null, height: null };
    await test.db.update(privateFiles).set(note);
    expect((await open('valid-link')).status).toBe(404);
    await test.db.update(privateFiles).set({ mime: 'image/webp', width: 960, height: 600 });
  });

  it('are logged without the token', async () => {
    records = [];
    await (await open('valid-link')).arrayBuffer();
    expect(records.map(({ route }) => route)).toEqual(['/files/shares/:token/:id/:size']);
  });
});
