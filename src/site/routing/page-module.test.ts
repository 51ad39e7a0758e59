import { describe, expect, it, vi } from 'vitest';
import type { Page } from '../page.ts';
import { createPageModule, PageScriptError } from './page-module.ts';

const imported = { default: { View: () => null } as Page<never> };

describe('lazily loaded page', () => {
  it('is fetched once, also for concurrent callers', async () => {
    const importer = vi.fn(async () => imported);
    const module = createPageModule(importer);
    expect(module.current()).toBeUndefined();
    await Promise.all([module.load(), module.load()]);
    await module.load();
    expect(importer).toHaveBeenCalledTimes(1);
    expect(module.current()).toBe(imported.default);
  });

  it('times out after 120 s and can be loaded again', async () => {
    vi.useFakeTimers();
    try {
      const importer = vi.fn(() => new Promise<never>(() => {}));
      const module = createPageModule(importer);
      const failed = expect(module.load()).rejects.toMatchObject({ reason: 'timeout' });
      await vi.advanceTimersByTimeAsync(119_999);
      expect(importer).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(1);
      await failed;
      module.load().catch(() => {});
      expect(importer).toHaveBeenCalledTimes(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('distinguishes a script that fails from one that times out', async () => {
    const module = createPageModule(() => Promise.reject(new Error('offline')));
    const error = await module.load().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(PageScriptError);
    expect(error).toMatchObject({ reason: 'failed' });
  });
});
