import { afterAll, expect, test } from 'vitest';
import type { Finding } from '#api/publishing/contract.ts';
import type { ArticleText } from '#contracts/content/article.ts';
import { defaultSeverities } from '#contracts/enums/content.ts';
import { facts } from '#db/schema/facts.ts';
import { riskyWords } from '#db/schema/risky-words.ts';
import { siteSettings } from '#db/schema/site.ts';
import { openPublishing, sharedOf, textOf } from '#tests/support/publishing.ts';
import { addPicture, addVariant } from '#tests/support/records/media.ts';

const { db, database, signIn } = await openPublishing({ isPage: (path) => path === '/about' });
afterAll(() => database.drop());
const editor = await signIn('editor', '编辑');

const picture = await addPicture(db, 'stage', { altZh: '舞台', altEn: null });
await addVariant(db, picture, 'media/stage-0/960.avif');
const target = await editor.createArticle('target');
await editor.write(target.id, 'zh', textOf('目标', '## 一'));
await db.insert(riskyWords).values([
  { word: '国家级', category: 'absolute', severity: 'forbidden', reasonZh: '广告法禁用' },
  {
    word: '第一',
    category: 'absolute',
    severity: 'warning',
    reasonZh: '需要依据',
    exceptions: ['第一步'],
  },
  { word: '最后', category: 'absolute', reasonZh: '已停用', active: false },
]);
await db.insert(facts).values({
  key: 'delay',
  subject: 'latency',
  minimum: 200,
  maximum: 200,
  unitZh: '毫秒',
  unitEn: 'ms',
  sourceKind: 'measurement',
  checkedOn: '2026-11-01',
  phrasesZh: ['延迟 # 毫秒'],
});

/** The findings on a text, without those on its missing translation. */
async function findingsOn(data: Partial<ArticleText>, part = 'zh') {
  const { id } = await editor.createArticle();
  await editor.save(id, part, 0, { ...textOf('标题'), ...data });
  const { findings } = await editor.ask<{ findings: Finding[] }>(
    `GET /admin/records/${id}/findings`,
  );
  return findings
    .filter(({ code }) => code !== 'translation-missing')
    .map(({ severity, code, field, quote }) => [severity, code, field, quote]);
}

