import { expect } from 'vitest';
import { type Engine, REACTION_MS, type Target } from './engine.ts';

const POLLING = { timeout: REACTION_MS, interval: 50 };

/** A visitor of the site: opens pages by path and waits for states. */
export function createVisitor(engine: Engine, site: string) {
  const shows = async (target: string, text: string | RegExp) =>
    expect
      .poll(() => engine.evaluate(textOf, target), POLLING)
      .toEqual(expect.stringMatching(text));
  return {
    /** Opens a page and waits until the application and its lazy parts answer events. */
    async open(path: string) {
      await engine.open(site + path);
      await expect.poll(() => engine.evaluate(isReady), POLLING).toBe(true);
    },
    click: (target: Target) => engine.click(target),
    fill: (target: Target, text: string) => engine.fill(target, text),
    /** Waits until the first element of a selector contains a text. */
    shows,
    /** Waits until the address is this path with query. */
    async isAt(path: string) {
      await expect
        .poll(() => engine.evaluate(() => location.pathname + location.search), POLLING)
        .toBe(path);
    },
    /** Waits until a selector has this number of matches. */
    async counts(selector: string, count: number) {
      await expect
        .poll(
          () => engine.evaluate((css) => document.querySelectorAll(css).length, selector),
          POLLING,
        )
        .toBe(count);
    },
  };
}

export type Visitor = ReturnType<typeof createVisitor>;

/** Touches the content if its hydration waits for that; returns whether all parts are hydrated. */
function isReady(): boolean {
  const isHydrated = /layout|page/.test(window.__site?.phase ?? '');
  const isWaiting =
    window.__site?.phase === 'layout' || document.querySelector('[data-waiting]') !== null;
  if (isHydrated && isWaiting) {
    document.querySelector('#main h1')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  }
  return isHydrated && !isWaiting;
}

function textOf(css: string): string {
  return document.querySelector(css)?.textContent ?? '';
}
