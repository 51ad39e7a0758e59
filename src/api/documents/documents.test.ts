import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentRelations } from '#db/schema/documents.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { tomorrow } from '#tests/support/records/articles.ts';
import { addDocument, addSection } from '#tests/support/records/documents.ts';
import { addProducts } from '#tests/support/records/site.ts';
import type { DocumentSection } from './contract.ts';

let test: TestDatabase;
let site: TestApi;

/** The sections in tree order, each with the one above it. */
const tree: [slug: string, parent: string | null][] = [
  ['start', null],
  ['studio', null],
  ['sound', 'studio'],
  ['cutout', null],
  ['basics', 'cutout'],
  ['sdk', 'cutout'],
  ['quickstart', 'sdk'],
  ['empty', null],
];

type Fields = Omit<Parameters<typeof addDocument>[1], 'slug' | 'sectionId'>;
/** The public documents in tree order. */
const listed: [slug: string, section: string, fields?: Fields][] = [
  ['first-room', 'start', { popular: 2, minutes: 8 }],
  ['checklist', 'start', { level: 'advanced', contentUpdatedAt: new Date('2020-01-01') }],
  ['acoustics', 'studio', { popular: 1 }],
  ['loudness', 'sound', { level: 'advanced', productKey: 'app' }],
  ['echo', 'sound', { title: '回声与啸叫' }],
  ['parameters', 'basics', { productKey: 'cyan', versionFrom: '3.2.0' }],
  ['flower-scene', 'basics', { productKey: 'flower' }],
  ['web-quickstart', 'quickstart', { productKey: 'sdk', minutes: 20 }],
  ['linux-quickstart', 'quickstart', { productKey: 'sdk' }],
];
const order = listed.map(([slug]) => slug);
const ids = new Map<string, string>();

beforeAll(async () => {
  test = await createTestDatabase();
  site = createTestApi(test.db);
  await addProducts(test.db);
  for (const [sort, [slug, parent]] of tree.entries()) {
    const parentId = parent && ids.get(`section ${parent}`);
    ids.set(`section ${slug}`, await addSection(test.db, { slug, parentId, sort }));
  }
  const add = async (slug: string, section: string, fields: Fields = {}) => {
    const sectionId = ids.get(`section ${section}`) ?? '';
    ids.set(slug, await addDocument(test.db, { slug, sectionId, ...fields }));
  };
  for (const [sort, [slug, section, fields]] of listed.entries()) {
    await add(slug, section, { sort, ...fields });
  }
  await add('draft', 'sound', { status: 'draft' });
  await add('later', 'sound', { publishedAt: tomorrow() });
  await add('english', 'sound', { locales: ['en'] });
  await test.db.insert(documentRelations).values(
    ['web-quickstart', 'acoustics', 'draft', 'echo'].map((slug, sort) => ({
      documentId: ids.get('parameters') ?? '',
      relatedId: ids.get(slug) ?? '',
      sort,
    })),
  );
});
afterAll(() => test?.drop());

const list = (query: object = {}) => site.api('GET /documents', { query });
const slugs = async (query: object = {}) => (await list(query)).items.map(({ slug }) => slug);
const read = (slug: string) => site.api('GET /documents/:slug', { params: { slug } });

const outline = (sections: DocumentSection[]): unknown[] =>
  sections.map(({ slug, count, sections }) => [slug, count, outline(sections)]);

