import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Passes } from '#api/sheets/pass.ts';
import { shareLinks } from '#db/schema/shares.ts';
import { sheetComments } from '#db/schema/sheets/comments.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { workOrderTasks } from '#db/schema/work-orders.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type HttpSite, startHttpSite, unbuiltFrontend } from '#tests/support/http-site.ts';
import { testKeys } from '#tests/support/keys.ts';
import { addShareLink } from '#tests/support/records/shares.ts';
import { addSite } from '#tests/support/records/site.ts';
import { addWorkOrder } from '#tests/support/records/work-orders.ts';
import { parseConfig } from '../process/config.ts';

let database: TestDatabase;
let site: HttpSite;
let sheetId: string;
const open: AbortController[] = [];

const start = () =>
  startHttpSite({
    config: parseConfig({ PUBLIC_URL: 'https://www.example.com' }),
    db: database.db,
    connection: database.connection,
    frontend: unbuiltFrontend(),
  });

beforeAll(async () => {
  database = await createTestDatabase();
  await addSite(database.db);
  site = await start();
});
beforeEach(async () => {
  sheetId = await addWorkOrder(database.db);
});
afterEach(() => {
  for (const each of open.splice(0)) each.abort();
});
afterAll(async () => {
  await site.stop();
  await database.drop();
});

/** Opens a stream and collects what it sends. */
async function listen(token: string, headers: Record<string, string> = {}) {
  const closing = new AbortController();
  open.push(closing);
  const response = await fetch(`${site.url}/api/shares/links/${token}/events`, {
    headers,
    signal: closing.signal,
  });
  const heard = { text: '', isOver: false };
  void (async () => {
    const decoder = new TextDecoder();
    try {
      for await (const part of response.body ?? []) heard.text += decoder.decode(part);
    } catch {
      // The test has left.
    }
    heard.isOver = true;
  })();
  return {
    response,
    heard,
    marks: () => [...heard.text.matchAll(/^data: (.+)$/gm)].map(([, mark]) => mark),
  };
}

const linkTo = (fields: Partial<typeof shareLinks.$inferInsert> = {}) =>
  addShareLink(database.db, { sheetId, ...fields });
const changeLink = (token: string, fields: Partial<typeof shareLinks.$inferInsert>) =>
  database.db.update(shareLinks).set(fields).where(eq(shareLinks.token, token));
const statusOf = async (path: string) => (await fetch(site.url + path)).status;

describe('open pages of a sheet', () => {
  it('hear its mark, and another one after each change that readers see', async () => {
    const token = await linkTo();
    const { response, heard, marks } = await listen(token);
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('cache-control')).toBe('no-store');
    await eventually(() => expect(marks()).toHaveLength(1));
    expect(heard.text).toMatch(/^retry: \d+\n\n/);
    await database.db.insert(workOrderTasks).values({ orderId: sheetId, title: '布光' });
    await eventually(() => expect(marks()).toHaveLength(2));
    await database.db.update(sheets).set({ siteName: '三号厅' }).where(eq(sheets.id, sheetId));
    await eventually(() => expect(marks()).toHaveLength(3));
    const comment = { sheetId, party: 'customer', authorName: '王若溪', body: '好' } as const;
    const anchor = { part: 'sheet' };
    await database.db.insert(sheetComments).values({ ...comment, anchor, revision: 1 });
    await database.db.update(sheetComments).set({ resolvedAt: new Date() });
    await eventually(() => expect(marks()).toHaveLength(4));
    expect(new Set(marks()).size).toBe(4);
    const asked = await fetch(`${site.url}/api/shares/links/${token}/mark`);
    expect(await asked.json()).toMatchObject({ data: { mark: marks()[3] } });
    // The log must not have the address, and the sheet must not be in the stream.
    expect(heard.text).not.toContain('布光');
  });

  it('hear nothing of other sheets', async () => {
    const { marks } = await listen(await linkTo());
    await eventually(() => expect(marks()).toHaveLength(1));
    const other = await addWorkOrder(database.db);
    const stranger = await listen(await addShareLink(database.db, { sheetId: other }));
    await database.db.insert(workOrderTasks).values({ orderId: other, title: '布光' });
    await eventually(() => expect(stranger.marks().length).toBeGreaterThan(1));
    expect(marks()).toHaveLength(1);
  });

  it('are let go when the link is revoked, and do not come back', async () => {
    const token = await linkTo();
    const { heard, marks } = await listen(token);
    await eventually(() => expect(marks()).toHaveLength(1));
    await changeLink(token, { revokedAt: new Date() });
    await eventually(() => expect(heard.isOver).toBe(true));
    expect(heard.text).toContain('event: ended');
    expect((await listen(token)).response.status).toBe(410);
  });

  it('are let go when the link expires', async () => {
    const { heard } = await listen(await linkTo({ expiresAt: new Date(Date.now() + 700) }));
    await eventually(() => expect(heard.text).toContain('event: ended'));
    expect(heard.isOver).toBe(true);
  });

  it('need the pass of a link with a passcode, and lose it with a new one', async () => {
    const passcodeSetAt = new Date();
    const token = await linkTo({ passcodeMac: 'x', passcodeSetAt });
    expect((await listen(token)).response.status).toBe(403);
    const [link] = await database.db.select().from(shareLinks).where(eq(shareLinks.token, token));
    const passes = new Passes(testKeys, 'https://www.example.com/sonli/');
    const [cookie = ''] = passes.issue({ id: link?.id ?? '', passcodeSetAt }).split(';');
    const { response, heard } = await listen(token, { cookie });
    expect(response.status).toBe(200);
    await changeLink(token, { passcodeSetAt: new Date(Date.now() + 1000) });
    await eventually(() => expect(heard.text).toContain('event: ended'));
    expect((await listen(token, { cookie })).response.status).toBe(403);
  });

  it('are told that the sheet was withdrawn or deleted', async () => {
    const token = await linkTo();
    const { marks } = await listen(token);
    await eventually(() => expect(marks()).toHaveLength(1));
    await database.db.update(sheets).set({ deletedAt: new Date() }).where(eq(sheets.id, sheetId));
    await eventually(() => expect(marks()).toHaveLength(2));
    expect(await statusOf(`/api/shares/links/${token}/mark`)).toBe(410);
  });

  it('ask by themselves where a link has too many of them', async () => {
    const token = await linkTo();
    const streams = await Promise.all(Array.from({ length: 51 }, () => listen(token)));
    const refused = streams.filter(({ response }) => response.status === 204);
    expect(refused).toHaveLength(1);
    open.splice(0).at(0)?.abort();
    await eventually(async () => expect((await listen(token)).response.status).toBe(200));
    for (const { response } of streams) await response.body?.cancel().catch(() => {});
  });

  it('are not found by a token that opens no sheet', async () => {
    expect((await listen('never-was-a-link')).response.status).toBe(404);
  });
});

it('a server that stops ends the streams first, and begins no others', async () => {
  const stopping = await start();
  const token = await linkTo();
  const response = await fetch(`${stopping.url}/api/shares/links/${token}/events`);
  const ending = response.text();
  stopping.endStreams();
  expect(await ending).toMatch(/^retry: /);
  expect((await fetch(`${stopping.url}/api/shares/links/${token}/events`)).status).toBe(204);
  await stopping.stop();
});