const cases: [string, Partial<ArticleText>, unknown[][]][] = [
  ['nothing wrong', { body: '见[关于](/about)和[目标](/show/target#section-一)。' }, []],
  ['no title', { title: '' }, [['block', 'invalid', 'title', null]]],
  [
    'an unknown picture',
    { body: '![图](media:none)' },
    [['block', 'picture-unknown', 'body', 'none']],
  ],
  [
    'a picture without alternative text',
    { body: '![](media:stage)' },
    [['block', 'picture-without-text', 'body', 'media:stage']],
  ],
  [
    'a picture on another site',
    { body: '![图](https://example.com/a.png)' },
    [['block', 'picture-foreign', 'body', 'https://example.com/a.png']],
  ],
  ['a link to no page', { body: '[x](/none)' }, [['block', 'link-dead', 'body', '/none']]],
  [
    'links to records that do not exist',
    { body: '[x](/show/none) [y](/cases?case=none) [z](/dmfaq/none)' },
    ['/show/none', '/cases?case=none', '/dmfaq/none'].map((url) => [
      'block',
      'link-dead',
      'body',
      url,
    ]),
  ],
  [
    'a link to a text in a language in which it is not public',
    { body: '[x](/en/show/target)' },
    [['block', 'link-dead', 'body', '/en/show/target']],
  ],
  [
    'a link to another site',
    { body: '[x](https://example.com/)' },
    [['warn', 'link-foreign', 'body', 'https://example.com/']],
  ],
  [
    'links that lack their beginning',
    {
      body: '[一](www.example.com) [二](about) [三](../about) [四](a@b.example) [五](https：//b.example) [六](?q=x) [七]()',
    },
    ['www.example.com', 'about', '../about', 'a@b.example', 'https：//b.example', '?q=x', ''].map(
      (url) => ['block', 'link-dead', 'body', url],
    ),
  ],
  [
    'links that a page cannot have, or that name no site',
    { body: '[一](sms:10086) [二](WEIXIN://dl/chat) [三](https://https/x) [四](//x)' },
    ['sms:10086', 'WEIXIN://dl/chat', 'https://https/x', '//x'].map((url) => [
      'block',
      'link-dead',
      'body',
      url,
    ]),
  ],
  [
    'links to telephones, mailboxes and headings, and to this site in capitals',
    {
      body: '## 怎么办？\n\n## 怎么办\n\n### A b\n\n[一](tel:+8613800138000) [二](mailto:a@b.example) [三](#怎么办) [四](#%E6%80%8E%E4%B9%88%E5%8A%9E-1) [五](#) [六](#a-b) [七](HTTP://localhost/about#x)',
    },
    [],
  ],
  [
    'links to headings that it does not have',
    { body: '## 一\n\n[a](#二) [b](#section-一) 注[^1]\n\n[^1]: 脚注 [c](#footnote-label)' },
    ['#二', '#section-一', '#footnote-label'].map((url) => ['block', 'link-dead', 'body', url]),
  ],
  [
    'links to headings of another text',
    { body: '[a](/show/target#%E4%B8%80) [b](/show/target#section-%E4%B8%80) [c](/about#faq)' },
    [['block', 'link-dead', 'body', '/show/target#%E4%B8%80']],
  ],
  [
    'links to files',
    {
      body: '[有](/files/media/stage-0/960.avif) [无](/files/none.pdf) [没有](/files/media/none.pdf) [版本](/files/downloads/0193b3c8-0000-7000-8000-000000000000/a%zz.zip)',
    },
    [
      '/files/none.pdf',
      '/files/media/none.pdf',
      '/files/downloads/0193b3c8-0000-7000-8000-000000000000/a%zz.zip',
    ].map((url) => ['block', 'link-dead', 'body', url]),
  ],
  [
    'addresses of other sites without a scheme, and before Chinese signs',
    { body: '[x](//cdn.example.com/q) https://example.com/a，后' },
    ['//cdn.example.com/q', 'https://example.com/a'].map((url) => [
      'warn',
      'link-foreign',
      'body',
      url,
    ]),
  ],
  [
    'tags that are left out, each once',
    {
      body: '见 <div>一</div> <font color="red">二</font> <div>三</div> m<sup>2</sup><br>`<u>`<!-- 注 -->',
    },
    [
      ['warn', 'markup-not-shown', 'body', '<div>'],
      ['warn', 'markup-not-shown', 'body', '<font>'],
    ],
  ],
  [
    'marks that stay signs, and others that are meant',
    { body: '**word **后面 \\*\\*星\\*\\* `a ** b` **好。**的' },
    [
      ['warn', 'markup-not-shown', 'body', '**word '],
      ['warn', 'markup-not-shown', 'body', '**后面 '],
    ],
  ],
  [
    'marks and brackets that are not what they were meant to be',
    {
      body: '**一 **二，**三 **四，** 五** [六](https://a.example/b c)，七[^八]，__九__十 \\[一](b c) 签字____',
    },
    [
      ['warn', 'link-foreign', 'body', 'https://a.example/b'],
      ['warn', 'markup-not-shown', 'body', '九__十 '],
      ['warn', 'markup-not-shown', 'body', '**一 **二，**三 **四，** 五'],
      ['warn', 'markup-not-shown', 'body', '[六]('],
      ['warn', 'markup-not-shown', 'body', '[^八]'],
    ],
  ],
  [
    'blocks of code and headings with nothing in them',
    { body: '## 题 `a`\n\n```text\n\n```\n\n## \u3000\n\n```js\na\n```\n\n> ```\n> ```' },
    [
      ['warn', 'markup-not-shown', 'body', '```text'],
      ['warn', 'markup-not-shown', 'body', '##'],
      ['warn', 'markup-not-shown', 'body', '```'],
    ],
  ],
  [
    'risky words by their severity',
    { summary: '国家级品质，第一名' },
    [
      ['block', 'risky-word', 'summary', '国家级'],
      ['warn', 'risky-word', 'summary', '第一'],
    ],
  ],
  [
    'a risky word with spaces in it, and phrases that are allowed',
    { summary: '国 家 级，第一步，最后' },
    [['block', 'risky-word', 'summary', '国 家 级']],
  ],
  ['a long title', { title: '长'.repeat(40) }, [['warn', 'too-long', 'title', null]]],
  ['a title for search engines instead', { title: '长'.repeat(40), seoTitle: '短' }, []],
  [
    'a number that contradicts the facts',
    { body: '端到端延迟 80 毫秒。' },
    [['warn', 'fact-contradiction', 'body', '延迟 80 毫秒']],
  ],
  ['the number of the facts', { body: '延迟 200 毫秒，也就是{{fact:delay}}。' }, []],
  ['an unknown fact', { body: '{{fact:none}}' }, [['block', 'invalid', 'body', '{{fact:none}}']]],
];

test.each(cases)('the check of a text with %s', async (_, data, findings) => {
  expect(await findingsOn(data)).toEqual(findings);
});

test('a decorative picture needs no alternative text in a text', async () => {
  const ornament = await addPicture(db, 'ornament', { isDecorative: true });
  await addVariant(db, ornament, 'media/ornament-0/960.avif');
  expect(await findingsOn({ body: '![](media:ornament)' })).toEqual([]);
});

