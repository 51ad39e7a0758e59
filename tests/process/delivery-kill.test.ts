import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { afterAll, afterEach, expect, test } from 'vitest';
import { KeyRing } from '#api/access/key-ring.ts';
import { fakeWebhook } from '../support/fake-servers.ts';
import { startMailServer } from '../support/mail-server.ts';
import { siteFolder } from '../support/prepared-sites.ts';
import { addMessage, addWebhook } from '../support/records/outbox.ts';
import {
  connectTo,
  SECRET_KEY,
  startServer,
  stopAll,
  stopServer,
} from '../support/server-process.ts';

const { folder, remove } = siteFolder();
/** A receiver that honours the header: it acts on a key once, however often it comes. */
const actedOn = new Set<string>();
let silent = false;
const receiver = await fakeWebhook(({ headers }) => {
  actedOn.add(String(headers['idempotency-key']));
  return silent ? 'hang' : { status: 204, body: '' };
});
const mailServer = await startMailServer();
const env = { DATA_DIR: folder, SMTP_URL: mailServer.address, WEBHOOK_ALLOW_PRIVATE: 'true' };
afterEach(stopAll);
afterAll(async () => {
  await receiver.close();
  await mailServer.close();
  remove();
});

/** Makes a message wait for the lock 1 when it is marked as sent; claims go through. */
const HOLD_MARKS = `
  create or replace function hold_mark() returns trigger language plpgsql as $$
  begin perform pg_advisory_xact_lock(1); return new; end $$;
  create or replace trigger hold_mark before update on outbox_messages
    for each row when (new.status = 'sent') execute function hold_mark();`;

/** Writes a message for the receiver and a mail; returns their ids. */
async function writeBoth(client: Client, moment: string) {
  const db = drizzle({ client });
  const keys = new KeyRing([Buffer.from(SECRET_KEY)]);
  await client.query(`update site_settings set email = 'office@mujing.example'`);
  const webhookId = await addWebhook(db, { url: receiver.address, keys });
  // Together: a message that comes while the other one is held would wait for the scheduled delivery.
  await client.query('begin');
  const ids = {
    call: await addMessage(db, { key: `call ${moment}`, webhookId }),
    mail: await addMessage(db, { key: `mail ${moment}` }),
  };
  await client.query('commit');
  return ids;
}

async function statusesOf(client: Client, ids: { call: string; mail: string }) {
  const { rows } = await client.query<{ status: string }>(
    'select status from outbox_messages where id = any($1)',
    [Object.values(ids)],
  );
  return rows.map(({ status }) => status);
}

test.each([
  { moment: 'before the receivers answered', mails: 1 },
  { moment: 'after they answered, before it is marked', mails: 2 },
])('a delivery that is killed $moment is done once and not lost', async ({ moment, mails }) => {
  const answers = mails === 2;
  silent = !answers;
  mailServer.answer = answers ? 'take' : 'hang';
  mailServer.received.length = 0;
  receiver.received.length = 0;
  actedOn.clear();
  const server = startServer({ env });
  await server.ready;
  const [client, holder] = [await connectTo(folder), await connectTo(folder)];
  await client.query(HOLD_MARKS);
  await holder.query('select pg_advisory_lock(1)');
  const ids = await writeBoth(client, moment);
  const marking = () =>
    client.query(`select from pg_locks where locktype = 'advisory' and not granted`);
  await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBe(1);
  if (answers) {
    await expect.poll(async () => (await marking()).rowCount, { timeout: 60_000 }).toBe(2);
  } else {
    await expect.poll(() => mailServer.waiting, { timeout: 60_000 }).toBe(1);
  }
  server.child.kill('SIGKILL');
  await server.ended;
  // The marks that wait end with their process, before the lock is free.
  await client.query(
    `select pg_terminate_backend(pid, 10000) from pg_locks
     where locktype = 'advisory' and not granted`,
  );

  silent = false;
  mailServer.answer = 'take';
  const next = startServer({ env });
  await next.ready;
  const reader = await connectTo(folder);
  expect(await statusesOf(reader, ids)).toEqual(['sending', 'sending']);
  // Five minutes later.
  await reader.query('update outbox_messages set next_attempt_at = now()');
  await reader.query('notify outbox_message');
  await expect.poll(() => statusesOf(reader, ids), { timeout: 60_000 }).toEqual(['sent', 'sent']);
  expect(receiver.received.map(({ headers }) => headers['idempotency-key'])).toEqual([
    ids.call,
    ids.call,
  ]);
  expect([...actedOn]).toEqual([ids.call]);
  // The reader's mail program shows mails with one id as one.
  expect(
    mailServer.received.map(({ headers }) => /^Message-ID: (.*)$/m.exec(headers)?.[1]),
  ).toEqual(Array.from({ length: mails }, () => `<${ids.mail}@mujing.example>`));
  for (const connection of [holder, client, reader]) await connection.end().catch(() => {});
  await stopServer(next);
});
