import { afterAll, beforeAll, describe, inject } from 'vitest';
import { describeDemos } from '../demos.ts';
import { describeJourneys } from '../journeys.ts';
import { describePages } from '../pages.ts';
import type { Engine } from './engine.ts';

/** The same tests for each engine: every page once, the main journeys and the demos. */
export function describeEngine(name: string, start: () => Promise<Engine>): void {
  describe(name, () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await start();
    });
    afterAll(() => engine?.close());
    const site = inject('site');
    describePages(() => engine, site);
    describeDemos(() => engine, site);
    // Last: its pages without scripts report violations of their policy.
    describeJourneys(() => engine, site);
  });
}
