import type { Hono } from 'hono';
import { matchPage } from '#site/routing/match.ts';
import { fallbackRow } from '#site/routing/table.ts';
import type { SiteEnv } from '../http/request-record.ts';
import { canonicalPath } from '../pages/page-address.ts';
import type { VisitCounter } from './visit-counter.ts';

/** Longest path that is counted, in characters. */
const MAX_PATH = 128;

/**
 * The path of a page in the statistics; undefined for what is not counted. Secret links appear as
 * their pattern.
 * @param route pattern of the page
 */
export function visitedPage(pathname: string, route: string, status: number): string | undefined {
  if (status !== 200 || pathname.length > MAX_PATH) return undefined;
  return route.startsWith('/share/') ? route : pathname;
}

/**
 * Pages that a visitor opens by a link while the application runs are not requested from the server,
 * so the application reports their paths.
 */
export function addPageViews(app: Hono<SiteEnv>, visits: VisitCounter): void {
  app.post('/api/page-views', async (c) => {
    c.env.record.route = '/api/page-views';
    const length = Number(c.req.header('content-length') ?? MAX_PATH + 1);
    const path = length > MAX_PATH ? '' : canonicalPath(await c.req.text());
    const { row, locale } = matchPage(path);
    if (path.startsWith('/') && row !== fallbackRow) {
      const page = visitedPage(path, locale === 'en' ? `/en${row.path}` : row.path, 200);
      if (page !== undefined) visits.note(c.env.incoming, page);
    }
    return c.body(null, 204);
  });
}
