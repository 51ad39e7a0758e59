import { afterAll, expect, test } from 'vitest';
import { startSession } from '#api/access/sessions.ts';
import type { OpenApiDocument } from '#api/http/openapi.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { addSite } from '#tests/support/records/site.ts';
import { addStaffMember } from '#tests/support/staff.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.drop());
const api = createTestApi(db);
await addSite(db);

const ID = '01936f2c-0000-7000-8000-000000000001';

/** Values that no page sends, as a query field of an address. */
const odd = [
  '',
  '%20',
  '%00',
  '%ED%A0%80',
  '%F0%9F%98%80%E2%80%AE',
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  '2147483648',
  "'%3B--",
  '%22a%22%20%26%20!%20%7C%20%3C-%3E%20%5C',
  '0000-00-00',
  '2026-02-30T25:61:00Z',
  'a:b:c',
  '%5B%5B%7B%7D%5D%5D',
  ID,
  'a'.repeat(3_000),
];

/** Places in lists that no list gave: a value of its order, and an id. */
const places = [
  ["2026-01-01T00:00:00Z'; select", ID],
  ['0000-01-01T00:00:00Z', ID],
  ['2026-02-30T00:00:00Z', ID],
  ['', ID],
  ['a\0', ID],
  ['\ud800', ID],
  [1e300, ID],
  [Number.MAX_SAFE_INTEGER, ID],
  [-0.5, ID],
  [null, ID],
  [{}, ID],
  ['2026-01-01T00:00:00Z', "0000'"],
  ['2026-01-01T00:00:00Z'],
  {},
].map((place) => Buffer.from(JSON.stringify(place)).toString('base64url'));

interface Schema {
  type?: string;
  format?: string;
  enum?: unknown[];
  default?: unknown;
  anyOf?: Schema[];
  minimum?: number;
}

interface Field {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

/** A value that a field takes. */
function plainValue({ enum: values, format, type, minimum, anyOf }: Schema): string {
  if (anyOf?.[0]) return plainValue(anyOf[0]);
  if (values?.[0] !== undefined) return String(values[0]);
  if (format === 'uuid') return ID;
  if (format === 'date') return '2026-11-01';
  return type === 'integer' || type === 'number' ? String(minimum ?? 1) : 'about';
}

const document = (await (await api.fetch('/openapi.json')).json()) as OpenApiDocument;
const reads = Object.entries(document.paths).flatMap(([path, { get }]) =>
  get ? [{ path, fields: (get as { parameters?: Field[] }).parameters ?? [] }] : [],
);

/** Addresses of a read with one odd field each, the others as they should be. */
function addressesOf(path: string, fields: readonly Field[]): string[] {
  const params = fields.filter((field) => field.in === 'path');
  const query = fields.filter((field) => field.in === 'query');
  const address = (values: Record<string, string>) => {
    const at = params.reduce(
      (text, { name, schema }) => text.replace(`{${name}}`, values[name] ?? plainValue(schema)),
      path,
    );
    const search = query.flatMap(({ name, required, schema }) =>
      name in values || required ? [`${name}=${values[name] ?? plainValue(schema)}`] : [],
    );
    return `${at}?${search.join('&')}`;
  };
  return fields.flatMap(({ name, in: where }) => {
    const values = /^(?:after|before)$/.test(name) ? [...odd, ...places] : odd;
    const given = where === 'path' ? values.filter((value) => value !== '') : values;
    const addresses = given.map((value) => address({ [name]: value }));
    // Each order of a list has places of its own.
    const orders = query.find((field) => field.name === 'sort')?.schema.enum ?? [];
    const sorted = /^(?:after|before)$/.test(name) ? orders.map(String) : [];
    const ordered = sorted.flatMap((sort) =>
      places.map((place) => address({ [name]: place, sort })),
    );
    const twice = where === 'query' ? [`${address({ [name]: 'a' })}&${name}=b`] : [];
    return [...addresses, ...ordered, ...twice];
  });
}

/** The headers of a person of their own, whose limits nobody else uses up. */
async function newPerson(): Promise<Record<string, string>> {
  const { id } = await addStaffMember(db, 'administrator');
  const { token } = await startSession(db, id, { network: '203.0.113.1', userAgent: 'Test' });
  return { cookie: `staff=${token}` };
}

test('no odd value of any field of any read of the back office is a fault of the site', async () => {
  const faults: string[] = [];
  let calls = 0;
  for (const { path, fields } of reads.filter((read) => read.path.startsWith('/admin/'))) {
    const headers = await newPerson();
    for (const address of addressesOf(path, fields)) {
      const response = await api.fetch(address, { headers });
      await response.arrayBuffer();
      calls++;
      if (response.status >= 500) faults.push(`${response.status} ${address}`);
    }
  }
  expect(faults).toEqual([]);
  expect(calls).toBeGreaterThan(2_000);
}, 120_000);

test('a place in a list that no list gave is refused with what to do', async () => {
  const headers = { ...(await newPerson()), 'accept-language': 'en' };
  const lists = [
    '/admin/content/article?',
    '/admin/translations?state=fresh&',
    '/admin/trash?',
    '/admin/media?',
  ];
  for (const list of lists) {
    for (const place of places.slice(0, 3)) {
      const response = await api.fetch(`${list}after=${place}`, { headers });
      expect([list, response.status, await response.json()]).toEqual([
        list,
        400,
        expect.objectContaining({
          errorMessage: expect.stringContaining('Go back to the first page'),
        }),
      ]);
    }
  }
});
