import AxeBuilder from '@axe-core/playwright';
import { allRoutes } from './support/spec-routes.ts';
import { expect, hydrated, test } from './support/test.ts';

const extra = [{ path: '/nowhere' }, { path: '/en/nowhere' }];

for (const { path } of [...allRoutes, ...extra]) {
  test(`${path} hydrates, is accessible and fits every width`, async ({ page, watch }) => {
    if (path.endsWith('nowhere')) watch.allow(/404/);
    await page.goto(path);
    await hydrated(page);
    for (const width of [360, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `horizontal overflow at ${width} px`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const grave = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`);
    expect(grave).toEqual([]);
  });
}
