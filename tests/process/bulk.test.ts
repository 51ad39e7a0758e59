import type { Client } from 'pg';
import { afterAll, afterEach, expect, test } from 'vitest';
import { siteFolder } from '../support/prepared-sites.ts';
import { connectTo, startServer, stopAll, stopServer } from '../support/server-process.ts';

const { folder, remove } = siteFolder();
const env = { DATA_DIR: folder };
afterEach(stopAll);
afterAll(remove);

const ARTICLES = 40;

/** Public articles, and an operation that takes all of them offline. */
async function startOperation(client: Client): Promise<void> {
  await client.query("insert into article_categories (key, name_zh) values ('news', '动态')");
  await client.query(
    `insert into articles (slug, category_key) select 'bulk-' || n, 'news' from generate_series(1, $1) n`,
    [ARTICLES],
  );
  await client.query(
    `insert into article_translations (article_id, locale, title, status, published_at)
     select id, 'zh', slug, 'published', now() from articles`,
  );
  await client.query(
    `with operation as (
      insert into bulk_operations (action, instruction, total, created_by, request_id)
      select 'withdraw', '{"action": "withdraw", "parts": ["zh"]}', $1, id, 'test'
      from staff_users limit 1 returning id
    )
    insert into bulk_items (operation_id, position, record_id)
    select o.id, row_number() over (order by a.id), a.id from operation o, articles a`,
    [ARTICLES],
  );
}

const countOf = async (client: Client, query: string) =>
  (await client.query<{ n: number }>(`select count(*)::int as n from ${query}`)).rows[0]?.n ?? 0;

test('a bulk operation goes on after kill -9, and changes no record twice', async () => {
  const first = startServer({ env });
  await first.ready;
  const client = await connectTo(folder);
  await startOperation(client);
  await expect
    .poll(() => countOf(client, "bulk_items where state = 'done'"), {
      interval: 5,
      timeout: 30_000,
    })
    .toBeGreaterThan(2);
  first.child.kill('SIGKILL');
  await first.ended;
  const done = await countOf(client, "bulk_items where state = 'done'");
  expect(done).toBeLessThan(ARTICLES);
  await client.end();

  const second = startServer({ env });
  await second.ready;
  const other = await connectTo(folder);
  await expect
    .poll(() => countOf(other, "bulk_operations where state = 'done'"), { timeout: 30_000 })
    .toBe(1);
  expect(await countOf(other, `bulk_operations where done_count = ${ARTICLES}`)).toBe(1);
  expect(await countOf(other, "article_translations where status = 'archived'")).toBe(ARTICLES);
  const entries = "audit_log where action = 'content.withdraw'";
  expect(await countOf(other, entries)).toBe(ARTICLES);
  expect(await countOf(other, `(select distinct entity_id from ${entries}) as records`)).toBe(
    ARTICLES,
  );
  await other.end();
  await stopServer(second);
});
