import type { Context, Hono } from 'hono';
import {
  countParts,
  readPageChanges,
  readPart,
  readPrograms,
  type SitemapKind,
  sitemapKinds,
  sitemapSources,
} from '#api/sitemap/service.ts';
import type { AnyRecordTag } from '#contracts/enums/publishing.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { isPlain, sharePictureName } from '#site/routing/share-pictures.ts';
import { findRow, hasEnglish, type RouteRow, routeTable } from '#site/routing/table.ts';
import { type CachedResponse, cachedResponse } from '../cache/cached-response.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import type { FindSharePicture } from '../files/share-pictures/find-share-picture.ts';
import { inertPolicy } from '../http/headers.ts';
import type { SiteEnv } from '../http/request-record.ts';
import { pairEntries, type SitemapEntry, sitemapIndex, urlSet } from './sitemap-xml.ts';

export interface SitemapOptions {
  db: Database;
  cache: ResponseCache;
  /** Origin and base path of the site, with a slash at the end. */
  publicUrl: string;
  basePath: string;
  findSharePicture: FindSharePicture;
  /** Sends a cached answer in the client's best encoding. */
  send(c: Context<SiteEnv>, entry: CachedResponse): Promise<Response>;
}

const rows: readonly RouteRow[] = routeTable;

/**
 * Serves `/robots.txt` and the sitemap: an index, the pages of the route table, and the records
 * of each kind in files of a thousand. Files are made on demand and cached by content tag.
 */
export function addSitemap(app: Hono<SiteEnv>, options: SitemapOptions): void {
  const { db, cache, publicUrl, send } = options;

  app.get('/robots.txt', (c) => c.text(robotsText(options)));
  app.on(['GET', 'HEAD'], '/:file{sitemap[a-z0-9-]*\\.xml}', async (c) => {
    const file = c.req.param('file');
    c.env.record.route = '/sitemap*.xml';
    const entry = await cache.getOrMake(`sitemap ${file}`, () => make(file));
    return entry ? send(c, entry) : c.text('Not found\n', 404);
  });

  async function make(file: string): Promise<CachedResponse | undefined> {
    if (file === 'sitemap.xml') {
      return answer(sitemapIndex(await parts()), ['articles', 'documents', 'cases']);
    }
    if (file === 'sitemap-pages.xml') {
      return answer(urlSet(await pageEntries(options)), [
        'site',
        'pages',
        'pages:*',
        'products',
        'redemptions',
        'downloads',
      ]);
    }
    const [, name, number = ''] = /^sitemap-([a-z]+)-([1-9]\d{0,6})\.xml$/.exec(file) ?? [];
    const kind = sitemapKinds.find((known) => known === name);
    if (!kind || Number(number) > (await countParts(db))[kind]) return undefined;
    const { tag } = sitemapSources[kind];
    const records = await readPart(db, kind, Number(number));
    const entries = records.flatMap(({ slug, zh, en }) => recordEntries(kind, slug, { zh, en }));
    return answer(urlSet(entries), [tag, `${tag}:*` satisfies AnyRecordTag]);
  }

  async function parts(): Promise<string[]> {
    const counts = await countParts(db);
    const records = sitemapKinds.flatMap((kind) =>
      Array.from({ length: counts[kind] }, (_, index) => `sitemap-${kind}-${index + 1}.xml`),
    );
    return ['sitemap-pages.xml', ...records].map((file) => publicUrl + file);
  }

  function recordEntries(
    kind: SitemapKind,
    slug: string,
    changes: Record<Locale, Date | null>,
  ): SitemapEntry[] {
    const path = sitemapSources[kind].path(slug);
    const row = findRow(path.replace(/\?.*/, ''));
    const page = (changed: Date | null, prefix: string) =>
      changed ? { url: publicUrl + prefix + path.slice(1), changed } : null;
    return pairEntries(
      page(changes.zh, ''),
      row && hasEnglish(row) ? page(changes.en, 'en/') : null,
    );
  }
}

/** The public pages of the route table, and the programs. */
async function pageEntries({ db, findSharePicture }: SitemapOptions): Promise<SitemapEntry[]> {
  const changes = await readPageChanges(db);
  const entries: SitemapEntry[] = [];
  for (const row of rows.filter(isPlain)) {
    const name = sharePictureName(row, row.path, {});
    const key = row.path === '/' ? 'home' : row.path.slice(1).replace('/', '-');
    const page = async (locale: Locale) => {
      const card = await findSharePicture(name, locale);
      return card ? { url: card.url, changed: changes.get(`${key} ${locale}`) ?? null } : null;
    };
    entries.push(...pairEntries(await page('zh'), await page('en')));
  }
  for (const slug of await readPrograms(db)) {
    const page = async (locale: Locale) => {
      const card = await findSharePicture({ subject: 'download', slug }, locale);
      return card ? { url: card.url, changed: null } : null;
    };
    entries.push(...pairEntries(await page('zh'), await page('en')));
  }
  return entries;
}

/** Excludes search engines from the API and from all secret links. */
function robotsText({ publicUrl, basePath }: SitemapOptions): string {
  const secret = rows.filter((row) => row.secret).map((row) => row.path.split('/')[1]);
  const disallowed = ['api', 'files/shares', ...new Set(secret), 'exception'];
  return [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${basePath}${path}${path === 'exception' ? '' : '/'}`),
    '',
    `Sitemap: ${publicUrl}sitemap.xml`,
    '',
  ].join('\n');
}

function answer(xml: string, tags: readonly string[]): CachedResponse {
  const headers = {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-security-policy': inertPolicy,
  };
  return cachedResponse(200, headers, xml, tags);
}
