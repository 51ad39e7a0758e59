import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROOF_HEADER, type ProofChallenge, proofHeader } from '#contracts/proofs.ts';
import { openDatabase } from '#db/connection.ts';
import { solve } from '#site/proofs/solve.ts';
import { createTestDatabase } from '../support/database.ts';
import { addSite } from '../support/records/site.ts';
import { startServer, stopAll, temporaryFolder } from '../support/server-process.ts';

const database = await createTestDatabase();
const folders = [temporaryFolder(), temporaryFolder()] as const;
/** Two processes on one database. */
let sites: string[];

beforeAll(async () => {
  const db = openDatabase(database.connection);
  await addSite(db, { privacyVersion: '1.2' });
  await db.$client.end();
  const servers = folders.map(({ folder }) =>
    startServer({ env: { DATA_DIR: folder, DATABASE_URL: database.url, TRUST_PROXY: '1' } }),
  );
  sites = await Promise.all(servers.map(({ ready }) => ready));
});
afterAll(async () => {
  await stopAll();
  await database.drop();
  for (const { remove } of folders) remove();
});

let keys = 0;

async function book(address: string, { site = 0, proof = 'able' } = {}) {
  const response = await fetch(new URL('api/bookings', sites[site]), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      [PROOF_HEADER]: proof,
    },
    body: JSON.stringify({
      idempotencyKey: `shared-bounds-key-${++keys}`,
      name: '林一',
      phone: '138 0013 8000',
      consent: true,
      privacyVersion: '1.2',
    }),
  });
  const { data } = (await response.json()) as { data: { challenge?: ProofChallenge } };
  return { status: response.status, challenge: data?.challenge };
}

/** Bookings of one address at the same time. */
const AT_ONCE = 5;

test('fifteen addresses cannot turn bookings off for the others', async () => {
  for (let address = 1; address <= 15; address++) {
    // They wait for each other at the counter of their network, and for more than 2 s they are refused.
    for (let sent = 0; sent < 20; sent += AT_ONCE) {
      const calls = Array.from({ length: AT_ONCE }, () =>
        book(`203.0.113.${address}`, { site: address % 2 }),
      );
      const statuses = (await Promise.all(calls)).map(({ status }) => status);
      expect(statuses).toEqual(Array(AT_ONCE).fill(200));
    }
  }
  expect((await book('203.0.113.1')).status).toBe(429);
  const { status, challenge } = await book('198.51.100.7');
  expect(status).toBe(429);
  if (!challenge) throw new Error('no challenge');
  const proof = proofHeader(challenge, solve(challenge));
  // The network changed, and another process answers: the proof is good all the same, once.
  const statuses = [
    (await book('198.51.100.8', { site: 1, proof })).status,
    (await book('198.51.100.7', { site: 0, proof })).status,
    (await book('198.51.100.8', { site: 1, proof })).status,
  ];
  expect(statuses).toEqual([200, 429, 429]);
  // A client without scripts is taken too.
  expect((await book('198.51.100.9', { proof: '' })).status).toBe(200);
});
