import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { cachedResponse, chooseEncoding, ResponseCache } from './response-cache.ts';

const page = (body: string, ...tags: string[]) =>
  cachedResponse(200, { 'content-type': 'text/html' }, body, tags);

describe('the cache of whole answers', () => {
  it('makes an answer once, also for callers that come together', async () => {
    const cache = new ResponseCache(1_000);
    const make = vi.fn(async () => page('a', 'articles'));
    const [first, second] = await Promise.all([
      cache.getOrMake('/', make),
      cache.getOrMake('/', make),
    ]);
    expect(first).toBe(second);
    expect(await cache.getOrMake('/', make)).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('drops by tag, short cuts included', async () => {
    const cache = new ResponseCache(1_000);
    const entry = await cache.getOrMake('/a', async () => page('a', 'articles', 'site'));
    await cache.getOrMake('/b', async () => page('b', 'cases'));
    if (entry) cache.alias('/a?x', entry);
    cache.dropTag('articles');
    expect(cache.get('/a')).toBeUndefined();
    expect(cache.getByAlias('/a?x')).toBeUndefined();
    expect(cache.get('/b')).toBeDefined();
    expect(cache.bytes).toBe('/bb'.length);
  });

  it('makes no short cut to an answer that is not kept', async () => {
    const cache = new ResponseCache(10);
    const tooLarge = await cache.getOrMake('/a', async () => page('more than ten', 'articles'));
    if (tooLarge) cache.alias('/a', tooLarge);
    expect(cache.getByAlias('/a')).toBeUndefined();
    const stale = cache.getOrMake('/b', async () => page('b', 'articles'));
    cache.dropTag('articles');
    const entry = await stale;
    if (entry) cache.alias('/b', entry);
    expect(cache.getByAlias('/b')).toBeUndefined();
  });

  it('lets go of what is not asked for first, by short cuts too, and counts keys', async () => {
    const cache = new ResponseCache(12);
    const asked = await cache.getOrMake('/a', async () => page('aaa'));
    await cache.getOrMake('/b', async () => page('b'));
    if (asked) cache.alias('/a?x', asked);
    expect(cache.getByAlias('/a?x')).toBe(asked);
    await cache.getOrMake('/longer', async () => page(''));
    expect(cache.get('/b')).toBeUndefined();
    expect(cache.get('/a')).toBe(asked);
    expect(cache.bytes).toBe('/aaaa/longer'.length);
  });

  it('does not keep an answer whose content changed while it was made', async () => {
    const cache = new ResponseCache(1_000);
    let finish = (_: ReturnType<typeof page>) => {};
    const old = cache.getOrMake(
      '/a',
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    cache.dropTag('articles');
    const fresh = cache.getOrMake('/a', async () => page('new', 'articles'));
    finish(page('old', 'articles'));
    expect((await old)?.bodies.identity.toString()).toBe('old');
    await fresh;
    expect(cache.get('/a')?.bodies.identity.toString()).toBe('new');
  });

  it('counts an answer once that two callers made', async () => {
    const cache = new ResponseCache(1_000);
    let finish = (_: ReturnType<typeof page>) => {};
    const first = cache.getOrMake(
      '/a',
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    cache.dropTag('cases');
    await cache.getOrMake('/a', async () => page('second', 'articles'));
    finish(page('first', 'articles'));
    await first;
    expect(cache.bytes).toBe('/afirst'.length);
    cache.dropTag('articles');
    expect([cache.size, cache.bytes]).toEqual([0, 0]);
  });

  it('does not keep an answer made while everything was cleared', async () => {
    const cache = new ResponseCache(1_000);
    await cache.getOrMake('/a', async () => {
      cache.clear();
      return page('a');
    });
    expect(cache.size).toBe(0);
  });

  it('stays within its bytes, the least recently used going first', async () => {
    const cache = new ResponseCache(14);
    await cache.getOrMake('/a', async () => page('aaaa'));
    await cache.getOrMake('/b', async () => page('bbbb'));
    cache.get('/a');
    await cache.getOrMake('/c', async () => page('cccc'));
    expect([cache.get('/a'), cache.get('/b'), cache.get('/c')].map(Boolean)).toEqual([
      true,
      false,
      true,
    ]);
    expect(cache.bytes).toBe('/aaaaa/ccccc'.length);
  });

  it('keeps nothing when its limit is 0', async () => {
    const cache = new ResponseCache(0);
    await cache.getOrMake('/a', async () => page('a'));
    expect(cache.size).toBe(0);
  });

  it('compresses once, and counts what that takes', async () => {
    const cache = new ResponseCache(100_000);
    const entry = await cache.getOrMake('/a', async () => page('幕境'.repeat(500)));
    if (!entry) throw new Error('no entry');
    const before = cache.bytes;
    const brotli = await cache.body(entry, 'br');
    expect(brotliDecompressSync(brotli).toString()).toBe('幕境'.repeat(500));
    expect(await cache.body(entry, 'br')).toBe(brotli);
    expect(gunzipSync(await cache.body(entry, 'gzip')).toString()).toBe('幕境'.repeat(500));
    expect(cache.bytes).toBeGreaterThan(before + brotli.byteLength);
    cache.dropTag('other');
    cache.clear();
    expect(cache.bytes).toBe(0);
  });
});

describe('content negotiation', () => {
  it.each([
    [undefined, 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=0.8, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0', 'identity'],
    ['gzip, br; q=0.0', 'gzip'],
    ['gzip;q=0.000,GZIP;q=0', 'identity'],
    ['deflate , BR ;q=1', 'br'],
    [`gzip,${' '.repeat(300)}`, 'identity'],
    ['brotli', 'identity'],
    ['identity', 'identity'],
  ])('%s leads to %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
  });
});
