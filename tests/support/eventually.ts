import { vi } from 'vitest';

/**
 * Waits until a check no longer throws. Its limit is for a machine that is busy with other work: a test
 * of how soon something happens has a limit of its own.
 */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 15_000 });
}
