import { describe, expect, it } from 'vitest';
import { inOtherLanguage } from './other-language.ts';
import { fallbackRow, findRow, hasEnglish, type RouteRow, routeTable } from './table.ts';

const rows: readonly RouteRow[] = routeTable;
const paired = rows.filter(hasEnglish);

/** An address of a row: its path with a value for each parameter. */
const pathOf = (row: RouteRow) => row.path.replace(/:\w+/, 'x');

const chinesePage = (row: RouteRow, isTranslated = true) =>
  inOtherLanguage({ row, locale: 'zh', path: pathOf(row), search: {}, isTranslated });

describe('the language link', () => {
  it.each(paired)('of $path opens the same page in both directions', (row) => {
    const path = pathOf(row);
    expect(chinesePage(row)).toEqual({ address: `/en${path}`, instead: null });
    const back = inOtherLanguage({ row, locale: 'en', path, search: {}, isTranslated: true });
    expect(back).toEqual({ address: path, instead: null });
  });

  it.each([
    ['/support/document', '/en/info'],
    ['/dmfaq/:uid', '/en/info'],
    ['/QRCode_dami', '/en/product/app'],
    ['/ad/sony', '/en/product/app'],
    ['/share/:id', '/en/product/3d'],
    ['/share/order/impl/:id', '/en/product/3d'],
    ['/share/requirement/:uuid', '/en/product/3d'],
    ['/share/device/:uuid', '/en/product/3d'],
    ['/share/implConfirm/:uuid', '/en/product/3d'],
    ['/share/liveReport/:id', '/en/product/app'],
    ['/exception', '/en/'],
  ])('of %s, which is Chinese only, opens %s', (path, address) => {
    const row = rows.find((one) => one.path === path);
    if (!row) throw new Error(`no row ${path}`);
    const link = chinesePage(row);
    expect(link.address).toBe(address);
    expect(link.instead && hasEnglish(link.instead)).toBe(true);
  });

  it('has a target in both languages for every row, also for records that are not translated', () => {
    for (const row of rows) {
      for (const locale of ['zh', 'en'] as const) {
        const link = inOtherLanguage({
          row,
          locale,
          path: pathOf(row),
          search: {},
          isTranslated: false,
        });
        const chinese = locale === 'zh' ? link.address.slice(3) : link.address;
        expect(paired, `${row.path} from ${locale}`).toContain(findRow(chinese));
        expect(link.instead).toBe(findRow(chinese));
      }
    }
  });

  it('of a record that is not translated opens its list', () => {
    const article = findRow('/show/x') as RouteRow;
    const options = { row: article, path: '/show/x', search: {}, isTranslated: false };
    expect(inOtherLanguage({ ...options, locale: 'zh' }).address).toBe('/en/info');
    expect(inOtherLanguage({ ...options, locale: 'en' }).address).toBe('/info');
    const cases = findRow('/cases') as RouteRow;
    const opened = { row: cases, path: '/cases', search: { case: 'x' }, isTranslated: false };
    expect(inOtherLanguage({ ...opened, locale: 'zh' }).address).toBe('/en/cases');
  });

  it('of a document that is an article in English opens it, and back', () => {
    const document = findRow('/dmfaq/x') as RouteRow;
    const article = findRow('/show/x') as RouteRow;
    const there = inOtherLanguage({
      row: document,
      locale: 'zh',
      path: '/dmfaq/x',
      search: {},
      isTranslated: true,
      counterpart: '/show/x',
    });
    expect(there).toEqual({ address: '/en/show/x', instead: null });
    const back = inOtherLanguage({
      row: article,
      locale: 'en',
      path: '/show/x',
      search: {},
      isTranslated: false,
      counterpart: '/dmfaq/x',
    });
    expect(back).toEqual({ address: '/dmfaq/x', instead: null });
  });

  it('keeps the query fields of the page, but not personal ones', () => {
    const row = findRow('/cooperation') as RouteRow;
    const search = { product: 'cyan', reference: 'MJ20261122-AAAA', utm: 'x' };
    const link = inOtherLanguage({
      row,
      locale: 'zh',
      path: '/cooperation',
      search,
      isTranslated: true,
    });
    expect(link.address).toBe('/en/cooperation?product=cyan');
  });

  it('keeps a filter, but not the words of a search nor the page of the list', () => {
    const link = inOtherLanguage({
      row: findRow('/info') as RouteRow,
      locale: 'zh',
      path: '/info',
      search: { category: 'guides', q: '噪声', page: '3' },
      isTranslated: true,
    });
    expect(link.address).toBe('/en/info?category=guides');
  });

  it('of a missing page opens the page that its path names, or else the home page', () => {
    const missing = { row: fallbackRow, locale: 'en', search: {}, isTranslated: true } as const;
    expect(inOtherLanguage({ ...missing, path: '/support/document' }).address).toBe(
      '/support/document',
    );
    expect(inOtherLanguage({ ...missing, path: '/nowhere' }).address).toBe('/');
  });
});