describe('GET /documents', () => {
  it('returns the sections that have documents with counts, and the documents in tree order', async () => {
    const { items, total, sections, popular, products } = await list();
    expect(items.map(({ slug }) => slug)).toEqual(order);
    expect(total).toBe(order.length);
    expect(outline(sections)).toEqual([
      ['start', 2, []],
      ['studio', 3, [['sound', 2, []]]],
      [
        'cutout',
        4,
        [
          ['basics', 2, []],
          ['sdk', 2, [['quickstart', 2, []]]],
        ],
      ],
    ]);
    const minutes = items.reduce((sum, item) => sum + item.minutes, 0);
    expect(sections.reduce((sum, section) => sum + section.minutes, 0)).toBe(minutes);
    expect(popular.map(({ slug }) => slug)).toEqual(['acoustics', 'first-room']);
    // In their own order, and only those that a document is about.
    expect(products.map(({ key }) => key)).toEqual(['cyan', 'flower', 'sdk', 'app']);
  });

  it('filters by section with its subsections, by product, level and words', async () => {
    expect(await slugs({ section: 'cutout' })).toEqual(order.slice(5));
    expect(await slugs({ section: 'quickstart' })).toEqual(['web-quickstart', 'linux-quickstart']);
    expect(await slugs({ section: 'unknown' })).toEqual([]);
    expect(await slugs({ product: 'flower' })).toEqual(['flower-scene']);
    expect(await slugs({ level: 'advanced' })).toEqual(['checklist', 'loudness']);
    expect(await slugs({ level: 'advanced', section: 'studio' })).toEqual(['loudness']);
    expect(await slugs({ q: '啸叫' })).toEqual(['echo']);
    expect(await slugs({ q: '_' })).toEqual([]);
  });

  it('counts the matching documents in the tree, and keeps sections without matches', async () => {
    const all = (await list()).sections;
    const flower = (await list({ product: 'flower' })).sections;
    expect(flower.map(({ slug, count }) => [slug, count])).toEqual([
      ['start', 0],
      ['studio', 0],
      ['cutout', 1],
    ]);
    expect(flower.map(({ minutes }) => minutes)).toEqual(all.map(({ minutes }) => minutes));
    const narrowed = await list({ section: 'sound', level: 'beginner' });
    expect(narrowed.sections.map(({ slug }) => slug)).toEqual(all.map(({ slug }) => slug));
  });

  it('pages through the tree', async () => {
    const first = await list({ pageSize: 4 });
    const second = await list({ pageSize: 4, page: 2 });
    expect([...first.items, ...second.items].map(({ slug }) => slug)).toEqual(order.slice(0, 8));
    expect(second).toMatchObject({ total: order.length, page: 2, pageSize: 4 });
  });

  it.each(['pageSize=1000', 'level=expert', 'product=x', 'page=-1', 'sort=name'])(
    'rejects %s and names the field',
    async (query) => {
      const response = await site.fetch(`/documents?${query}`);
      expect(response.status).toBe(400);
      expect((await response.json()).fields[0].path).toBe(query.split('=')[0]);
    },
  );
});

describe('GET /documents/:slug', () => {
  it('returns the document with its position, neighbours and related documents in order', async () => {
    const document = await read('parameters');
    expect(document.path.map(({ slug }) => slug)).toEqual(['cutout', 'basics']);
    expect(document).toMatchObject({
      versionFrom: '3.2.0',
      versionTo: null,
      previous: { slug: 'echo' },
      next: { slug: 'flower-scene' },
      diagnosis: null,
    });
    expect(document.related.map(({ slug }) => slug)).toEqual([
      'web-quickstart',
      'acoustics',
      'echo',
    ]);
  });

  it('links all documents of the tree in sequence, and numbers each course', async () => {
    const walked: string[] = [];
    const positions = new Map<string, number[]>();
    for (let slug = order[0]; slug; ) {
      const { course, next, previous } = await read(slug);
      expect(previous?.slug).toBe(walked.at(-1));
      expect(course.documents.find((entry) => entry.slug === slug)?.position).toBe(course.position);
      positions.set(course.slug, [...(positions.get(course.slug) ?? []), course.position]);
      walked.push(slug);
      slug = next?.slug;
    }
    expect(walked).toEqual(order);
    expect(Object.fromEntries(positions)).toEqual({
      start: [1, 2],
      studio: [1, 2, 3],
      cutout: [1, 2, 3, 4],
    });
    const third = await read('web-quickstart');
    expect(third.path.map(({ slug }) => slug)).toEqual(['cutout', 'sdk', 'quickstart']);
    expect(third.course).toMatchObject({ count: 4, minutes: 35 });
    expect(third.course.documents).toHaveLength(4);
  });

  it.each([
    ['missing', 404],
    ['draft', 404],
    ['later', 404],
    ['english', 404],
    ['english?locale=en', 200],
    ['loudness', 200],
    ['loudness?locale=en', 404],
  ])('answers %s with %s', async (path, status) => {
    expect((await site.fetch(`/documents/${path}`)).status).toBe(status);
  });
});

describe('the change time of a document', () => {
  it('is never before its publication', async () => {
    const updatedAt = '2026-01-01T00:00:00.000Z';
    expect((await read('checklist')).updatedAt).toBe(updatedAt);
    const { items } = await list({ section: 'start', level: 'advanced' });
    expect(items).toMatchObject([{ slug: 'checklist', updatedAt }]);
  });
});
