import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { articles, articleTranslations as texts } from '#db/schema/articles.ts';
import { auditLog } from '#db/schema/audit.ts';
import { contentRecords, contentReferences } from '#db/schema/content.ts';
import { redirects } from '#db/schema/site.ts';
import { openPublishing, type Publisher, sharedOf, textOf } from '#tests/support/publishing.ts';
import { addArticle } from '#tests/support/records/articles.ts';

const { db, api, database, signIn } = await openPublishing();
afterAll(() => database.drop());

const editor = await signIn('editor', '编辑甲');
const colleague = await signIn('editor', '编辑乙');
let article: { id: string; slug: string };

beforeEach(async () => {
  article = await editor.createArticle();
});

/** An article whose texts were written before there was a back office. */
async function importedArticle(slug: string): Promise<string> {
  await addArticle(db, { slug, locales: ['zh', 'en'] });
  const [row] = await db.select().from(articles).where(eq(articles.slug, slug));
  return row?.id ?? '';
}

const pageOf = (slug: string, locale = 'zh') => api.fetch(`/articles/${slug}?locale=${locale}`);
const rowOf = async (id: string, locale: 'zh' | 'en') =>
  (await db.select().from(texts).where(eq(texts.articleId, id))).find(
    (row) => row.locale === locale,
  );

test('a new record needs only what has no empty value', async () => {
  const { category } = sharedOf('any');
  const { id } = await editor.ask<{ id: string }>('POST /admin/content/article', {
    shared: { slug: 'only-required', category },
  });
  const { data } = await editor.readPart(id, 'shared');
  expect(data).toEqual(sharedOf('only-required'));
  const body = { shared: { slug: 'no-category' } };
  expect((await editor.call('POST /admin/content/article', { body })).status).toBe(400);
});

test('a new record may begin with its Chinese title', async () => {
  const { category } = sharedOf('any');
  const { id } = await editor.ask<{ id: string }>('POST /admin/content/article', {
    shared: { slug: 'begins-with-title', category },
    title: ' 先写标题 ',
  });
  expect(await editor.readPart(id, 'zh')).toMatchObject({
    version: 1,
    isDraft: true,
    published: null,
    data: { title: '先写标题', body: '' },
  });
});

test('a slug is proposed from a title, free and in Latin letters', async () => {
  const ask = (query: string) =>
    editor.ask<{ slug: string; isFree: boolean; reason: string | null }>(
      `GET /admin/content/article/slug?${query}`,
    );
  const titled = (title: string) => ask(`title=${encodeURIComponent(title)}`);
  const { category } = sharedOf('any');
  expect(await titled('直播间 3.2：怎么选？')).toMatchObject({
    slug: 'zhi-bo-jian-3-2-zen-me-xuan',
    isFree: true,
  });
  expect(await titled('Café “Lights”')).toMatchObject({ slug: 'cafe-lights', isFree: true });
  expect(await titled('绿幕 Straße, Ærø')).toMatchObject({
    slug: 'lv-mu-strasse-aero',
    isFree: true,
  });
  expect(await titled('？！')).toMatchObject({ slug: 'article', isFree: true });
  for (const slug of ['kou-xiang', 'kou-xiang-2'])
    await editor.ask('POST /admin/content/article', { shared: { slug, category } });
  expect(await titled('抠像')).toMatchObject({ slug: 'kou-xiang-3', isFree: true });
  expect(await ask('slug=kou-xiang')).toEqual({
    slug: 'kou-xiang',
    isFree: false,
    reason: expect.stringContaining('“kou-xiang”'),
  });
  expect(await ask('slug=kou-xiang-9')).toEqual({
    slug: 'kou-xiang-9',
    isFree: true,
    reason: null,
  });
  // Another kind has addresses of its own.
  expect(await editor.ask('GET /admin/content/document/slug?slug=kou-xiang')).toMatchObject({
    slug: 'kou-xiang',
    isFree: true,
  });
});

test('a slug that a record in the trash has is refused with its title and what to do', async () => {
  const { category } = sharedOf('any');
  const body = { shared: { slug: 'held', category }, title: '占着地址的文章' };
  const { id } = await editor.ask<{ id: string }>('POST /admin/content/article', body);
  const problem = async () => {
    const answer = await editor.call('POST /admin/content/article', { body });
    const { fields = [] } = answer.body;
    return [answer.status, ...fields.flatMap(({ path, message }) => [path, message])];
  };
  const inUse = expect.stringMatching(/(?:已被|belongs to) ?“占着地址的文章”/);
  expect(await problem()).toEqual([400, 'shared.slug', inUse]);
  await editor.ask(`DELETE /admin/records/${id}`);
  const inTrash = expect.stringMatching(/回收站里的“占着地址的文章”|“占着地址的文章” in the trash/);
  expect(await problem()).toEqual([400, 'shared.slug', inTrash]);
  const { reason } = await editor.ask<{ reason: string }>(
    'GET /admin/content/article/slug?slug=held',
  );
  expect(reason).toEqual(inTrash);
  await editor.ask(`POST /admin/records/${id}/recovery`, {});
});

