import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { shareKindFacts, shareKinds } from '#contracts/sheets/kinds.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type HttpSite, startHttpSite, unbuiltFrontend } from '#tests/support/http-site.ts';
import { addShareLink } from '#tests/support/records/shares.ts';
import { addSite } from '#tests/support/records/site.ts';
import { addWorkOrder } from '#tests/support/records/work-orders.ts';
import { parseConfig } from '../process/config.ts';

let database: TestDatabase;
let site: HttpSite;
/** A link to a sheet that was not sent. */
let draft: string;

beforeAll(async () => {
  database = await createTestDatabase();
  await addSite(database.db);
  const sheetId = await addWorkOrder(database.db, { stage: 'draft', sentAt: null });
  draft = await addShareLink(database.db, { sheetId, token: randomUUID() });
  site = await startHttpSite({
    config: parseConfig({}),
    db: database.db,
    connection: database.connection,
    frontend: unbuiltFrontend(),
  });
});
afterAll(async () => {
  await site.stop();
  await database.drop();
});

/** The queries of a request that must find nothing. */
async function queriesOf(path: string): Promise<string[]> {
  const asked = vi.spyOn(database.db.$client, 'query');
  const response = await fetch(site.url + path);
  await response.text();
  expect([path, response.status]).toEqual([path, 404]);
  const texts = asked.mock.calls.map(([query]) => (query as unknown as { text: string }).text);
  asked.mockRestore();
  return texts;
}

it('pages, pictures and streams of unknown links all take the same one look-up', async () => {
  const pages = shareKinds.map((kind) => shareKindFacts[kind].route.replace(/:\w+$/, ''));
  const addresses = (token: string) => [
    ...pages.map((page) => page + token),
    `/files/shares/${token}/${randomUUID()}/full`,
    `/files/shares/${token}/poster.jpg`,
    `/api/shares/links/${token}/events`,
    `/api/shares/links/${token}/frame`,
  ];
  const lookUps = new Set<string>();
  for (const address of [...addresses(randomUUID()), ...addresses(draft)]) {
    // The first requests, and those after news of a change, read the settings and menus of the site.
    const queries = await eventually(async () => {
      const found = await queriesOf(address);
      expect([address, found]).toEqual([address, [expect.stringContaining('"share_links"')]]);
      return found;
    });
    for (const query of queries) lookUps.add(query);
  }
  expect(lookUps.size).toBe(1);
});
