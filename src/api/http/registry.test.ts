import { Hono } from 'hono';
import pino from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Proofs } from '#api/proofs/proofs.ts';
import { MAX_BODY_BYTES } from '#contracts/constants.ts';
import { AppError } from '#contracts/errors.ts';
import { routesOf } from '#contracts/route.ts';
import { localeSchema, pageFields } from '#contracts/schemas.ts';
import { industries } from '#db/schema/industries.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { testKeys, testTrail } from '#tests/support/keys.ts';
import { openFactTexts } from '../facts/texts.ts';
import type { ApiBindings } from './call.ts';
import { answerError } from './errors.ts';
import { openApiDocument } from './openapi.ts';
import { type CacheRule, perHour } from './policy.ts';
import { type ApiApp, ApiRegistry } from './registry.ts';
import { createVisitorHash } from './visitor-hash.ts';

const { route } = routesOf('things');

const database = await createTestDatabase();
afterAll(() => database.drop());

const listThings = route('GET /things', {
  summary: 'Lists things',
  query: z.strictObject({
    ...pageFields,
    locale: localeSchema,
    colour: z.string().optional(),
    q: z.string().optional(),
  }),
  data: z.object({ page: z.number(), pageSize: z.number() }),
});
const addThing = route('POST /things/:id', {
  summary: 'Adds a thing',
  params: z.strictObject({ id: z.string().max(4) }),
  body: z.strictObject({ name: z.string().min(2), parts: z.array(z.object({ n: z.number() })) }),
  data: z.object({ name: z.string() }),
});
const failing = route('GET /failing/:how', {
  summary: 'Fails',
  params: z.strictObject({ how: z.string() }),
  data: z.null(),
});

function buildApp() {
  const app: ApiApp = new Hono<{ Bindings: ApiBindings }>().basePath('/api');
  const registry = new ApiRegistry(app, {
    db: database.db,
    visitorHash: createVisitorHash(database.db),
    facts: openFactTexts(database),
    trail: testTrail,
    proofs: new Proofs({ db: database.db, keys: testKeys }),
  });
  registry.add(
    listThings,
    { access: 'public', cache: { tags: ['articles'], unless: 'q' } },
    ({ query }) => ({ page: query.page, pageSize: query.pageSize }),
  );
  registry.add(
    addThing,
    { access: 'public', limit: perHour(100), transaction: true },
    async ({ body }, { transaction }) => {
      await transaction
        .insert(industries)
        .values({ key: 'thing', nameZh: body.name })
        .onConflictDoUpdate({ target: industries.key, set: { nameZh: body.name } });
      if (body.name === 'bad') throw new AppError('CONFLICT');
      return { name: body.name };
    },
  );
  registry.add(failing, { access: 'public' }, ({ params }) => {
    if (params.how === 'known') throw new AppError('CONFLICT');
    if (params.how === 'database') {
      throw new Error('query', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) });
    }
    throw new Error('secret of the inside');
  });
  const logged: string[] = [];
  const log = pino({}, { write: (line: string) => void logged.push(line) });
  app.onError((error, c) => answerError(error, c, log));
  const send = async (path: string, init?: RequestInit) => {
    const request = new Request(`http://localhost/api${path}`, init);
    const response = await app.fetch(request, { requestId: 'r-1', clientAddress: '192.0.2.1' });
    return { status: response.status, body: await response.json(), headers: response.headers };
  };
  return { registry, send, logged };
}

const post = (body: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json', ...headers },
});