describe('a draft', () => {
  test('is saved, and is not public before it is published', async () => {
    expect(await editor.save(article.id, 'zh', 0, textOf('第一篇'))).toBe(1);
    expect((await pageOf(article.slug)).status).toBe(404);
    await editor.publish(article.id, { zh: 1 });
    const { data } = await (await pageOf(article.slug)).json();
    expect(data).toMatchObject({ title: '第一篇', html: '<p>一段文字。</p>' });
    const part = await editor.readPart(article.id, 'zh');
    expect(part).toMatchObject({ version: 2, isDraft: false, data: textOf('第一篇') });
  });

  test('may be incomplete, and keeps what was typed', async () => {
    await editor.save(article.id, 'zh', 0, { title: '' });
    expect(await editor.readPart(article.id, 'zh')).toMatchObject({ data: { title: '' } });
  });

  test('may have a title of any length, of which lists have the beginning', async () => {
    // Of different characters: the index of titles would compress one that repeats.
    const title = Array.from({ length: 3_000 }, (_, at) =>
      String.fromCodePoint(0x4e00 + ((at * 7_919) % 20_000)),
    ).join('');
    expect(await editor.save(article.id, 'zh', 0, textOf(title))).toBe(1);
    expect((await editor.readPart(article.id, 'zh')).data).toMatchObject({ title });
    const [record] = await db
      .select({ title: contentRecords.titleZh })
      .from(contentRecords)
      .where(eq(contentRecords.id, article.id));
    expect(record).toEqual({ title: title.slice(0, 500) });
  });

  test('is refused with a field that the part does not have', async () => {
    const answer = await editor.call(`PUT /admin/records/${article.id}/parts/zh`, {
      body: { version: 0, data: { headline: 'x' } },
    });
    expect([answer.status, answer.body.errorCode]).toEqual([400, 'VALIDATION_FAILED']);
    expect(answer.body.fields?.[0]?.path).toBe('data.headline');
  });

  test('of somebody else is not overwritten: the refusal has the other side', async () => {
    await editor.save(article.id, 'zh', 0, textOf('甲的标题'));
    const refused = await colleague.call(`PUT /admin/records/${article.id}/parts/zh`, {
      body: { version: 0, data: textOf('乙的标题') },
    });
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'DRAFT_CONFLICT']);
    expect(refused.body.data).toMatchObject({
      part: 'zh',
      version: 1,
      data: { title: '甲的标题' },
      base: null,
      editedBy: { id: editor.person.id, name: '编辑甲' },
    });
    expect(await colleague.save(article.id, 'zh', 1, textOf('合并的标题'))).toBe(2);
  });

  test('is saved by exactly one of two people at the same moment', async () => {
    const saves = [editor, colleague].map(({ call, person }) =>
      call(`PUT /admin/records/${article.id}/parts/zh`, {
        body: { version: 0, data: textOf(person.name) },
      }),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  test('is saved once if the same save is sent again', async () => {
    await editor.save(article.id, 'zh', 0, textOf('一'));
    expect(await editor.save(article.id, 'zh', 0, textOf('一'))).toBe(1);
  });

  test('keeps the imported text as the first revision, which is the base of a conflict', async () => {
    const id = await importedArticle('imported');
    const { version } = await editor.readPart(id, 'zh');
    await editor.save(id, 'zh', version, textOf('新标题'));
    expect(await editor.revisions(id)).toMatchObject([
      { part: 'zh', number: 1, reason: 'imported', isPublic: true, author: null },
    ]);
    const refused = await colleague.call(`PUT /admin/records/${id}/parts/zh`, {
      body: { version, data: textOf('另一个标题') },
    });
    expect(refused.body.data).toMatchObject({ base: { title: 'imported' } });
  });

  test('is discarded, and kept as a revision', async () => {
    await editor.save(article.id, 'zh', 0, textOf('公开的'));
    await editor.publish(article.id, { zh: 1 });
    await editor.save(article.id, 'zh', 2, textOf('不要的'));
    await editor.ask(`DELETE /admin/records/${article.id}/parts/zh`, { version: 3 });
    expect(await editor.readPart(article.id, 'zh')).toMatchObject({
      version: 4,
      isDraft: false,
      data: { title: '公开的' },
    });
    expect(await editor.revisions(article.id)).toMatchObject([
      { number: 2, reason: 'discarded' },
      { number: 1, reason: 'published', isPublic: true },
    ]);
  });
});

describe('publishing', () => {
  test('Chinese leaves the English row untouched', async () => {
    const id = await importedArticle('both-languages');
    const before = await rowOf(id, 'en');
    const english = await (await pageOf('both-languages', 'en')).text();
    await editor.save(id, 'zh', 0, textOf('新的中文'));
    const { version } = await editor.readPart(id, 'zh');
    await editor.publish(id, { zh: version });
    expect(await rowOf(id, 'en')).toEqual(before);
    expect(await (await pageOf('both-languages', 'en')).text()).toBe(english);
    expect((await rowOf(id, 'zh'))?.title).toBe('新的中文');
  });

  test('is refused for another version than the one that was seen', async () => {
    await editor.save(article.id, 'zh', 0, textOf('一'));
    const refused = await colleague.call(`POST /admin/records/${article.id}/publication`, {
      body: { parts: [{ part: 'zh', version: 0 }] },
    });
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'DRAFT_CONFLICT']);
    expect((await pageOf(article.slug)).status).toBe(404);
  });

  test('keeps the time of the first publication, also over a withdrawal', async () => {
    await editor.save(article.id, 'zh', 0, textOf('一'));
    await editor.publish(article.id, { zh: 1 });
    const first = (await rowOf(article.id, 'zh'))?.publishedAt;
    await editor.ask(`POST /admin/records/${article.id}/withdrawal`, { parts: ['zh'] });
    expect((await pageOf(article.slug)).status).toBe(404);
    const { version, data } = await editor.readPart(article.id, 'zh');
    expect(data).toEqual(textOf('一'));
    await editor.publish(article.id, { zh: version });
    expect((await pageOf(article.slug)).status).toBe(200);
    expect((await rowOf(article.id, 'zh'))?.publishedAt).toEqual(first);
  });

  test('writes what changed to the audit log, and a row of autosaves once', async () => {
    await editor.save(article.id, 'zh', 0, textOf('一'));
    await editor.save(article.id, 'zh', 1, textOf('二'));
    await colleague.save(article.id, 'zh', 2, textOf('三'));
    await editor.publish(article.id, { zh: 3 });
    const rows = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, article.id))
      .orderBy(asc(auditLog.position));
    expect(rows.map(({ action }) => action)).toEqual([
      'content.create',
      'content.draft',
      'content.draft',
      'content.publish',
    ]);
    expect(rows[3]).toMatchObject({
      entityType: 'article',
      actorId: editor.person.id,
      changes: { part: [null, 'zh'], title: [null, '三'] },
    });
  });

  test('shared fields with another slug redirects the old addresses', async () => {
    await editor.save(article.id, 'zh', 0, textOf('一'));
    await editor.publish(article.id, { zh: 1 });
    const moved = `${article.slug}-moved`;
    await editor.write(article.id, 'shared', sharedOf(moved));
    expect((await pageOf(moved)).status).toBe(200);
    const rows = await db.select().from(redirects);
    expect(rows).toMatchObject([
      { fromPath: `/show/${article.slug}`, target: `/show/${moved}` },
      { fromPath: `/en/show/${article.slug}`, target: `/en/show/${moved}` },
    ]);
  });
});

