import { afterEach, describe, expect, it, vi } from 'vitest';
import { getPlatform, measurePlatform, setPlatform, watchPlatform } from './platform.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  setPlatform({ isPC: false, scale: 1 });
});

/** A fake window with a width, with or without a mouse, whose listeners can be called. */
function stubWindow(innerWidth: number, matches: boolean) {
  const listeners = new Set<() => void>();
  vi.stubGlobal('innerWidth', innerWidth);
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.add(listener));
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) =>
    listeners.delete(listener),
  );
  return listeners;
}

describe('platform state', () => {
  it('has the initial state of the specification', () => {
    expect(getPlatform()).toEqual({ isPC: false, scale: 1 });
  });

  it('sets both parts in one update and ignores an equal state', () => {
    setPlatform({ isPC: true, scale: 1.5 });
    const state = getPlatform();
    expect(state).toEqual({ isPC: true, scale: 1.5 });
    setPlatform({ isPC: true, scale: 1.5 });
    expect(getPlatform()).toBe(state);
  });

  it('is computed from width and pointer', () => {
    expect(measurePlatform(1440, true)).toEqual({ isPC: true, scale: 1 });
    expect(measurePlatform(360, false)).toEqual({ isPC: false, scale: 0.25 });
    expect(measurePlatform(1440, false).isPC).toBe(false);
    expect(measurePlatform(800, true).isPC).toBe(false);
    expect(measurePlatform(5000, true).scale).toBe(2);
  });

  it('follows the window until it is stopped', () => {
    const listeners = stubWindow(1920, true);
    const stop = watchPlatform();
    expect(getPlatform()).toEqual({ isPC: true, scale: 1.33 });
    vi.stubGlobal('innerWidth', 720);
    for (const listener of listeners) listener();
    expect(getPlatform()).toEqual({ isPC: false, scale: 0.5 });
    stop();
    expect(listeners.size).toBe(0);
  });
});
