import { afterAll, expect, test } from 'vitest';
import { parseConfig } from '#server/process/config.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { startHttpSite, unbuiltFrontend } from '#tests/support/http-site.ts';

const database = await createTestDatabase();
const site = await startHttpSite({
  config: parseConfig({ BASE_PATH: '/brand/' }),
  db: database.db,
  connection: database.connection,
  frontend: unbuiltFrontend(),
});
afterAll(async () => {
  await site.stop();
  await database.drop();
});

test.each(['admin', 'admin/', 'admin/staff?role=editor', 'admin/no/such/screen'])(
  'the back office answers /%s with its own document, which nobody keeps or indexes',
  async (path) => {
    const response = await fetch(`${site.url}/brand/${path}`);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('data-base="/brand/"');
    expect(html).toContain('src="/brand/admin/assets/entry.js"');
    // The policy allows nothing inline.
    expect(html).not.toMatch(/<script(?![^>]* src=)|<style| style=/);
    const { headers } = response;
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self' 'nonce-[\w+/=]{24}'; frame-src 'self';.*frame-ancestors 'none'$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  },
);

test('a missing file of the back office is not its document', async () => {
  const response = await fetch(`${site.url}/brand/admin/assets/no-such-file.js`);
  expect(response.status).toBe(404);
});

test('answers of the back office are never kept', async () => {
  const response = await fetch(`${site.url}/brand/api/admin/session`);
  expect(response.status).toBe(401);
  expect(response.headers.get('cache-control')).toBe('no-store');
});
