import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRoutes } from '../../../tests/e2e/support/spec-routes.ts';
import { htmlRules } from '../../../tests/html/rules.ts';
import { createDemoDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { type HttpSite, startHttpSite, unbuiltFrontend } from '../../../tests/support/http-site.ts';
import { parseConfig } from '../process/config.ts';

/** Pages with other states, besides the routes of the specification. */
const otherPages = [
  '/no-such-page',
  '/en/no-such-page',
  '/exception?errorCode=RATE_LIMITED&errorMessage=text',
  '/cases?case=tea-flagship',
  '/cases?q=nothing-has-this',
  '/support/download?program=cyan-windows',
  '/info?category=product',
];

const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));
let database: TestDatabase;
let site: HttpSite;
const dataDir = mkdtempSync(path.join(tmpdir(), 'html-'));

beforeAll(async () => {
  database = await createDemoDatabase(dataDir);
  site = await startHttpSite({
    config: parseConfig({ PUBLIC_URL: 'https://www.example.com', DATA_DIR: dataDir }),
    db: database.db,
    connection: database.connection,
    frontend: unbuiltFrontend({
      styleParts: [
        { text: '.a{color:red}' },
        { face: '@font-face{font-family:A;src:url(./a.woff2)}' },
      ],
      stylesheet: 'assets/style.css',
    }),
  });
}, 60_000);
afterAll(async () => {
  await site.stop();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the HTML from the server is valid', () => {
  it.each([...allRoutes.map(({ path }) => path), ...otherPages])('%s', async (address) => {
    const response = await fetch(site.url + address);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    const report = await validator.validateString(await response.text());
    const problems = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(problems).toEqual([]);
  });
});