describe('history', () => {
  test('restores a revision as a draft, and keeps the draft before it', async () => {
    await editor.save(article.id, 'zh', 0, textOf('一'));
    await editor.publish(article.id, { zh: 1 });
    await editor.save(article.id, 'zh', 2, textOf('二'));
    const [published] = await editor.revisions(article.id);
    await editor.ask(`POST /admin/revisions/${published?.id}/restoration`, { version: 3 });
    expect(await editor.readPart(article.id, 'zh')).toMatchObject({
      isDraft: true,
      data: { title: '一' },
    });
    const revisions = await editor.revisions(article.id);
    expect(revisions.map(({ number, reason }) => [number, reason])).toEqual([
      [2, 'replaced'],
      [1, 'published'],
    ]);
    const kept = await editor.ask<{ data: object }>(`GET /admin/revisions/${revisions[0]?.id}`);
    expect(kept.data).toMatchObject({ title: '二' });
  });

  test('keeps both texts that lose in a conflict, each with its author', async () => {
    await editor.save(article.id, 'zh', 0, textOf('甲的'));
    const path = `POST /admin/records/${article.id}/parts/zh/conflict-revisions`;
    const lost = { version: 1, own: textOf('乙的'), isDraftLost: true };
    expect(await colleague.ask(path, lost)).toEqual({ numbers: [1, 2] });
    const revisions = await editor.revisions(article.id);
    expect(revisions.map(({ reason, author }) => [reason, author?.name])).toEqual([
      ['conflict', '编辑乙'],
      ['conflict', '编辑甲'],
    ]);
    const kept = await editor.ask<{ data: object }>(`GET /admin/revisions/${revisions[0]?.id}`);
    expect(kept.data).toEqual(textOf('乙的'));
    // The draft has another version: the save that would replace it is refused.
    const stale = { version: 0, own: null, isDraftLost: true };
    expect(await colleague.ask(path, stale)).toEqual({ numbers: [] });
  });

  test('calls the first version of the shared settings what it is', async () => {
    expect(await editor.revisions(article.id, 'shared')).toMatchObject([
      { number: 1, reason: 'created', isPublic: false },
    ]);
    await editor.write(article.id, 'zh', textOf('公开的'));
    expect(await editor.revisions(article.id, 'shared')).toMatchObject([{ isPublic: true }]);
  });

  test('cannot be changed in the database', async () => {
    await editor.save(article.id, 'zh', 0, textOf('一'));
    await editor.publish(article.id, { zh: 1 });
    for (const statement of [
      "update content_revisions set note = 'x'",
      'delete from content_revisions',
    ]) {
      await expect(db.$client.query(statement)).rejects.toThrow('revisions cannot be changed');
    }
  });

  test('compares what is public with the draft, by field', async () => {
    await editor.save(article.id, 'zh', 0, textOf('一', '同样的正文。'));
    await editor.publish(article.id, { zh: 1 });
    await editor.save(article.id, 'zh', 2, { ...textOf('二', '同样的正文。'), authorName: '林一' });
    expect(await editor.ask(`GET /admin/records/${article.id}/parts/zh/differences`)).toEqual({
      fields: [
        { field: 'title', before: '一', after: '二' },
        { field: 'authorName', before: null, after: '林一' },
      ],
      blocks: [],
    });
  });
});

