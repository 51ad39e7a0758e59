import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { settled } from './test.ts';

/** Minified, because the browser compiles it once for each document. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** A violated rule of axe with the markup of each element that violates it. */
interface Violation {
  rule: string;
  impact: axe.ImpactValue | undefined;
  elements: string[];
}

/**
 * What axe finds on the page as it is shown now, with all of its rules.
 * @param within selector of the checked part
 */
export async function violations(page: Page, within = 'html'): Promise<Violation[]> {
  // Colours during a transition are not what visitors read.
  await settled(page);
  // Frames answer the page's axe with one of their own.
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  }
  return page.evaluate(async (selector) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    // It would write out the markup of every element that it looks at: an eighth of its time.
    checker.configure({ noHtml: true });
    const found = await checker.run(selector, {
      resultTypes: ['violations'],
      selectors: false,
      elementRef: true,
      // Only the rules for a locked orientation and for sound that starts by itself need more files.
      preload: false,
    });
    return found.violations.map(({ id, impact, nodes }) => ({
      rule: id,
      impact,
      // Elements in a frame stay there.
      elements: nodes.map(({ element }) => element?.outerHTML.slice(0, 300) ?? 'in a frame'),
    }));
  }, within);
}

/** Expects that axe finds nothing on the page, or in a part of it, as it is shown now. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  const found = await violations(page, within);
  expect(found.map(({ rule, elements }) => `${rule}: ${elements[0]}`)).toEqual([]);
}
