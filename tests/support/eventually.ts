import { vi } from 'vitest';
import { PATIENCE_MS } from './patience.ts';

/**
 * Waits until a check no longer throws.
 * @param interval time from one check to the next, in milliseconds
 */
export function eventually<Result>(
  check: () => Result | Promise<Result>,
  interval = 50,
): Promise<Result> {
  return vi.waitFor(check, { interval, timeout: PATIENCE_MS });
}
