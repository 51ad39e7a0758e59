import { beforeAll, describe, expect, test } from 'vitest';
import { allRoutes } from '../e2e/support/spec-routes.ts';
import type { Engine } from './support/engine.ts';
import { createVisitor } from './support/visitor.ts';

const FALLBACK = { path: '/nowhere', title: '', status: 404 };

/** One visit to every page at phone width. */
export function describePages(engine: () => Engine, site: string): void {
  describe('every page at 390 px', () => {
    beforeAll(() => engine().resize(390, 844));

    for (const { path, title, status } of [
      ...allRoutes.map((route) => ({ ...route, status: 200 })),
      FALLBACK,
    ]) {
      test(`${path} answers ${status}, starts the application and fits the width`, async () => {
        const response = await fetch(site + path);
        await response.body?.cancel();
        expect(response.status).toBe(status);
        await createVisitor(engine(), site).open(path);
        const page = await engine().evaluate(describePage);
        expect(page.title.startsWith(title)).toBe(true);
        expect(page).toMatchObject({ headings: 1, isHeadingVisible: true, overflow: 0 });
        expect(page.text).toBeGreaterThan(status === 200 ? 120 : 20);
        const problems = await engine().problems();
        expect(problems.filter((text) => status === 200 || !text.includes('404'))).toEqual([]);
      });
    }
  });
}

/** Facts about a page that the tests check; runs in the page. */
function describePage() {
  const headings = document.querySelectorAll<HTMLElement>('#main h1');
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    title: document.title,
    headings: headings.length,
    isHeadingVisible: headings[0]?.checkVisibility({ visibilityProperty: true }) ?? false,
    text: document.querySelector<HTMLElement>('#main')?.innerText.length ?? 0,
    overflow: scrollWidth - clientWidth,
  };
}
