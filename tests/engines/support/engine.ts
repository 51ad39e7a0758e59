/**
 * A browser engine under test, controlled through WebDriver: one page at a time, with real input.
 */
export interface Engine {
  /** Opens an address and waits until it has loaded. */
  open(address: string): Promise<void>;
  /** Runs a function in the page and returns its result; it must not use outer variables. */
  evaluate<Arguments extends readonly unknown[], Result>(
    run: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>>;
  /** Clicks the centre of the first visible match. */
  click(target: Target): Promise<void>;
  /** Types into the first visible match. */
  fill(target: Target, text: string): Promise<void>;
  /** Selects a file in a file field, which may be hidden. */
  choose(selector: string, file: string): Promise<void>;
  /** Sets the size of the page in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** A PNG screenshot of the window. */
  screenshot(): Promise<Buffer>;
  /** Console errors and policy violations since the last call, if the engine reports them. */
  problems(): Promise<string[]>;
  /** Ends the browser. */
  close(): Promise<void>;
}

/** A CSS selector, optionally with a text that the elements must contain. */
export type Target = string | { css: string; text: string };

/**
 * The first visible element of a target, once it no longer moves, in the centre of the window. Scrolling
 * may lay out more of the page and move it again: until then undefined. Runs in the page.
 */
export function findVisible(css: string, text: string): Element | undefined {
  const element = [...document.querySelectorAll(css)].find(
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true }) &&
      candidate.getClientRects().length > 0 &&
      (candidate.textContent ?? '').includes(text),
  );
  if (!element) return undefined;
  const before = element.getBoundingClientRect();
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const after = element.getBoundingClientRect();
  // WebKit rounds the centre of a scroller to either side of half a pixel.
  return Math.hypot(after.x - before.x, after.y - before.y) < 1.5 ? element : undefined;
}

/** Selector and text of a target. */
export function parts(target: Target): { css: string; text: string } {
  return typeof target === 'string' ? { css: target, text: '' } : target;
}

/** A function and its arguments as a script expression. */
export function expression(run: (...args: never[]) => unknown, args: readonly unknown[]): string {
  return `(${run})(...${JSON.stringify(args)})`;
}

/** Time limit for the application to react, on a machine that is busy with other work. */
export const REACTION_MS = 20_000;

/** Repeats an action until it returns a value, within the time limit. */
export async function retry<T>(what: string, action: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + REACTION_MS;
  for (;;) {
    const result = await action();
    if (result !== undefined) return result;
    if (Date.now() > deadline)
      throw new Error(`${what} did not appear within ${REACTION_MS / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
