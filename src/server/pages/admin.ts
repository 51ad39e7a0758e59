import { randomBytes } from 'node:crypto';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { adminPolicy, developmentPolicy, inertPolicy } from '../http/headers.ts';
import type { SiteEnv } from '../http/request-record.ts';
import type { Frontend } from './frontend.ts';

export interface AdminOptions {
  frontend: Frontend;
  basePath: string;
  /** Folder of the built client files; the back office is in `admin`. */
  clientDir: string;
  /** Where browsers report breaches of the content security policy. */
  reportUrl?: string | undefined;
}

/** Serves the back office: one document for all its addresses, and its own files. */
export function addAdmin(
  app: Hono<SiteEnv>,
  { frontend, basePath, clientDir, reportUrl }: AdminOptions,
): void {
  app.use('/admin/assets/*', async (c, next) => {
    c.env.record.route = '/admin/assets/*';
    await next();
    c.header('content-security-policy', inertPolicy);
    c.header('x-robots-tag', 'noindex');
    // The names contain a hash of the content.
    if (c.res.status < 400) c.header('cache-control', 'public, max-age=31536000, immutable');
  });
  app.use('/admin/assets/*', serveStatic({ root: clientDir, precompressed: true }));
  app.get('/admin/assets/*', (c) => c.text('Not found\n', 404));
  for (const path of ['/admin', '/admin/*']) {
    app.on(['GET', 'HEAD'], path, async (c) => {
      c.env.record.route = '/admin';
      const nonce = randomBytes(16).toString('base64');
      const html = adminDocument(frontend, basePath, nonce);
      return c.html((await frontend.finish?.(c.req.path, html)) ?? html, 200, {
        'content-security-policy': frontend.dev ? developmentPolicy : adminPolicy(nonce, reportUrl),
        'cache-control': 'no-store',
        'referrer-policy': 'same-origin',
        'x-robots-tag': 'noindex, nofollow',
      });
    });
  }
}

/**
 * The document that starts the back office; all data comes from the API.
 * @param nonce for styles that the text editor makes
 */
function adminDocument({ admin }: Frontend, basePath: string, nonce: string): string {
  return `<!doctype html><html lang="zh-CN" data-theme="light" data-base="${basePath}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="style-nonce" nonce="${nonce}"><title>后台</title><link rel="icon" href="${basePath}favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="${basePath}${admin.stylesheet}"><script type="module" src="${basePath}${admin.script}"></script></head><body><div id="admin"></div><noscript>后台需要启用 JavaScript。The back office needs JavaScript.</noscript></body></html>`;
}
