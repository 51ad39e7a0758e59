import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { AuditTrail } from '#api/audit/trail.ts';
import { type JobName, jobs } from '#bounded/jobs.ts';
import { setWorkProcesses } from '#bounded/run.ts';
import { testKeys } from '#tests/support/keys.ts';
import { openPublishing, type Publisher, textOf } from '#tests/support/publishing.ts';
import { runDueSchedules } from './schedules.ts';

let publishing: Awaited<ReturnType<typeof openPublishing>>;
let editor: Publisher;
/** Jobs by name, each with the number of transactions that were open meanwhile. */
let ran: string[];
let whileRendering: (() => Promise<unknown>) | undefined;

beforeAll(async () => {
  publishing = await openPublishing();
  editor = await publishing.signIn('editor', '编辑');
});
afterAll(() => publishing?.database.drop());
beforeEach(() => {
  ran = [];
  whileRendering = undefined;
  setWorkProcesses({
    close: () => {},
    async run({ name, input }) {
      ran.push(`${name} ${await openTransactions()}`);
      if (name === 'render-markdown') await whileRendering?.();
      const work = (await jobs[name as JobName]()) as (input: unknown) => unknown;
      return work(input);
    },
  });
});
afterEach(() => setWorkProcesses(undefined));

async function openTransactions(): Promise<number> {
  const { rows } = await publishing.db.execute(sql`
    select from pg_stat_activity
    where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`);
  return rows.length;
}

/** An article with a draft; returns the draft's version. */
async function drafted(title: string): Promise<{ id: string; version: number }> {
  const { id } = await editor.createArticle();
  return { id, version: await editor.save(id, 'zh', 0, textOf(title, `## 一节\n\n${title}`)) };
}

const htmlOf = async (title: string) => {
  const { rows } = await publishing.db.execute<{ html: string }>(
    sql`select body_html as html from article_translations where title = ${title}`,
  );
  return rows[0]?.html;
};

test('a publication checks and renders while no transaction is open, each text once', async () => {
  const { id, version } = await drafted('立即');
  ran = [];
  await editor.publish(id, { zh: version });
  expect(ran.filter((job) => job.startsWith('render-markdown'))).toEqual(['render-markdown 0']);
  expect(ran.filter((job) => !job.endsWith(' 0'))).toEqual([]);
  expect(await htmlOf('立即')).toContain('<p>立即</p>');
});

test('a schedule renders while no transaction is open', async () => {
  const { id, version } = await drafted('稍后');
  const at = new Date(Date.now() + 60_000).toISOString();
  const parts = [{ part: 'zh', version }];
  await editor.ask(`POST /admin/records/${id}/schedules`, {
    action: 'publish',
    parts,
    at,
    note: '',
  });
  await publishing.db.execute(sql`update content_schedules set at = now() - interval '1 s'`);
  ran = [];
  const trail = new AuditTrail(testKeys);
  expect(await runDueSchedules({ db: publishing.db, trail })).toBe(1);
  expect(ran).toEqual(['render-markdown 0']);
  expect(await htmlOf('稍后')).toContain('<p>稍后</p>');
});

test('a draft that is saved while it is rendered for publication is not waited for, and counts', async () => {
  const { id, version } = await drafted('旧稿');
  whileRendering = async () => {
    whileRendering = undefined;
    await editor.save(id, 'zh', version, textOf('新稿'));
  };
  const path = `POST /admin/records/${id}/publication`;
  const answer = await editor.call(path, { body: { parts: [{ part: 'zh', version }] } });
  expect([answer.status, answer.body.errorCode]).toEqual([409, 'DRAFT_CONFLICT']);
  expect(await htmlOf('旧稿')).toBeUndefined();
});
