import type { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { siteFolder } from '../support/prepared-sites.ts';
import {
  connectTo,
  type ServerProcess,
  startServer,
  stopAll,
  stopServer,
} from '../support/server-process.ts';

const { folder, remove } = siteFolder();
const env = { DATA_DIR: folder };
afterEach(stopAll);
afterAll(remove);

const SLUG = 'scheduled-article';
/** Each test starts the server twice, the second time after a crash. */
const LIMIT_MS = 90_000;

beforeAll(async () => {
  const server = startServer({ env });
  await server.ready;
  const client = await connectTo(folder);
  await client.query("insert into article_categories (key, name_zh) values ('news', '动态')");
  await client.query("insert into articles (slug, category_key) values ($1, 'news')", [SLUG]);
  await client.query(
    `insert into article_translations (article_id, locale, title, status, published_at)
     select id, 'zh', '原来的标题', 'published', now() from articles`,
  );
  await client.end();
  await stopServer(server);
}, LIMIT_MS);

/** Schedules another title of an article for a moment from now; returns the schedule's id. */
async function schedule(client: Client, title: string, seconds: number): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `with article as (
      select t.* from articles a join article_translations t on t.article_id = a.id
      where a.slug = $1 and t.locale = 'zh'
    ), revision as (
      insert into content_revisions (record_id, part, number, reason, data)
      select article_id, 'zh', 1 + (select count(*) from content_revisions r where r.record_id = article_id),
        'scheduled', jsonb_build_object('title', $2::text, 'summary', summary, 'authorName', author_name,
          'body', body_markdown, 'seoTitle', seo_title, 'seoDescription', seo_description)
      from article returning id, record_id
    )
    insert into content_schedules (record_id, part, action, revision_id, at)
    select record_id, 'zh', 'publish', id, now() + make_interval(secs => $3) from revision
    returning id`,
    [SLUG, title, seconds],
  );
  return rows[0]?.id ?? '';
}

/** Kills a server without giving it time to finish anything. */
async function kill(server: ServerProcess): Promise<void> {
  server.child.kill('SIGKILL');
  await server.ended;
}

/** Starts the server again and waits until it has carried out the schedule. */
async function finish(id: string, title: string): Promise<void> {
  const server = startServer({ env });
  const address = await server.ready;
  const client = await connectTo(folder);
  const state = async () => {
    const { rows } = await client.query(
      'select done_at is not null as done, failure from content_schedules where id = $1',
      [id],
    );
    return rows[0];
  };
  await expect.poll(state, { timeout: 30_000 }).toEqual({ done: true, failure: null });
  const { rows } = await client.query(
    "select count(*)::int as n from audit_log where action = 'content.publish' and changes #>> '{title,1}' = $1",
    [title],
  );
  expect(rows).toEqual([{ n: 1 }]);
  await client.end();
  const shows = async () =>
    (await (await fetch(new URL(`show/${SLUG}`, address))).text()).includes(`<title>${title}`);
  await expect.poll(shows, { timeout: 30_000 }).toBe(true);
  expect(await stopServer(server)).toEqual({ code: 0, signal: null });
}

test('a schedule is carried out once although the server was killed at its time', {
  timeout: LIMIT_MS,
}, async () => {
  const server = startServer({ env });
  await server.ready;
  const client = await connectTo(folder);
  const id = await schedule(client, '到点发布', 1);
  const isDue = async () => {
    const { rows } = await client.query(
      'select at <= now() as due from content_schedules where id = $1',
      [id],
    );
    return rows[0].due;
  };
  await expect.poll(isDue, { interval: 20, timeout: 30_000 }).toBe(true);
  await kill(server);
  await client.end();
  await finish(id, '到点发布');
});

test('a schedule is carried out once although the server was killed while it published', {
  timeout: LIMIT_MS,
}, async () => {
  const server = startServer({ env });
  await server.ready;
  const client = await connectTo(folder);
  const id = await schedule(client, '中断后发布', 2);
  // Locks the article, so that the publication waits in the middle of its transaction.
  await client.query('begin');
  await client.query('select from articles where slug = $1 for update', [SLUG]);
  const watcher = await connectTo(folder);
  const isWaiting = async () => {
    const { rows } = await watcher.query(
      "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'",
    );
    return rows[0].n;
  };
  await expect.poll(isWaiting, { interval: 20, timeout: 30_000 }).toBeGreaterThan(0);
  await kill(server);
  await client.query('rollback');
  await Promise.all([client.end(), watcher.end()]);
  await finish(id, '中断后发布');
});
