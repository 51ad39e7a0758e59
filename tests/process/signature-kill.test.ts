import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Client } from 'pg';
import { afterAll, afterEach, expect, test } from 'vitest';
import type { Acceptance } from '#api/acceptance/contract.ts';
import { demoTokens } from '#contracts/sheets/demo.ts';
import { siteFolder } from '../support/prepared-sites.ts';
import { DRAWN } from '../support/records/signing.ts';
import {
  connectTo,
  runCommand,
  SECRET_KEY,
  startServer,
  stopAll,
  stopServer,
} from '../support/server-process.ts';

const { folder, remove } = siteFolder('demo');
const env = { DATA_DIR: folder };
afterEach(stopAll);
afterAll(remove);

interface Answer<Data> {
  status: number;
  data: Data;
}

async function post<Data>(site: string, name: string, body: object, key: string) {
  const response = await fetch(`${site}api/shares/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: new URL(site).origin,
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  });
  const { data } = (await response.json()) as { data: Data };
  return { status: response.status, data } satisfies Answer<Data>;
}

async function open(site: string, token: string): Promise<Acceptance> {
  const response = await fetch(`${site}api/shares/acceptance/${token}`);
  return ((await response.json()) as { data: Acceptance }).data;
}

/** A link by which the demo sheet, or a visitor's copy of it, is signed. */
async function signerLink(site: string, client: Client, which: 'demo' | 'trial'): Promise<string> {
  if (which === 'trial') {
    const { data } = await post<{ path: string }>(
      site,
      `links/${demoTokens.acceptance}/trial`,
      {},
      crypto.randomUUID(),
    );
    return path.basename(data.path);
  }
  const { rows } = await client.query<{ token: string }>(
    `select token from share_links link join sheets sheet on sheet.id = link.sheet_id
     where sheet.offers_trial and sheet.kind = 'acceptance' and audience = 'signer'`,
  );
  return rows[0]?.token ?? '';
}

/** All that a signature writes of a sheet, besides the PDF and its entry. */
async function traces(client: Client, token: string) {
  const { rows } = await client.query(
    `select sheet.stage,
       (select count(*)::int from sheet_seals where sheet_id = sheet.id) as seals,
       (select count(*)::int from sheet_decisions
        where sheet_id = sheet.id and party = 'customer') as signatures,
       (select count(*)::int from sheet_events where sheet_id = sheet.id and kind = 'sealed') as events,
       (select count(*)::int from audit_log
        where entity_id = sheet.id::text and action = 'acceptance.seal') as entries,
       (select count(*)::int from outbox_messages where event = 'acceptance.signed') as messages
     from sheets sheet join share_links link on link.sheet_id = sheet.id where link.token = $1`,
    [token],
  );
  return rows[0];
}

/** The PDFs of a sheet: rows, entries in the audit log, stored files. */
async function documents(client: Client, token: string) {
  const { rows } = await client.query<{ id: string; rows: number; entries: number }>(
    `select sheet.id,
       (select count(*)::int from sheet_documents where sheet_id = sheet.id) as rows,
       (select count(*)::int from audit_log
        where entity_id = sheet.id::text and action = 'acceptance.document') as entries
     from sheets sheet join share_links link on link.sheet_id = sheet.id where link.token = $1`,
    [token],
  );
  const { id = '', ...counts } = rows[0] ?? {};
  const stored = path.join(folder, 'files/private/documents', id);
  return { ...counts, files: readdirSync(stored).length };
}

const NOTHING = { stage: 'open', seals: 0, signatures: 0, events: 0, entries: 0, messages: 0 };
const sealed = (which: 'demo' | 'trial') => ({
  ...{ stage: 'closed', seals: 1, signatures: 1, events: 1, entries: 1 },
  // Nobody is told of trials.
  messages: which === 'demo' ? 1 : 0,
});

test.each([
  {
    moment: 'before the seal is written',
    which: 'trial',
    hold: `select pg_advisory_xact_lock(hashtext('sheet_seals'))`,
    leaves: 'nothing',
  },
  {
    moment: 'while the PDF is kept',
    which: 'trial',
    hold: 'lock table sheet_documents in share mode',
    leaves: 'everything',
  },
  {
    moment: 'before the audit entry, the last statement',
    which: 'demo',
    hold: `select pg_advisory_xact_lock(hashtext('audit_log'))`,
    leaves: 'nothing',
  },
] as const)('a server that is killed $moment leaves $leaves', async ({ which, hold, leaves }) => {
  const server = startServer({ env });
  const site = await server.ready;
  const [client, holder] = [await connectTo(folder), await connectTo(folder)];
  const token = await signerLink(site, client, which);
  const { items } = await open(site, token);
  const pending = items.flatMap(({ id, result }) => (result === 'pending' ? [id] : []));
  const decisions = { name: '王若溪', items: pending };
  await post(site, `acceptance/${token}/decisions`, decisions, crypto.randomUUID());
  const { contentHash: seenHash } = await open(site, token);

  await holder.query('begin');
  await holder.query(hold);
  const key = crypto.randomUUID();
  const signature = { seenHash, name: '王若溪', title: '品牌负责人', ...DRAWN };
  const sign = (address: string) =>
    post<{ state: string }>(address, `acceptance/${token}/signature`, signature, key);
  const lost = sign(site).catch(() => undefined);
  const waiting = () => client.query('select from pg_locks where not granted');
  await expect
    .poll(async () => (await waiting()).rowCount, { interval: 5, timeout: 60_000 })
    .toBeGreaterThan(0);
  server.child.kill('SIGKILL');
  await server.ended;
  await lost;
  for (const connection of [holder, client]) await connection.end().catch(() => {});

  const next = startServer({ env });
  const again = await next.ready;
  const reader = await connectTo(folder);
  expect(await traces(reader, token)).toEqual(leaves === 'nothing' ? NOTHING : sealed(which));
  // The page sends the same step again, with the same key.
  expect(await sign(again)).toEqual({ status: 200, data: { state: 'sealed' } });
  expect(await traces(reader, token)).toEqual(sealed(which));
  await expect
    .poll(() => documents(reader, token).catch(() => undefined), { timeout: 60_000 })
    .toEqual({ rows: 1, entries: 1, files: 1 });
  await reader.end();
  const verified = await runCommand('audit-verify', [], { ...env, SECRET_KEY });
  expect([verified.status, verified.stdout]).toEqual([
    0,
    expect.stringContaining('All seals are intact'),
  ]);
  await stopServer(next);
});
