import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillSite } from '#api/demo/fill-site.ts';
import { WORD_JOINER } from '#contracts/joiners.ts';
import { siteSettings } from '#db/schema/site.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { renderPage } from '#site/entry-server.tsx';
import { routeTable } from '#site/routing/table.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type HttpSite, startHttpSite, unbuiltFrontend } from '#tests/support/http-site.ts';
import { testKeys } from '#tests/support/keys.ts';
import { parseConfig } from '../process/config.ts';

let database: TestDatabase;
let site: HttpSite;
let url: string;
let failRendering = false;
const lines: string[] = [];

const frontend = unbuiltFrontend({
  styleParts: [{ text: '.a{color:red}' }, { face: '@font-face{font-family:A;src:url(./a.woff2)}' }],
  stylesheet: 'assets/style.css',
  preloads: (page) => [`assets/${page}.js`],
  render: async (input) => {
    if (failRendering) throw new Error('rendering broke');
    return renderPage(input);
  },
});

beforeAll(async () => {
  database = await createTestDatabase();
  await fillSite(database.db, {
    demo: true,
    keys: testKeys,
    files: createFolderStore(mkdtempSync(path.join(tmpdir(), 'files-'))),
  });
  site = await startHttpSite({
    config: parseConfig({ PUBLIC_URL: 'https://www.example.com', METRICS_TOKEN: 'x'.repeat(16) }),
    db: database.db,
    connection: database.connection,
    log: pino({}, { write: (line: string) => void lines.push(line) }),
    accessLog: (line) => void lines.push(line),
    frontend,
  });
  url = site.url;
}, 60_000);
afterAll(async () => {
  await site.stop();
  await database.drop();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(url + path, { headers, redirect: 'manual' });

describe('the HTTP server', () => {
  it('sends strict headers with every answer, and lets other sites show icons only', async () => {
    const paths = ['/', '/nowhere', '/api/site', '/api/nothing', '/robots.txt', '/favicon.svg'];
    for (const path of [...paths, '/assets/none.js', '/files/media/none']) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy'), path).toMatch(/default-src 'none'/);
      expect(headers.get('cross-origin-resource-policy'), path).toBe(
        path === '/favicon.svg' ? 'cross-origin' : 'same-origin',
      );
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('strict-transport-security'), path).toBe('max-age=31536000');
      expect(headers.get('referrer-policy'), path).toBeTruthy();
      expect(headers.get('x-request-id'), path).toMatch(/^[\w-]{12}$/);
    }
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(/script-src[^;]*unsafe/.test(policy)).toBe(false);
  });

  it('sends the files of sheets whole, one after the other, and logs no link', async () => {
    const path = '/api/shares/requirements/11111111-1111-4111-8111-111111111111/document.pdf';
    const answers = await Promise.all([get(path), get(path), get(path), get(path)]);
    const files = await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    for (const [index, { status, headers }] of answers.entries()) {
      expect(status).toBe(200);
      expect(headers.get('content-length')).toBe(String(files[index]?.byteLength));
      expect(files[index]).toEqual(files[0]);
    }
    const head = await fetch(url + path, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(files[0]?.byteLength));
    expect((await get(path.replace('1111-4111', '1111-4112'))).status).toBe(404);
    expect(lines.filter((line) => line.includes('document.pdf')).join()).not.toContain('11111111');
  });

  it('caches pages: same ETag, 304 for a matching ETag, all encodings', async () => {
    const first = await get('/', { 'accept-encoding': 'identity' });
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^".+-identity"$/);
    const again = await get('/', { 'accept-encoding': 'identity' });
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
    const known = await get('/', { 'accept-encoding': 'identity', 'if-none-match': etag });
    expect(known.status).toBe(304);
    expect((await get('/', { 'if-none-match': '*' })).status).toBe(304);
    expect((await get('/nowhere', { 'if-none-match': '*' })).status).toBe(404);
    const brotli = await get('/', { 'accept-encoding': 'br' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotli.headers.get('etag')).not.toBe(etag);
    expect(await brotli.text()).toBe(await first.text());
  });

  it.each([
    '/',
    '/nowhere',
    '/robots.txt',
    '/favicon.svg',
    '/assets/none.js',
    '/api/health',
    '/api/site',
    '/api/nothing',
    '/api/search?q=a',
    '/files/media/none',
    '/share-pictures/none',
  ])('answers HEAD like GET, without a body: %s', async (path) => {
    const headers = { 'accept-encoding': 'identity' };
    const whole = await get(path, headers);
    const head = await fetch(url + path, { method: 'HEAD', headers, redirect: 'manual' });
    const shared = ['content-type', 'content-length', 'cache-control', 'etag', 'vary', 'allow'];
    const of = ({ status, headers }: Response) => [status, shared.map((name) => headers.get(name))];
    expect(of(head)).toEqual(of(whole));
    const { byteLength } = Buffer.from(await whole.arrayBuffer());
    expect(head.headers.get('content-length')).toBe(String(byteLength));
    expect(await head.text()).toBe('');
  });

  it('leaves word joiners out of API answers, which pages rendered here have', async () => {
    expect(await (await get('/info')).text()).toContain(WORD_JOINER);
    expect(await (await get('/api/articles?locale=zh')).text()).not.toContain(WORD_JOINER);
  });

  it('caches complete API answers after a HEAD request', async () => {
    const head = await fetch(`${url}/api/cases?locale=en`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    const body = await (await get('/api/cases?locale=en')).json();
    expect(body).toMatchObject({ success: true });
  });

  it.each([
    ['/%63ases', '/cases'],
    ['/%73hare/token', '/share/token'],
    ['/%2573hare/token', null],
    ['/cases%2F', null],
    ['/%E6%A1%88', null],
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['//evil.example/', '/evil.example'],
  ])('redirects to the canonical address of a page: %s', async (path, target) => {
    const response = await get(path);
    expect(response.status).toBe(target ? 301 : 404);
    expect(response.headers.get('location')).toBe(target);
  });

  it('does not cache pages about one visitor’s request', async () => {
    const done = await get('/cooperation?reference=MJ20261121-7K3D');
    expect(done.headers.get('cache-control')).toBe('no-store');
    const form = await get('/cooperation?product=3d');
    expect(form.headers.get('cache-control')).toContain('public');
  });

  it('does not cache answers for words that a visitor typed', async () => {
    for (const path of ['/cases', '/info', '/support/document', '/api/cases', '/api/articles']) {
      expect((await get(`${path}?q=linux`)).headers.get('cache-control'), path).toBe('no-store');
      expect((await get(`${path}?page=1`)).headers.get('cache-control'), path).toContain('public');
    }
  });

  it('refuses characters that the database cannot store', async () => {
    for (const path of ['/api/articles?q=%00', '/api/shares/scene/%00', '/info?q=a%00b']) {
      expect((await get(path)).status, path).toBeLessThan(500);
    }
    const name = '/files/downloads/00000000-0000-0000-0000-000000000000/%00';
    expect((await get(name)).status).toBe(404);
  });

  it('lets the API reference use its own styles', async () => {
    const response = await get('/api/docs');
    const style = /<style>(.*?)<\/style>/s.exec(await response.text())?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
  });

  it('loads the Latin face in English pages only', async () => {
    const english = await get('/en/');
    const html = await english.text();
    // Phones do not preload it: the text comes first.
    expect(html.match(/<link[^>]*as="font"[^>]*>/g)).toEqual([
      expect.stringContaining('media="(min-width: 64rem)"'),
    ]);
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    expect(style).toContain('src:url(/assets/a.woff2)');
    const hash = createHash('sha256').update(style).digest('base64');
    expect(english.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
    expect(await (await get('/')).text()).not.toContain('a.woff2');
  });

  it('ignores unknown query fields in cache keys', async () => {
    const plain = await get('/');
    const tracked = await get('/?utm_source=x&random=1');
    expect(tracked.headers.get('etag')).toBe(plain.headers.get('etag'));
  });

  it('shows a content change after the database has announced it', async () => {
    const title = async () => /<title>(.*?)<\/title>/.exec(await (await get('/')).text())?.[1];
    const before = await title();
    await database.db.update(siteSettings).set({ titleZh: '改过的标题' });
    await eventually(async () => expect(await title()).toBe('改过的标题'));
    await database.db.update(siteSettings).set({ titleZh: before ?? '' });
    await eventually(async () => expect(await title()).toBe(before));
  });

  it('keeps secret pages out of all caches and search engines', async () => {
    const { headers } = await get('/share/secret-token-0001');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('etag')).toBeNull();
    expect(lines.join('')).not.toContain('secret-token-0001');
  });

  it.each([
    '/share/a%20b',
    '/share/%E6%A1%88',
    '/share/x%2Fcases',
    '/share/..%2Fcases',
    '/share/order/impl/a;b',
    '/share/requirement/%00',
    '/share/liveReport/x?utm_source=cases',
  ])('keeps %s private: the matched route is the rendered one', async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('keeps a secret page private when rendering fails', async () => {
    failRendering = true;
    try {
      const { headers } = await get('/share/secret-token-0001');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-robots-tag')).toContain('noindex');
    } finally {
      failRendering = false;
    }
  });

  it('sends the shell with 200 when rendering fails, and does not cache it', async () => {
    failRendering = true;
    await database.db.execute(sql`select pg_notify('content_changed', 'site')`);
    try {
      await eventually(async () => {
        const response = await get('/');
        expect(response.status).toBe(200);
        expect(response.headers.get('cache-control')).toBe('no-store');
        const html = await response.text();
        expect(html).toContain('id="loading-view"');
        expect(html).toContain('加载中，请稍候...');
        expect(html).not.toContain('id="site-state"');
      });
      expect(await (await get('/en/')).text()).toContain('Loading, please wait...');
    } finally {
      failRendering = false;
    }
    expect(await (await get('/')).text()).toContain('id="site-state"');
    expect(lines.join('')).toContain('rendering broke');
  });

  it('reports health, readiness, build and metrics', async () => {
    expect((await get('/api/health')).status).toBe(200);
    expect(await (await get('/api/ready')).json()).toMatchObject({ data: { status: 'ready' } });
    expect(await (await get('/api/build')).json()).toMatchObject({ data: { build: 'test' } });
    expect((await get('/api/metrics')).status).toBe(403);
    const metrics = await get('/api/metrics', { authorization: `Bearer ${'x'.repeat(16)}` });
    expect(await metrics.text()).toMatch(/site_http_requests_total\{[^}]*kind="page"/);
  });

  it('writes one structured log line per request, with its id', async () => {
    const { headers } = await get('/cases');
    await eventually(() => {
      const found = lines
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter((line) => line.requestId === headers.get('x-request-id'));
      expect(found.filter(({ msg }) => msg === 'request')).toMatchObject([
        { method: 'GET', route: '/cases', status: expect.any(Number), ms: expect.any(Number) },
      ]);
    });
  });

  it('refuses methods that pages do not support', async () => {
    const response = await fetch(`${url}/cases`, { method: 'DELETE' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('below a base path', () => {
  let below: HttpSite;

  beforeAll(async () => {
    below = await startHttpSite({
      config: parseConfig({ BASE_PATH: '/x' }),
      db: database.db,
      connection: database.connection,
      frontend,
    });
  });
  afterAll(() => below.stop());

  it.each([
    ['/', 302, '/x/'],
    ['/x?a=1', 302, '/x/?a=1'],
    ['/xy', 404, null],
    ['/cases', 404, null],
    ['/x/cases/', 301, '/x/cases'],
    ['/x//evil.example/', 301, '/x/evil.example'],
    ['/x/cases', 200, null],
  ])('%s answers %i', async (path, status, location) => {
    const response = await fetch(below.url + path, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  });
});

describe('a site without content', () => {
  it('shows every page that needs no record, from the settings alone', async () => {
    const empty = await createTestDatabase();
    await fillSite(empty.db, {
      demo: false,
      keys: testKeys,
      files: createFolderStore(tmpdir()),
    });
    const bare = await startHttpSite({
      config: parseConfig({}),
      db: empty.db,
      connection: empty.connection,
      frontend,
    });
    const paths = routeTable.map(({ path }) => path).filter((path) => !path.includes(':'));
    const withRecords = ['/QRCode_dami', '/ad/sony'];
    try {
      for (const path of [...paths, '/en/', '/en/product/cyan', '/en/about', '/en/cases']) {
        const response = await fetch(bare.url + path);
        expect([path, response.status]).toEqual([path, withRecords.includes(path) ? 404 : 200]);
        expect(await response.text()).toContain('<h1');
      }
    } finally {
      await bare.stop();
      await empty.drop();
    }
  }, 20_000);
});