describe('the API registry', () => {
  const { registry, send, logged } = buildApp();

  it('answers with the envelope and names the cache tags of an answer', async () => {
    const { status, body, headers } = await send('/things');
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: { page: 1, pageSize: 12 },
      errorCode: null,
      errorMessage: null,
      showType: null,
    });
    expect(headers.get('cache-tags')).toBe('articles');
  });

  it.each([
    ['/things?page=0', 'page'],
    ['/things?page=x', 'page'],
    ['/things?pageSize=101', 'pageSize'],
    ['/things?nonsense=1', 'nonsense'],
    ['/things?colour=a&colour=b', 'colour'],
    ['/things?locale=fr', 'locale'],
    ['/things?colour=%00', 'colour'],
  ])('rejects %s and names the field', async (path, field) => {
    const { status, body } = await send(path);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      success: false,
      data: null,
      errorCode: 'VALIDATION_FAILED',
      showType: 2,
      requestId: 'r-1',
    });
    expect(body.fields.map((problem: { path: string }) => problem.path)).toEqual([field]);
    expect(body.errorMessage).toContain(field);
  });

  it('limits the number and the length of reported unknown fields', async () => {
    const keys = Array.from({ length: 4_000 }, (_, n) => `k${n}${n < 20 ? '-'.repeat(200) : ''}`);
    const body = JSON.stringify(Object.fromEntries(keys.map((key) => [key, 0])));
    for (const [language, message] of [
      ['zh', '没有这个字段'],
      ['en', 'There is no such field'],
    ] as const) {
      const answer = await send('/things/a', post(body, { 'accept-language': language }));
      expect(answer.status).toBe(400);
      expect(Buffer.byteLength(JSON.stringify(answer.body))).toBeLessThan(10_000);
      expect(answer.body.fields).toHaveLength(20);
      expect(answer.body.fields.at(-1)?.path.length).toBeLessThanOrEqual(64);
      expect(answer.body.fields).toContainEqual({ path: `k0${'-'.repeat(62)}`, message });
    }
  });

  it('returns errors in the reader’s language', async () => {
    const chinese = await send('/things?page=0');
    const english = await send('/things?page=0', { headers: { 'accept-language': 'en-GB,zh' } });
    expect(chinese.body.errorMessage).toMatch(/请检查：page。/);
    expect(english.body.errorMessage).toMatch(/Please check: page\. At least 1/);
    expect((await send('/things?page=0&locale=en')).body.errorMessage).toMatch(/Please check/);
  });

  it('validates bodies with nested fields', async () => {
    const fine = await send('/things/a', post('{"name":"ab","parts":[]}'));
    expect(fine.body.data).toEqual({ name: 'ab' });
    const wrong = await send('/things/a', post('{"name":"a","parts":[{"n":"1"}],"more":1}'));
    expect(wrong.status).toBe(400);
    expect(wrong.body.fields.map((problem: { path: string }) => problem.path)).toEqual([
      'name',
      'parts.0.n',
      'more',
    ]);
    expect((await send('/things/abcde', post('{"name":"ab","parts":[]}'))).status).toBe(400);
  });

  it('rejects text that the database cannot store', async () => {
    for (const name of ['ab\\u0000', 'ab\\ud800']) {
      const { status, body } = await send('/things/a', post(`{"name":"${name}","parts":[]}`));
      expect([status, body.fields?.[0]?.path]).toEqual([400, 'name']);
    }
    expect((await send('/things/a', post('{"name":"ab😀","parts":[]}'))).status).toBe(200);
  });

  it('logs failures with the path pattern, because paths may contain secrets', async () => {
    await send('/failing/token-0001');
    expect(logged.at(-1)).toContain('GET /api/failing/:how');
    expect(logged.join('')).not.toContain('token-0001');
  });

  it('returns 400 for broken JSON and 415 for other content types', async () => {
    expect((await send('/things/a', post('{'))).body.errorCode).toBe('INVALID_JSON');
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx']) {
      const { status, body } = await send('/things/a', post('{}', { 'content-type': type }));
      expect([status, body.errorCode]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    }
  });

  it('returns 413 for a large body, also with a wrong length header', async () => {
    const large = JSON.stringify({ name: 'x'.repeat(MAX_BODY_BYTES) });
    expect((await send('/things/a', post(large))).status).toBe(413);
    const stream = new Blob([large]).stream();
    const hidden = { ...post(''), body: stream, duplex: 'half' } as RequestInit;
    expect((await send('/things/a', hidden)).body.errorCode).toBe('PAYLOAD_TOO_LARGE');
  });

  it('returns known errors, masks unknown ones, and reports an unavailable database', async () => {
    expect((await send('/failing/known')).body).toMatchObject({
      errorCode: 'CONFLICT',
      showType: 1,
    });
    const unknown = await send('/failing/unknown');
    expect(unknown.status).toBe(500);
    expect(unknown.body).toMatchObject({ errorCode: 'INTERNAL', showType: 4, requestId: 'r-1' });
    expect(JSON.stringify(unknown.body)).not.toContain('inside');
    expect((await send('/failing/database')).status).toBe(503);
  });

  it('rolls back if a handler with a transaction fails', async () => {
    for (const [name, status] of [
      ['good', 200],
      ['bad', 409],
    ] as const) {
      expect((await send('/things/a', post(`{"name":"${name}","parts":[]}`))).status).toBe(status);
    }
    const names = await database.db.select({ name: industries.nameZh }).from(industries);
    expect(names).toEqual([{ name: 'good' }]);
  });

  it('does not cache answers to free text', async () => {
    expect((await send('/things?q=')).headers.get('cache-tags')).toBe('articles');
    expect((await send('/things?q=cyan')).headers.get('cache-tags')).toBeNull();
  });

  it('has one cache key for equivalent requests, and none for uncached operations', () => {
    const key = registry.cacheKey('/things?colour=a&page=2');
    expect(key).toBe('/things?[["colour","a"],["locale","zh"],["page",2],["pageSize",12]]');
    expect(registry.cacheKey('/things?page=02&colour=%61&locale=zh')).toBe(key);
    expect(registry.cacheKey('/things?page=3')).not.toBe(key);
    for (const url of ['/things?q=cyan', '/things?page=x', '/things?x=1', '/failing/a', '/none']) {
      expect(registry.cacheKey(url)).toBeUndefined();
    }
  });

  it('rejects more than 64 query fields before it parses them', async () => {
    const { status, body } = await send(`/things?${'a&'.repeat(64)}`);
    expect([status, body.errorCode, body.fields]).toEqual([400, 'VALIDATION_FAILED', undefined]);
  });

  it('accepts only complete policies', () => {
    // Never called: only type-checked.
    const lines = () => {
      // @ts-expect-error access is required
      registry.add(failing, {}, () => null);
      // @ts-expect-error unknown tag
      registry.add(failing, { access: 'public', cache: { tags: ['article'] } }, () => null);
      // @ts-expect-error unknown setting
      registry.add(failing, { access: 'public', limits: perHour(1) }, () => null);
      const unless = 'q';
      // @ts-expect-error unknown query field
      registry.add(failing, { access: 'public', cache: { tags: ['site'], unless } }, () => null);
      const cache = { tags: ['site'] } satisfies CacheRule;
      registry.add(failing, { access: 'public', cache }, (_, call) => {
        // @ts-expect-error a cached answer must not depend on the reader's language
        return call.locale;
      });
    };
    expect(lines).toBeTypeOf('function');
  });

  it('lists the methods of a path', () => {
    expect(registry.methodsAt('/things')).toEqual(['GET']);
    expect(registry.methodsAt('/things/5')).toEqual(['POST']);
    expect(registry.methodsAt('/nothing')).toEqual([]);
  });

  it('is described by OpenAPI 3.1', () => {
    const document = openApiDocument(registry.described, '/api');
    expect(document.openapi).toBe('3.1.0');
    const list = document.paths['/things']?.get;
    expect(list?.parameters?.map(({ name, required }) => [name, required])).toEqual([
      ['page', false],
      ['pageSize', false],
      ['locale', false],
      ['colour', false],
      ['q', false],
    ]);
    const add = document.paths['/things/{id}']?.post;
    expect(add?.parameters).toMatchObject([{ name: 'id', in: 'path', required: true }]);
    expect(add?.requestBody).toMatchObject({
      content: { 'application/json': { schema: { required: ['name', 'parts'] } } },
    });
    expect(add?.operationId).toBe('postThingsId');
  });
});
