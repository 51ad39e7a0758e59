import { afterAll, beforeEach, expect, test } from 'vitest';
import { openPublishing, textOf } from '#tests/support/publishing.ts';

const { database, signIn } = await openPublishing();
afterAll(() => database.drop());
const editor = await signIn('editor', '编辑');

const first = '第一段。\n\n第二段。\n\n第三段。';
let id: string;

beforeEach(async () => {
  ({ id } = await editor.createArticle());
  await editor.write(id, 'zh', textOf('标题', first));
});

const freshness = async () =>
  (await editor.view(id)).parts.find(({ part }) => part === 'en')?.freshness;
const changes = () =>
  editor.ask<{ freshness: string; paragraphs: object[] }>(
    `GET /admin/records/${id}/source-changes`,
  );
const listed = async (state: string) => {
  const { items } = await editor.ask<{ items: { id: string }[] }>(
    `GET /admin/translations?state=${state}`,
  );
  return items.some((item) => item.id === id);
};

test('a text without a translation is listed as missing until it has one', async () => {
  expect([await freshness(), await listed('missing')]).toEqual(['missing', true]);
  await editor.write(id, 'en', textOf('Title'));
  expect([await freshness(), await listed('missing')]).toEqual(['fresh', false]);
});

test('a change of the Chinese text makes the translation stale, and is shown by paragraph', async () => {
  await editor.write(id, 'en', textOf('Title'));
  await editor.write(id, 'zh', textOf('标题', '第一段。\n\n第二段改了。\n\n第三段。\n\n第四段。'));
  expect([await freshness(), await listed('stale')]).toEqual(['stale', true]);
  expect(await changes()).toEqual({
    freshness: 'stale',
    paragraphs: [
      { field: 'body', change: 'changed', before: '第二段。', after: '第二段改了。' },
      { field: 'body', change: 'added', before: null, after: '第四段。' },
    ],
  });
});

test('publishing the translation again does not make it fresh by itself', async () => {
  await editor.write(id, 'en', textOf('Title'));
  await editor.write(id, 'zh', textOf('标题', '全部改了。'));
  await editor.write(id, 'en', textOf('Title with a typo corrected'));
  expect(await freshness()).toBe('stale');
  await editor.write(id, 'en', textOf('Title translated again'), { matchesSource: true });
  expect([await freshness(), (await changes()).paragraphs]).toEqual(['fresh', []]);
});

test.each([
  ['only the emphasis', { body: '**第一段**。\n\n第二段。\n\n第三段。' }, {}],
  ['something minor', { body: '第一段！\n\n第二段。\n\n第三段。' }, { minor: true }],
])('a change of %s keeps the translation fresh', async (_, text, options) => {
  await editor.write(id, 'en', textOf('Title'));
  await editor.write(id, 'zh', { ...textOf('标题'), ...text }, options);
  expect(await freshness()).toBe('fresh');
});

test('a minor change does not make a stale translation fresh', async () => {
  await editor.write(id, 'en', textOf('Title'));
  await editor.write(id, 'zh', textOf('标题', '全部改了。'));
  await editor.write(id, 'zh', textOf('标题', '全部改了！'), { minor: true });
  expect(await freshness()).toBe('stale');
});

test('a person can say that a translation is still right', async () => {
  await editor.write(id, 'en', textOf('Title'));
  await editor.write(id, 'zh', textOf('标题', '全部改了。'));
  await editor.ask(`POST /admin/records/${id}/source-confirmation`);
  expect([await freshness(), await listed('stale')]).toEqual(['fresh', false]);
});

test('both languages published at once are fresh', async () => {
  await editor.write(id, 'en', textOf('Title'));
  const versions: Record<string, number> = {};
  for (const part of ['zh', 'en']) {
    const { version } = await editor.readPart(id, part);
    versions[part] = await editor.save(id, part, version, textOf(part, '全部改了。'));
  }
  await editor.publish(id, versions);
  expect(await freshness()).toBe('fresh');
});

test('the states are counted by kind, without the trash', async () => {
  const counts = async () => {
    const { items } = await editor.ask<{
      items: { kind: string; missing: number; fresh: number }[];
    }>('GET /admin/translation-counts');
    return items.find(({ kind }) => kind === 'article');
  };
  const before = await counts();
  await editor.write(id, 'en', textOf('Title'));
  expect(await counts()).toMatchObject({
    missing: (before?.missing ?? 0) - 1,
    fresh: (before?.fresh ?? 0) + 1,
  });
  expect(await listed('fresh')).toBe(true);
  await editor.ask(`DELETE /admin/records/${id}`);
  expect(await counts()).toMatchObject({ fresh: before?.fresh });
});
