import { describe, expect, it } from 'vitest';
import { matchPage } from './match.ts';
import { fallbackRow, findRow, hasEnglish, type RouteRow, routeTable } from './table.ts';

const rows: readonly RouteRow[] = routeTable;
const uuid = '11111111-1111-4111-8111-111111111111';
const addressOf = ({ path }: RouteRow) => path.replace(/:[a-z]+/, uuid);

describe('route match of an address', () => {
  it.each(rows.map((row) => [addressOf(row), row] as const))(
    '%s matches its row',
    (address, row) => {
      expect(matchPage(address)).toMatchObject({ row: { path: row.path }, locale: 'zh' });
      const english = address === '/' ? '/en/' : `/en${address}`;
      const expected = hasEnglish(row) ? row.path : fallbackRow.path;
      expect(matchPage(english)).toMatchObject({ row: { path: expected }, locale: 'en' });
    },
  );

  it('agrees with the row lookup for links', () => {
    const segments = [
      'share',
      'order',
      'impl',
      'cases',
      'show',
      'x',
      'Share',
      'dmfaq',
      'en',
      '%2F',
    ];
    const paths = segments.flatMap((a) =>
      segments.flatMap((b) => [
        `/${a}`,
        `/${a}/${b}`,
        `/share/${a}/${b}`,
        `/share/order/${a}/${b}`,
      ]),
    );
    for (const path of paths.filter((one) => !one.startsWith('/en'))) {
      expect(matchPage(path).row.path, path).toBe((findRow(path) ?? fallbackRow).path);
    }
  });

  it.each([
    '/share/x%2Fy',
    '/share/%E6%A1%88',
    '/share/..%2Fcases',
    '/share/a;b=c',
    '/share/order/impl/x%20y',
    '/share/liveReport/%00',
  ])('%s stays on its secret-link row in any spelling', (path) => {
    expect(matchPage(path).row.secret).toBe(true);
  });

  it('is case-sensitive and does not match below a page', () => {
    for (const path of [
      '/Share/x',
      '/SHARE/x',
      '/cases/x',
      '/share',
      '/share/order/impl',
      '/nowhere',
    ]) {
      expect(matchPage(path).row.path, path).toBe(fallbackRow.path);
    }
  });
});
