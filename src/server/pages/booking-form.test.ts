import type { IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookings } from '#db/schema/bookings.ts';
import { seedSite } from '#db/seed/site.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { RequestRecord, type SiteEnv } from '../http/request-record.ts';
import { addBookingForm } from './booking-form.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());
beforeAll(() => seedSite(database.db));

const app = new Hono<SiteEnv>();
addBookingForm(app, { api: createTestApi(database.db).app, basePath: '/site/' });

const good = 'name=Lin&email=lin@example.com&consent=on&privacyVersion=1.2&products=sdk';

function post(path: string, body: string, headers: Record<string, string> = {}) {
  const init = {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
      ...headers,
    },
  };
  const incoming = { socket: {}, headers: {} } as IncomingMessage;
  const env = { incoming, record: new RequestRecord(incoming, 0) } as SiteEnv['Bindings'];
  return app.request(path, init, env);
}

test('a posted form books and leads to the page with the reference, twice to the same one', async () => {
  const first = await post('/en/cooperation', good);
  expect(first.status).toBe(303);
  const location = first.headers.get('location') ?? '';
  expect(location).toMatch(/^\/site\/en\/cooperation\?reference=MJ\d{8}-[2-9A-Z]{4}$/);
  const again = await post('/en/cooperation', good);
  expect(again.headers.get('location')).toBe(location);
  const rows = await database.db.select().from(bookings);
  expect(rows).toMatchObject([{ locale: 'en', email: 'lin@example.com' }]);
});

test('a form with problems leads back to the page, which names the fields', async () => {
  const response = await post('/cooperation', 'name=&phone=12');
  expect(response.headers.get('location')).toBe('/site/cooperation?problem=name%2Cphone%2Cconsent');
});

test('other sites, other types and large bodies are refused', async () => {
  expect((await post('/cooperation', good, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await post('/cooperation', '{}', { 'content-type': 'application/json' })).status).toBe(
    415,
  );
  expect((await post('/cooperation', good, { 'content-length': '9999999' })).status).toBe(413);
});
