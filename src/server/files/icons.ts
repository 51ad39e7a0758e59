import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import type { ApiSettings } from '#api/deps.ts';
import { readSite } from '#api/site/service.ts';
import { type Locale, locales, pickText } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { type CachedResponse, cachedResponse } from '../cache/cached-response.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { embeddable, inertPolicy } from '../http/headers.ts';
import type { SiteEnv } from '../http/request-record.ts';

export interface IconsOptions {
  db: Database;
  cache: ResponseCache;
  settings: ApiSettings;
  /** Folder of the built client files. */
  clientDir: string;
  /** Sends a cached answer in the client's best encoding. */
  send(c: Context<SiteEnv>, entry: CachedResponse): Promise<Response>;
}

const files = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable.png',
];

/** The head elements for icons and the manifest. */
export function iconLinks(basePath: string, lang: string): string {
  const manifest = lang === 'en' ? 'en/site.webmanifest' : 'site.webmanifest';
  return `<link rel="icon" href="${basePath}favicon.ico" sizes="32x32"><link rel="icon" href="${basePath}favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="${basePath}apple-touch-icon.png"><link rel="manifest" href="${basePath}${manifest}">`;
}

/** Serves the icons and a manifest per language, with the names from the site's settings. */
export function addIcons(app: Hono<SiteEnv>, options: IconsOptions): void {
  const { db, cache, settings, clientDir, send } = options;
  const serve = serveStatic({ root: clientDir, precompressed: true });
  for (const file of files) {
    app.get(`/${file}`, async (c, next) => {
      const headers = { 'cache-control': 'public, max-age=86400', ...embeddable };
      for (const [name, value] of Object.entries(headers)) c.header(name, value);
      return serve(c, next);
    });
  }
  for (const locale of locales) {
    const path = locale === 'en' ? '/en/site.webmanifest' : '/site.webmanifest';
    app.on(['GET', 'HEAD'], path, async (c) => {
      c.env.record.route = path;
      const entry = await cache.getOrMake(`manifest ${locale}`, async () =>
        cachedResponse(
          200,
          {
            'content-type': 'application/manifest+json; charset=utf-8',
            'cache-control': 'public, max-age=0, must-revalidate',
            'content-security-policy': inertPolicy,
          },
          JSON.stringify(await manifest(locale)),
          ['site'],
        ),
      );
      return entry ? send(c, entry) : c.text('Not found\n', 404);
    });
  }

  async function manifest(locale: Locale) {
    const site = await readSite(db, settings);
    const { basePath } = settings;
    const icon = (src: string, size: number, purpose: string) => ({
      src: basePath + src,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    });
    return {
      id: basePath,
      name: pickText(site.defaultTitle, locale),
      short_name: pickText(site.brandName, locale),
      description: pickText(site.description, locale),
      lang: locale === 'en' ? 'en' : 'zh-CN',
      start_url: locale === 'en' ? `${basePath}en/` : basePath,
      scope: basePath,
      display: 'minimal-ui',
      background_color: '#0b0d12',
      theme_color: '#0b0d12',
      icons: [
        icon('icon-192.png', 192, 'any'),
        icon('icon-512.png', 512, 'any'),
        icon('icon-maskable.png', 512, 'maskable'),
      ],
    };
  }
}
