import { describe, expect, it } from 'vitest';
import type { SearchHit, SearchResults } from '#api/search/contract.ts';
import type { SearchKind } from '#contracts/enums/search.ts';
import {
  countText,
  firstGroups,
  kindCounts,
  missGroups,
  resultGroups,
  targetOf,
} from './entries.ts';

const paths: Record<SearchKind, string> = {
  product: '/product/cyan',
  document: '/dmfaq/a',
  article: '/show/a',
  case: '/cases?case=a',
  download: '/support/download?product=cyan&platform=macos',
  page: '/cooperation',
};

const hit = (kind: SearchKind, slug: string): SearchHit => ({
  kind,
  slug,
  path: paths[kind],
  title: [{ text: slug, hit: true }],
  snippet: [],
  category: null,
  products: [],
  level: null,
  publishedAt: '2026-11-01T00:00:00.000Z',
});

const results = (given: Partial<SearchResults>): SearchResults => ({
  query: 'a',
  corrected: null,
  relaxed: false,
  answer: null,
  hits: [],
  onlyInChinese: [],
  total: { count: 0, more: false },
  kinds: [],
  suggestions: null,
  ...given,
});

const many = results({
  hits: [
    ...['1', '2', '3'].map((slug) => hit('article', slug)),
    ...['1', '2', '3', '4', '5', '6'].map((slug) => hit('document', slug)),
    hit('article', '4'),
    hit('case', '1'),
  ],
  kinds: [
    { kind: 'document', count: 100, more: true },
    { kind: 'article', count: 4, more: false },
    { kind: 'case', count: 1, more: false },
  ],
});

const offer = {
  queries: ['抠像'],
  popular: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((slug) => ({
    kind: 'document' as const,
    slug,
    path: '/dmfaq/a',
    title: slug,
  })),
  sections: [
    { path: '/support/document?section=light', name: '布光', count: 3 },
    { path: '/info?category=none', name: '空', count: 0 },
  ],
};

const shape = (groups: ReturnType<typeof resultGroups>) =>
  groups.map(({ key, entries }) => [key, entries.length]);

describe('entries of the search dialog', () => {
  it('groups results by kind, best kind first, with a few of each', () => {
    const groups = resultGroups(many, '绿幕', undefined, 'zh');
    expect(shape(groups)).toEqual([
      ['article', 4],
      ['document', 5],
      ['case', 1],
      ['whole', 1],
    ]);
    expect(groups.at(-1)?.entries[0]).toMatchObject({
      kind: 'document',
      count: '100+',
      target: { to: '/support/document', search: { q: '绿幕' } },
    });
  });

  it('shows the answer first, if its page exists', () => {
    const answer = {
      key: 'price',
      title: '多少钱',
      text: '…',
      path: '/cooperation',
      label: '预约',
    };
    expect(shape(resultGroups({ ...many, answer }, '价格', undefined, 'zh'))[0]).toEqual([
      'answer',
      1,
    ]);
    const missing = results({ answer: { ...answer, path: '/elsewhere' } });
    expect(resultGroups(missing, '价格', undefined, 'zh')).toEqual([]);
  });

  it('does not show the page of the answer again among the results', () => {
    const answer = { key: 'a', title: 'a', text: '…', path: paths.document, label: 'a' };
    const groups = resultGroups({ ...many, answer }, 'x', undefined, 'en');
    expect(shape(groups)).toEqual([
      ['answer', 1],
      ['article', 4],
      ['case', 1],
    ]);
  });

  it('shows all results of one kind, and no list that the language does not have', () => {
    expect(shape(resultGroups(many, 'x', 'document', 'zh'))).toEqual([
      ['document', 6],
      ['whole', 1],
    ]);
    expect(shape(resultGroups(many, 'x', 'document', 'en'))).toEqual([['document', 6]]);
  });

  it('shows recent searches, popular pages and non-empty lists before the visitor types', () => {
    const groups = firstGroups(results({ suggestions: offer }), ['绿幕']);
    expect(shape(groups)).toEqual([
      ['recent', 1],
      ['popular', 6],
      ['sections', 1],
    ]);
    expect(shape(firstGroups(results({}), []))).toEqual([]);
  });

  it('suggests other words if there are no results', () => {
    expect(shape(missGroups(results({ suggestions: offer })))[0]).toEqual(['similar', 1]);
  });

  it('offers English readers what is only in Chinese, before the closest English texts', () => {
    const onlyInChinese = [hit('document', '9')];
    const closest = resultGroups({ ...many, relaxed: true, onlyInChinese }, 'a', undefined, 'en');
    expect(shape(closest)[0]).toEqual(['chinese', 1]);
    const few = resultGroups({ ...many, onlyInChinese }, 'a', undefined, 'en');
    expect(few.filter(({ key }) => key !== 'whole').at(-1)?.key).toBe('chinese');
    expect(closest[0]?.entries[0]).toMatchObject({ isInChinese: true, target: { to: '/dmfaq/a' } });
    const none = missGroups(results({ suggestions: offer, onlyInChinese }));
    expect(shape(none).slice(0, 2)).toEqual([
      ['chinese', 1],
      ['similar', 1],
    ]);
  });
});

it('counts by kind in a fixed order, and marks lower bounds', () => {
  expect(kindCounts(many)).toEqual([
    { kind: 'product', count: null },
    { kind: 'document', count: '100+' },
    { kind: 'article', count: '4' },
    { kind: 'case', count: '1' },
    { kind: 'download', count: null },
    { kind: 'page', count: null },
  ]);
  expect(countText({ count: 0, more: false })).toBe('0');
});

it('accepts paths with a query as link targets, and rejects paths that are not pages', () => {
  expect(targetOf('/cases?case=a')).toEqual({ to: '/cases', search: { case: 'a' } });
  expect(targetOf('/dmfaq/a')).toEqual({ to: '/dmfaq/a' });
  expect(targetOf('/elsewhere')).toBeNull();
});
