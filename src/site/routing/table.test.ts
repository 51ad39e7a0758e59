import { describe, expect, it } from 'vitest';
import { roomQuestions } from '#contracts/enums/rooms.ts';
import { pageModules } from './page-modules.ts';
import {
  findRow,
  hasEnglish,
  localizePath,
  paramsAreValid,
  type RouteRow,
  routeTable,
  splitLocale,
  toSiteHref,
} from './table.ts';

const rows: readonly RouteRow[] = routeTable;

describe('route table', () => {
  it('has the 22 Chinese routes, the pages of our own, and 12 English versions', () => {
    const own = ['/exception', '/verify'];
    const specified = rows.filter(({ path }) => !own.includes(path));
    expect(specified).toHaveLength(22);
    expect(specified.filter(hasEnglish)).toHaveLength(12);
  });

  it('gives the second layout to the six routes from the specification, and to the check of seals', () => {
    expect(rows.filter(({ layout }) => layout === 'focus').map(({ path }) => path)).toEqual([
      '/QRCode_dami',
      '/ad/sony',
      '/share/requirement/:uuid',
      '/share/device/:uuid',
      '/share/implConfirm/:uuid',
      '/dmfaq/:uid',
      '/verify',
    ]);
  });

  it('names only page modules that exist, and uses all of them', () => {
    const named = new Set([...rows.map(({ page }) => page), 'fallback']);
    expect([...pageModules.keys()].sort()).toEqual([...named].sort());
  });

  it('keeps all secret-link pages out of caches and indexes', () => {
    for (const row of rows) expect(Boolean(row.secret)).toBe(row.path.startsWith('/share/'));
  });

  it('reads the answers of the room chooser and the plan on the page that has them', () => {
    expect(findRow('/product/3d')?.query).toEqual([...roomQuestions, 'plan']);
  });

  it('finds the row of a path', () => {
    expect(findRow('/share/x')?.page).toBe('scene');
    expect(findRow('/share/order/impl/x')?.page).toBe('work-order');
    expect(findRow('/share/liveReport/x')?.page).toBe('live-report');
    expect(findRow('/share/a/b')).toBeUndefined();
    expect(findRow('/cases')?.page).toBe('cases');
    expect(findRow('/casesX')).toBeUndefined();
  });

  it('validates identifiers', () => {
    expect(paramsAreValid({ id: 'demo-order_1' })).toBe(true);
    expect(paramsAreValid({ id: '../etc' })).toBe(false);
    expect(paramsAreValid({ uid: 'a-b-1' })).toBe(true);
    expect(paramsAreValid({ uid: 'A' })).toBe(false);
    expect(paramsAreValid({ uid: `a${'b'.repeat(96)}` })).toBe(false);
    expect(paramsAreValid({ uuid: '11111111-1111-4111-8111-111111111111' })).toBe(true);
    expect(paramsAreValid({ uuid: '1111' })).toBe(false);
  });

  it('maps paths between the languages', () => {
    expect(splitLocale('/en/cases')).toEqual({ locale: 'en', path: '/cases' });
    expect(splitLocale('/en/')).toEqual({ locale: 'en', path: '/' });
    expect(splitLocale('/english')).toEqual({ locale: 'zh', path: '/english' });
    expect(localizePath('/', 'en')).toBe('/en/');
    expect(localizePath('/show/x', 'en')).toBe('/en/show/x');
    expect(localizePath('/support/document', 'en')).toBe('/support/document');
    expect(toSiteHref('/dmfaq/x')).toBe('/dmfaq/x');
    expect(toSiteHref('/nowhere')).toBeNull();
    expect(toSiteHref(null)).toBeNull();
  });
});
