import { describe, expect, it, vi } from 'vitest';
import type { Page } from '../page.ts';
import { createScreen, PageScriptError } from './screen.ts';

const module = { default: { View: () => null } as Page<never> };

describe('a lazily loaded page', () => {
  it('is fetched once, also by callers that come together', async () => {
    const importer = vi.fn(async () => module);
    const screen = createScreen(importer);
    expect(screen.current()).toBeUndefined();
    await Promise.all([screen.load(), screen.load()]);
    await screen.load();
    expect(importer).toHaveBeenCalledTimes(1);
    expect(screen.current()).toBe(module.default);
  });

  it('fails after 120 s and can then be tried again', async () => {
    vi.useFakeTimers();
    try {
      const importer = vi.fn(() => new Promise<never>(() => {}));
      const screen = createScreen(importer);
      const failed = expect(screen.load()).rejects.toMatchObject({ reason: 'timeout' });
      await vi.advanceTimersByTimeAsync(119_999);
      expect(importer).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(1);
      await failed;
      screen.load().catch(() => {});
      expect(importer).toHaveBeenCalledTimes(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('tells a script that fails at once from one that is late', async () => {
    const screen = createScreen(() => Promise.reject(new Error('offline')));
    const error = await screen.load().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(PageScriptError);
    expect(error).toMatchObject({ reason: 'failed' });
  });
});
