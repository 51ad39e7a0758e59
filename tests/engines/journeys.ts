import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from './support/engine.ts';
import { type ScriptlessSite, startScriptlessSite } from './support/scriptless-site.ts';
import { createVisitor, type Visitor } from './support/visitor.ts';

/** A visitor's main journeys, on a desktop. */
export function describeJourneys(engine: () => Engine, site: string): void {
  describe('journeys at 1280 px', () => {
    let visitor: Visitor;
    beforeAll(async () => {
      await engine().resize(1280, 900);
      visitor = createVisitor(engine(), site);
    });
    afterEach(async () => {
      expect(await engine().problems()).toEqual([]);
    });

    test('a visitor goes from the home page to a product and books a demo', async () => {
      await visitor.open('/');
      await visitor.click('header details.menu summary');
      await visitor.click('header a[href="/product/cyan"]');
      await visitor.isAt('/product/cyan');
      await visitor.shows('#main h1', /./);
      await visitor.click('#main a[href="/cooperation?product=cyan&type=demo"]');
      await visitor.isAt('/cooperation?product=cyan&type=demo');
      await visitor.counts('input[name=products][value=cyan]:checked', 1);
      await visitor.fill('input[name=name]', '陈测试');
      await visitor.fill('input[name=contact]', '138 0000 0000');
      await visitor.click('input[name=consent]');
      await visitor.click({ css: '#main button', text: '提交预约' });
      await visitor.shows('#main', /预约已收到/);
      await visitor.shows('#main', /MJ\d{8}-[0-9A-Z]{4}/);
    });

    test('a visitor searches and opens a result', async () => {
      await visitor.open('/about');
      await visitor.click({ css: 'header button', text: '搜索' });
      await visitor.fill('dialog.search [role=combobox]', '绿幕布光');
      await visitor.shows('dialog.search [role=option]', '绿幕布光');
      await visitor.click('dialog.search [role=option]');
      await visitor.isAt('/dmfaq/green-screen-lighting');
      await visitor.shows('#main h1', '绿幕布光');
    });

    test('a visitor switches the language there and back', async () => {
      await visitor.open('/product/cyan');
      await visitor.click({ css: 'header a', text: 'English' });
      await visitor.isAt('/en/product/cyan');
      await visitor.counts('html[lang=en]', 1);
      await visitor.click({ css: 'header a', text: '中文' });
      await visitor.isAt('/product/cyan');
      await visitor.counts('html[lang=zh-CN]', 1);
    });

    test('a visitor opens a case from the list and closes it', async () => {
      await visitor.open('/cases?product=app');
      await visitor.counts('#main article.case-card', 3);
      await visitor.click('#case-qingling-tea-mountain-live a');
      await visitor.isAt('/cases?case=qingling-tea-mountain-live&product=app');
      await visitor.shows('#main h1', '用手机从茶山');
      await visitor.click({ css: '#main a', text: '回到列表' });
      await visitor.isAt('/cases?product=app');
      await visitor.counts('#main article.case-card', 3);
    });

    test('a visitor checks a downloaded file and a modified one', async () => {
      await visitor.open('/support/download');
      const href = await engine().evaluate(
        () =>
          document
            .querySelector('#cyan-windows a[href^="/files/downloads/"]')
            ?.getAttribute('href') ?? '',
      );
      const bytes = Buffer.from(await (await fetch(site + href)).arrayBuffer());
      const folder = mkdtempSync(path.join(os.tmpdir(), 'mujing-download-'));
      const check = async (name: string, content: Buffer, verdict: string) => {
        writeFileSync(path.join(folder, name), content);
        await engine().choose('input[type=file]', path.join(folder, name));
        await visitor.counts(`[data-verdict=${verdict}]`, 1);
      };
      await check('renamed.zip', bytes, 'genuine');
      const changed = Buffer.from(bytes);
      changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
      await check('cyan-3.2.0-windows-x64.zip', changed, 'altered');
      rmSync(folder, { recursive: true });
    });

    test('a visitor finds a document by chapter and product', async () => {
      await visitor.open('/support/document');
      await visitor.click({ css: '#main nav a', text: '影棚搭建' });
      await visitor.isAt('/support/document?section=studio');
      await visitor.click('#main a[href*="product=cyan"]');
      await visitor.isAt('/support/document?section=studio&product=cyan');
      await visitor.counts('#main .card-link', 4);
      await visitor.click({ css: '#main ol a', text: '绿幕布光' });
      await visitor.isAt('/dmfaq/green-screen-lighting');
      await visitor.shows('#main h1', '绿幕布光');
    });

    test('a visitor reads a shared sheet', async () => {
      await visitor.open('/share/device/22222222-2222-4222-8222-222222222222');
      await visitor.shows('#main h1', /./);
      await visitor.shows('#main table', /./);
      await visitor.shows('#main a[href$="export.csv"]', /./);
    });
  });

  describe('without scripts', () => {
    let scriptless: ScriptlessSite;
    beforeAll(async () => {
      await engine().resize(390, 844);
      scriptless = await startScriptlessSite(site);
    });
    afterAll(() => scriptless.stop());

    test('pages can be read, followed by links and filtered', async () => {
      const visitor = createVisitor(engine(), scriptless.url);
      await engine().open(`${scriptless.url}/cases`);
      await visitor.click({ css: '#main summary', text: '按行业' });
      await visitor.click({ css: '#main a', text: '教育培训' });
      await visitor.isAt('/cases?industry=education');
      await visitor.counts('#main article.case-card', 2);
      const card = '#main article.case-card a';
      const address = await engine().evaluate(
        (css) => document.querySelector(css)?.getAttribute('href') ?? '',
        card,
      );
      await visitor.click(card);
      await visitor.isAt(address);
      await visitor.shows('#main', '布光');
      await visitor.click('header .drawer summary');
      await visitor.click('.drawer-panel a[href="/about"]');
      await visitor.isAt('/about');
      expect(await engine().evaluate(() => window.__site === undefined)).toBe(true);
    });
  });
}
