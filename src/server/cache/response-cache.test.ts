import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { cachedResponse } from './cached-response.ts';
import { ResponseCache } from './response-cache.ts';

const MB = 1024 * 1024;
const page = (body: string, ...tags: string[]) =>
  cachedResponse(200, { 'content-type': 'text/html' }, body, tags);
const textOf = (entry: ReturnType<typeof page> | undefined) => entry?.bodies.identity.toString();

function createCache(limit = MB) {
  const warn = vi.fn();
  return { cache: new ResponseCache(limit, { warn }), warn };
}

/** An answer that stays unfinished until `finish` is called. */
function slowPage() {
  const { promise, resolve: finish } = Promise.withResolvers<ReturnType<typeof page>>();
  return { make: () => promise, finish };
}

const unavailable = () =>
  Promise.reject(Object.assign(new Error('no database'), { isUnavailable: true }));

describe('current answers', () => {
  it('makes an answer once for simultaneous requests', async () => {
    const { cache } = createCache();
    const make = vi.fn(async () => page('a', 'articles'));
    const [first, second] = await Promise.all([
      cache.getOrMake('/', make),
      cache.getOrMake('/', make),
    ]);
    expect(first).toBe(second);
    expect(await cache.getOrMake('/', make)).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('makes an answer again after its tag is dropped, also by its alias', async () => {
    const { cache } = createCache();
    const entry = await cache.getOrMake('/a', async () => page('a', 'articles', 'site'));
    await cache.getOrMake('/b', async () => page('b', 'cases'));
    if (entry) cache.alias('/a?x', entry);
    expect(cache.getByAlias('/a?x')).toBe(entry);
    cache.dropTag('articles');
    expect(cache.get('/a')).toBeUndefined();
    expect(cache.getByAlias('/a?x')).toBeUndefined();
    expect(cache.get('/b')).toBeDefined();
    expect(textOf(await cache.getOrMake('/a', async () => page('new', 'articles')))).toBe('new');
  });

  it('stores no alias of an answer that is not cached', async () => {
    const { cache } = createCache(4_000);
    const tooLarge = await cache.getOrMake('/a', async () => page('x'.repeat(5_000)));
    if (tooLarge) cache.alias('/a', tooLarge);
    expect(cache.getByAlias('/a')).toBeUndefined();
    const { make, finish } = slowPage();
    const old = cache.getOrMake('/b', make);
    cache.dropTag('articles');
    finish(page('b', 'articles'));
    const entry = await old;
    if (entry) cache.alias('/b', entry);
    expect(cache.getByAlias('/b')).toBeUndefined();
  });

  it('does not cache an answer whose content changed while it was made', async () => {
    const { cache } = createCache();
    const { make, finish } = slowPage();
    const old = cache.getOrMake('/a', make);
    cache.dropTag('articles');
    const fresh = cache.getOrMake('/a', async () => page('new', 'articles'));
    finish(page('old', 'articles'));
    expect(textOf(await old)).toBe('old');
    await fresh;
    expect(textOf(cache.get('/a'))).toBe('new');
  });

  it('counts an answer once when two requests made it', async () => {
    const { cache } = createCache();
    const { make, finish } = slowPage();
    const first = cache.getOrMake('/a', make);
    cache.dropTag('cases');
    await cache.getOrMake('/a', async () => page('other', 'articles'));
    const { bytes } = cache;
    finish(page('first', 'articles'));
    await first;
    expect([cache.size, cache.bytes]).toEqual([1, bytes]);
  });

  it('does not cache an answer made while the cache was cleared', async () => {
    const { cache } = createCache();
    await cache.getOrMake('/a', async () => {
      cache.clear();
      return page('a');
    });
    expect(cache.size).toBe(0);
  });

  it('caches nothing when its limit is 0', async () => {
    const { cache } = createCache(0);
    await cache.getOrMake('/a', async () => page('a'));
    expect(cache.size).toBe(0);
  });
});

describe('memory', () => {
  it('counts about 2 KB for an entry besides its body, and stays within its limit', async () => {
    const { cache } = createCache();
    await cache.getOrMake('/first', async () => page('x'.repeat(1_000)));
    expect(cache.bytes).toBeGreaterThan(3_000);
    expect(cache.bytes).toBeLessThan(3_500);
    for (let n = 0; n < 1_000; n++) await cache.getOrMake(`/${n}`, async () => page('x'));
    expect(cache.bytes).toBeLessThanOrEqual(MB);
    expect(cache.size).toBeGreaterThan(400);
    expect(cache.get('/first')).toBeUndefined();
    expect(cache.get('/999')).toBeDefined();
  });

  it('keeps at most 5,000 entries of any size', async () => {
    const { cache } = createCache(1024 * MB);
    for (let n = 0; n < 5_100; n++) await cache.getOrMake(`/${n}`, async () => page(''));
    expect(cache.size).toBe(5_000);
  });

  it('keeps entries requested twice when many others are requested once', async () => {
    const { cache } = createCache();
    const entry = await cache.getOrMake('/home', async () => page('home'));
    if (entry) cache.alias('/home?utm=1', entry);
    expect(cache.getByAlias('/home?utm=1')).toBe(entry);
    for (let n = 0; n < 2_000; n++) await cache.getOrMake(`/${n}`, async () => page('once'));
    expect(cache.get('/home')).toBe(entry);
    expect(cache.get('/0')).toBeUndefined();
  });

  it('lets query variants evict only each other, even when each is requested twice', async () => {
    const { cache } = createCache();
    for (let n = 0; n < 100; n++) await cache.getOrMake(`/${n}`, async () => page('real'));
    for (let n = 0; n < 1_000; n++) {
      const variant = () =>
        cache.getOrMake(`/list?section=x${n}`, async () => page('none'), { isVariant: true });
      await variant();
      await variant();
    }
    for (let n = 0; n < 100; n++) expect(cache.get(`/${n}`), `/${n}`).toBeDefined();
    expect(cache.get('/list?section=x999')).toBeDefined();
  });

  it('evicts stale entries before current ones', async () => {
    const { cache } = createCache(16_000);
    await cache.getOrMake('/a', async () => page('a', 'articles'));
    cache.dropTag('articles');
    for (let n = 0; n < 7; n++) await cache.getOrMake(`/${n}`, async () => page('b'));
    expect(cache.get('/0')).toBeDefined();
    await expect(cache.getOrMake('/a', unavailable)).rejects.toThrow('no database');
  });

  it('compresses once for all waiting requests and counts the memory', async () => {
    const { cache } = createCache();
    const entry = await cache.getOrMake('/a', async () => page('幕境'.repeat(500)));
    if (!entry) throw new Error('no entry');
    const before = cache.bytes;
    const [brotli, same] = await Promise.all([cache.body(entry, 'br'), cache.body(entry, 'br')]);
    expect(same).toBe(brotli);
    expect(brotliDecompressSync(brotli).toString()).toBe('幕境'.repeat(500));
    expect(await cache.body(entry, 'br')).toBe(brotli);
    const zipped = await cache.body(entry, 'gzip');
    expect(gunzipSync(zipped).toString()).toBe('幕境'.repeat(500));
    expect(cache.bytes).toBe(before + brotli.byteLength + zipped.byteLength);
  });
});

describe('while the database is away', () => {
  it('serves the stale answer, warns once a minute, and replaces it when a fresh one is ready', async () => {
    const { cache, warn } = createCache();
    await cache.getOrMake('/a', async () => page('old', 'articles'));
    cache.dropTag('articles');
    const stale = await cache.getOrMake('/a', unavailable);
    expect([textOf(stale), stale?.isStale]).toEqual(['old', true]);
    const alsoStale = await cache.getOrMake('/a', async () => cachedResponse(503, {}, 'busy', []));
    expect(alsoStale).toBe(stale);
    expect(warn).toHaveBeenCalledTimes(1);
    const fresh = await cache.getOrMake('/a', async () => page('new', 'articles'));
    expect([textOf(fresh), fresh?.isStale]).toEqual(['new', false]);
    cache.clear();
    expect(cache.clears).toBe(1);
    expect(textOf(await cache.getOrMake('/a', unavailable))).toBe('new');
  });

  it('still serves current answers without making them', async () => {
    const { cache } = createCache();
    const entry = await cache.getOrMake('/a', async () => page('a', 'articles'));
    expect(await cache.getOrMake('/a', unavailable)).toBe(entry);
    expect(entry?.isStale).toBe(false);
  });

  it('passes on the failure or the 503 answer where nothing is cached', async () => {
    const { cache } = createCache();
    await expect(cache.getOrMake('/a', unavailable)).rejects.toThrow('no database');
    const answer = await cache.getOrMake('/a', async () => cachedResponse(503, {}, 'busy', []));
    expect([answer?.status, cache.size]).toEqual([503, 0]);
  });

  it('does not hide other failures behind a stale answer', async () => {
    const { cache } = createCache();
    await cache.getOrMake('/a', async () => page('old', 'articles'));
    cache.dropTag('articles');
    const broken = () => Promise.reject(new Error('broken'));
    await expect(cache.getOrMake('/a', broken)).rejects.toThrow('broken');
  });

  it('does not serve an answer again after a 404', async () => {
    const { cache } = createCache();
    await cache.getOrMake('/a', async () => page('old', 'articles'));
    cache.dropTag('articles');
    expect(await cache.getOrMake('/a', async () => undefined)).toBeUndefined();
    await expect(cache.getOrMake('/a', unavailable)).rejects.toThrow('no database');
  });

  it('stores no alias of a stale answer', async () => {
    const { cache } = createCache();
    await cache.getOrMake('/a', async () => page('old', 'articles'));
    cache.dropTag('articles');
    const stale = await cache.getOrMake('/a', unavailable);
    if (stale) cache.alias('/a', stale);
    expect(cache.getByAlias('/a')).toBeUndefined();
  });
});
