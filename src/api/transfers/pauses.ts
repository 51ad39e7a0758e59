import { setImmediate } from 'node:timers/promises';

/** Longest stretch of work without a pause, in milliseconds. */
const STRETCH_MS = 15;

/**
 * Returns a function to await between the steps of long work: it pauses now and then, so that requests
 * are answered meanwhile.
 */
export function createPauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < STRETCH_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
