import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Finding } from '#api/publishing/contract.ts';
import type { PageText } from '#contracts/content/page.ts';
import { contentRecords } from '#db/schema/content.ts';
import { pages } from '#db/schema/pages.ts';
import { searchEntries } from '#db/schema/search.ts';
import { openPublishing } from '#tests/support/publishing.ts';
import { addPicture, addVariant } from '#tests/support/records/media.ts';
import { addPage } from '#tests/support/records/pages.ts';

const { db, api, database, signIn } = await openPublishing({ isPage: (path) => path === '/about' });
afterAll(() => database.drop());
const editor = await signIn('editor', '编辑');
const picture = await addPicture(db, 'stage', { altZh: '舞台', altEn: null });
await addVariant(db, picture, 'media/stage-0/960.avif');

const faq = (id: string, heading = id, answer = '回答') => ({
  id,
  type: 'faq',
  heading,
  items: [{ question: '问题', answer }],
});
const textOf = (blocks: PageText['blocks']): PageText => ({
  title: '页面',
  description: '',
  shareImageId: null,
  blocks,
  seoTitle: null,
  seoDescription: null,
});

let id: string;
let key: string;
let count = 0;
beforeEach(async () => {
  key = `page-${++count}`;
  await addPage(db, { key, title: '页面', blocks: [faq('first')] });
  const [row] = await db.select().from(contentRecords).where(eq(contentRecords.name, key));
  id = row?.id ?? '';
});

const shownBlocks = async () =>
  (await api.api('GET /pages/:key', { params: { key } })).blocks.map((block) => block.id);

/** What the check finds in a page with these blocks. */
async function findingsOn(blocks: PageText['blocks'], part = 'zh') {
  const { version } = await editor.readPart(id, part);
  await editor.save(id, part, version, textOf(blocks));
  const { findings } = await editor.ask<{ findings: Finding[] }>(
    `GET /admin/records/${id}/findings`,
  );
  return findings.filter(
    (finding) => finding.part === part && finding.code !== 'translation-missing',
  );
}

describe('a hidden block', () => {
  test('is stored, but the site leaves it out, until it is shown again', async () => {
    const hidden = { ...faq('second'), hidden: true };
    await editor.write(id, 'zh', textOf([faq('first'), hidden]));
    expect(await shownBlocks()).toEqual(['first']);
    const { data } = await editor.readPart(id, 'zh');
    expect(data.blocks).toEqual([faq('first'), hidden]);
    await editor.write(id, 'zh', textOf([faq('first'), faq('second')]));
    expect(await shownBlocks()).toEqual(['first', 'second']);
  });

  test('may be incomplete; one that is shown may not', async () => {
    const unfinished = { ...faq('second', ''), items: [] };
    await editor.write(id, 'zh', textOf([faq('first'), { ...unfinished, hidden: true }]));
    expect(await shownBlocks()).toEqual(['first']);
    const findings = await findingsOn([faq('first'), unfinished]);
    expect(findings).toMatchObject([
      {
        severity: 'block',
        field: 'blocks.second.heading',
        message: { zh: '请填写。', en: 'Please fill this in.' },
      },
      {
        severity: 'block',
        field: 'blocks.second.items',
        message: { zh: '至少需要 1 项。', en: 'At least 1 entry.' },
      },
    ]);
  });

  test('has no links and pictures to check', async () => {
    const lead = { ...faq('second'), hidden: true, more: { label: '更多', to: '/nowhere' } };
    expect(await findingsOn([lead])).toEqual([]);
  });

  test('is not found by the search', async () => {
    await db
      .update(pages)
      .set({ key: 'product-cyan', productKey: 'cyan' })
      .where(eq(pages.key, key));
    const isFound = async () => {
      const entries = await db.select().from(searchEntries).where(eq(searchEntries.slug, 'cyan'));
      return JSON.stringify(entries).includes('不存在的词语');
    };
    const other = faq('second', '标题', '不存在的词语');
    await editor.write(id, 'zh', textOf([faq('first'), other]));
    expect(await isFound()).toBe(true);
    await editor.write(id, 'zh', textOf([faq('first'), { ...other, hidden: true }]));
    expect(await isFound()).toBe(false);
  });
});

describe('the check of a page', () => {
  test('names dead links by their block', async () => {
    const more = (to: string) => ({ label: '更多', to });
    const blocks = [
      { ...faq('right'), more: more('/about') },
      { ...faq('wrong'), more: more('/nowhere') },
    ];
    expect(await findingsOn(blocks)).toMatchObject([
      { severity: 'block', code: 'link-dead', field: 'blocks.wrong.more.to', quote: '/nowhere' },
    ]);
  });

  test('wants an alternative text in the language of the page', async () => {
    const story = {
      id: 'story',
      type: 'story',
      heading: '标题',
      paragraphs: ['一段'],
      picture: 'stage',
    };
    expect(await findingsOn([story])).toEqual([]);
    expect(await findingsOn([story], 'en')).toMatchObject([
      { severity: 'block', code: 'picture-without-text', field: 'blocks.story', quote: 'stage' },
    ]);
    expect(await findingsOn([{ ...story, picture: 'none' }])).toMatchObject([
      { code: 'picture-unknown', quote: 'none' },
    ]);
  });

  test('refuses two blocks with one id', async () => {
    expect(await findingsOn([faq('same'), faq('same')])).toMatchObject([
      { severity: 'block', code: 'invalid', field: 'blocks.same.id' },
    ]);
  });
});

test('a moved Chinese block is one change of the translation, not many', async () => {
  const blocks = [faq('a', '甲'), faq('b', '乙'), faq('c', '丙')];
  await editor.write(id, 'zh', textOf(blocks));
  await editor.write(id, 'en', textOf(blocks));
  await editor.write(id, 'zh', textOf([...blocks.slice(1), faq('a', '甲')]));
  const { paragraphs } = await editor.ask<{ paragraphs: { field: string }[] }>(
    `GET /admin/records/${id}/source-changes`,
  );
  expect(paragraphs).toEqual([]);
});