test('a blocking finding refuses publishing and scheduling, a warning does not', async () => {
  const { id } = await editor.createArticle();
  await editor.save(id, 'zh', 0, textOf('一', '[x](/none)'));
  const body = { parts: [{ part: 'zh', version: 1 }] };
  const at = new Date(Date.now() + 60_000).toISOString();
  for (const [path, more] of [
    ['publication', {}],
    ['schedules', { action: 'publish', at }],
  ] as const) {
    const refused = await editor.call(`POST /admin/records/${id}/${path}`, {
      body: { ...body, ...more },
    });
    expect([refused.status, refused.body.errorCode]).toEqual([422, 'PUBLICATION_BLOCKED']);
    expect(refused.body.data).toMatchObject({ findings: [{ code: 'link-dead' }, {}] });
  }
  await editor.save(id, 'zh', 1, textOf('一', '[x](https://example.com/)'));
  const findings = await editor.publish(id, { zh: 2 });
  expect(findings.map(({ code, part }) => [code, part])).toEqual([
    ['link-foreign', 'zh'],
    ['translation-missing', 'en'],
  ]);
});

test('a cover needs an English alternative text as soon as there is an English text', async () => {
  const { id, slug } = await editor.createArticle();
  const cover = { ...sharedOf(slug), coverId: picture };
  expect(await editor.write(id, 'shared', cover)).toEqual([]);
  await editor.write(id, 'zh', textOf('一'));
  await editor.save(id, 'en', 0, textOf('One'));
  await editor.publish(id, { en: 1 });
  const { version } = await editor.readPart(id, 'shared');
  const refused = await editor.call(`POST /admin/records/${id}/publication`, {
    body: { parts: [{ part: 'shared', version }] },
  });
  expect(refused.body.data).toMatchObject({
    findings: [{ code: 'picture-without-text', field: 'coverId', media: picture }],
  });
});

test('a slug that another record has is refused', async () => {
  const { id } = await editor.createArticle();
  await editor.save(id, 'shared', 1, sharedOf('target'));
  const refused = await editor.call(`POST /admin/records/${id}/publication`, {
    body: { parts: [{ part: 'shared', version: 2 }] },
  });
  expect(refused.body.data).toMatchObject({ findings: [{ code: 'slug-taken', quote: 'target' }] });
  const created = await editor.call('POST /admin/content/article', {
    body: { shared: sharedOf('target') },
  });
  expect([created.status, created.body.errorCode]).toEqual([400, 'VALIDATION_FAILED']);
});

test('the article that a document names must be public in English', async () => {
  const section = await editor.ask<{ id: string }>('POST /admin/document-sections', {
    slug: 'sound',
    nameZh: '声音',
    nameEn: '',
    summaryZh: '',
    summaryEn: '',
    parentId: null,
  });
  const shared = { slug: 'lip-sync', sectionId: section.id, englishArticle: 'target' };
  const { id } = await editor.ask<{ id: string }>('POST /admin/content/document', { shared });
  const { version, data } = await editor.readPart(id, 'shared');
  const findings = async () =>
    (await editor.ask<{ findings: Finding[] }>(`GET /admin/records/${id}/findings`)).findings;
  expect(await findings()).toMatchObject([
    { severity: 'block', code: 'link-dead', field: 'englishArticle', quote: '/en/show/target' },
  ]);
  const english = await editor.createArticle('lip-sync-offset');
  await editor.write(english.id, 'en', textOf('How far out of sync?'));
  await editor.save(id, 'shared', version, { ...data, englishArticle: english.slug });
  expect(await findings()).toEqual([]);
});

test('a category that does not exist is refused', async () => {
  const shared = { ...sharedOf('other'), category: 'none' };
  const created = await editor.call('POST /admin/content/article', { body: { shared } });
  expect([created.status, created.body.errorCode]).toEqual([400, 'VALIDATION_FAILED']);
});

test('findings block or warn as the settings of the site say', async () => {
  const checkSeverities = {
    ...defaultSeverities,
    'link-dead': 'warn',
    'translation-missing': 'block',
  } as const;
  await db.update(siteSettings).set({ checkSeverities });
  const { id } = await editor.createArticle();
  await editor.save(id, 'zh', 0, textOf('一', '[x](/none)'));
  const { status, body } = await editor.call(`POST /admin/records/${id}/publication`, {
    body: { parts: [{ part: 'zh', version: 1 }] },
  });
  expect(status).toBe(422);
  expect(body.data).toMatchObject({
    findings: [
      { code: 'link-dead', severity: 'warn' },
      { code: 'translation-missing', severity: 'block' },
    ],
  });
});
