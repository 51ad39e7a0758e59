import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { commonMessages } from '#ui/i18n/common.ts';
import { createDemoDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { type HttpSite, startHttpSite, unbuiltFrontend } from '../../../tests/support/http-site.ts';
import { parseConfig } from '../process/config.ts';

let database: TestDatabase;
let site: HttpSite;
const dataDir = mkdtempSync(path.join(tmpdir(), 'sheet-language-'));

beforeAll(async () => {
  database = await createDemoDatabase(dataDir);
  await database.db.update(sheets).set({ locale: 'en' }).where(eq(sheets.kind, 'requirement'));
  site = await startHttpSite({
    config: parseConfig({ PUBLIC_URL: 'https://www.example.com', DATA_DIR: dataDir }),
    db: database.db,
    connection: database.connection,
    frontend: unbuiltFrontend({ styleParts: [], stylesheet: 'assets/style.css' }),
  });
}, 60_000);
afterAll(async () => {
  await site.stop();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

test.each([
  ['requirement/11111111-1111-4111-8111-111111111111', 'en'],
  ['device/22222222-2222-4222-8222-222222222222', 'zh'],
] as const)('what is around %s is in the language of the sheet: %s', async (address, locale) => {
  const html = await (await fetch(`${site.url}/share/${address}`)).text();
  const [header = ''] = html.match(/<header.*?<\/header>/s) ?? [];
  expect(header).toContain(commonMessages[locale].learningCentre);
  const [footer = ''] = html.match(/<footer.*?<\/footer>/s) ?? [];
  expect(footer).toContain(commonMessages[locale].phone);
});