describe('the trash', () => {
  const publishArticle = async (publisher: Publisher, title: string, body?: string) => {
    const created = await publisher.createArticle();
    await publisher.save(created.id, 'zh', 0, textOf(title, body));
    await publisher.publish(created.id, { zh: 1 });
    return created;
  };

  test('takes a record offline until it is recovered and published again', async () => {
    const { id, slug } = await publishArticle(editor, '要删的');
    await editor.ask(`DELETE /admin/records/${id}`);
    expect((await pageOf(slug)).status).toBe(404);
    const trash = await editor.ask<{ items: object[] }>('GET /admin/trash');
    expect(trash.items).toMatchObject([{ id, deletedBy: { name: '编辑甲' } }]);
    const refused = await editor.call(`PUT /admin/records/${id}/parts/zh`, {
      body: { version: 3, data: textOf('x') },
    });
    expect(refused.status).toBe(404);
    await editor.ask(`POST /admin/records/${id}/recovery`);
    const { version } = await editor.readPart(id, 'zh');
    await editor.publish(id, { zh: version });
    expect((await pageOf(slug)).status).toBe(200);
  });

  test('refuses a record that others link to, and names them', async () => {
    const target = await publishArticle(editor, '被引用的');
    const source = await publishArticle(editor, '引用者', `见[这篇](/show/${target.slug})。`);
    const refused = await editor.call(`DELETE /admin/records/${target.id}`);
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'RECORD_IN_USE']);
    expect(refused.body.data).toEqual({
      uses: [
        {
          id: source.id,
          kind: 'article',
          part: 'zh',
          isPublic: true,
          title: { zh: '引用者', en: null },
        },
      ],
    });
    await editor.ask(`DELETE /admin/records/${source.id}`);
    await editor.ask(`DELETE /admin/records/${target.id}`);
  });

  test('notes the links of a draft too', async () => {
    const target = await publishArticle(editor, '目标');
    await editor.save(article.id, 'zh', 0, textOf('草稿', `[见](/show/${target.slug})`));
    const rows = await db
      .select()
      .from(contentReferences)
      .where(eq(contentReferences.recordId, article.id));
    expect(rows).toEqual([
      { recordId: article.id, part: 'zh', isPublic: false, targetId: target.id },
    ]);
  });
});

test('people see who else has a record open, and when they leave', async () => {
  const open = (who: Publisher) =>
    who.ask<{ editors: object[] }>(`PUT /admin/records/${article.id}/presence`, { part: 'zh' });
  expect((await open(editor)).editors).toEqual([]);
  expect((await open(colleague)).editors).toMatchObject([{ name: '编辑甲', part: 'zh' }]);
  await editor.ask(`DELETE /admin/records/${article.id}/presence`);
  expect((await open(colleague)).editors).toEqual([]);
  await open(editor);
  await db.$client.query("update content_presence set seen_at = now() - interval '61 seconds'");
  expect((await editor.view(article.id)).editors).toEqual([]);
});
