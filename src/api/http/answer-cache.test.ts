import { describe, expect, it, vi } from 'vitest';
import { AnswerCache } from './answer-cache.ts';

describe('answer cache', () => {
  it('computes an answer once, also for concurrent callers', async () => {
    const cache = new AnswerCache(1_000);
    const make = vi.fn(async () => ({ name: 'a' }));
    const [first, second] = await Promise.all([
      cache.get('k', ['articles'], make),
      cache.get('k', ['articles'], make),
    ]);
    const third = await cache.get('k', ['articles'], make);
    expect(make).toHaveBeenCalledTimes(1);
    expect(second).toBe(first);
    expect(third).toBe(first);
  });

  it('returns shared answers, so changing one throws', async () => {
    const cache = new AnswerCache(1_000);
    const answer = await cache.get('k', [], async () => ({ list: [{ name: 'a' }] }));
    expect(() => answer.list.push({ name: 'b' })).toThrow(TypeError);
  });

  it('drops answers by tag, and all of them', async () => {
    const cache = new AnswerCache(1_000);
    let version = 1;
    const read = () => cache.get('k', ['articles'], async () => version);
    expect(await read()).toBe(1);
    version = 2;
    cache.drop('cases');
    expect(await read()).toBe(1);
    cache.drop('articles');
    expect(await read()).toBe(2);
    version = 3;
    cache.drop();
    expect(await read()).toBe(3);
  });

  it('does not store an answer whose content changed while it was computed', async () => {
    const cache = new AnswerCache(1_000);
    const { promise, resolve } = Promise.withResolvers<string>();
    const old = cache.get('k', ['articles'], () => promise);
    cache.drop('articles');
    const next = cache.get('k', ['articles'], async () => 'new');
    resolve('old');
    expect(await old).toBe('old');
    expect(await next).toBe('new');
    expect(await cache.get('k', ['articles'], async () => 'newer')).toBe('new');
  });

  it('limits its total weight and evicts the least recently used answers first', async () => {
    const cache = new AnswerCache(100);
    const make = vi.fn(async () => 'x'.repeat(20));
    for (const key of ['a', 'b', 'c', 'd', 'a', 'e']) await cache.get(key, [], make);
    expect(cache.weight).toBeLessThanOrEqual(100);
    expect(make).toHaveBeenCalledTimes(5);
    await cache.get('a', [], make);
    expect(make).toHaveBeenCalledTimes(5);
    await cache.get('b', [], make);
    expect(make).toHaveBeenCalledTimes(6);
  });

  it('does not store an answer that would evict many others', async () => {
    const cache = new AnswerCache(100);
    await cache.get('menu', [], async () => 'menu');
    await cache.get('whole', [], async () => 'x'.repeat(90));
    const make = vi.fn(async () => 'again');
    expect(await cache.get('menu', [], make)).toBe('menu');
    expect(await cache.get('whole', [], make)).toBe('again');
  });

  it('does not store failures', async () => {
    const cache = new AnswerCache(1_000);
    await expect(cache.get('k', [], () => Promise.reject(new Error('away')))).rejects.toThrow(
      'away',
    );
    expect(await cache.get('k', [], async () => 'back')).toBe('back');
  });
});
