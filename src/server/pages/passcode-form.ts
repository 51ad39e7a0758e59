import type { Hono } from 'hono';
import type { OwnOrigin } from '#api/access/origin.ts';
import type { Api } from '#api/api.ts';
import type { Envelope } from '#contracts/envelope.ts';
import { matchPage } from '#site/routing/match.ts';
import type { SiteEnv } from '../http/request-record.ts';
import { canonicalPath } from './page-address.ts';
import { refusalOf } from './posted-form.ts';

export interface PasscodeFormOptions {
  api: Api;
  /** Base path with slashes at both ends. */
  basePath: string;
  /** The addresses of the site: posts of other pages are refused. */
  own: OwnOrigin;
}

/** What the page says of a passcode that was refused, by the code of the refusal. */
const outcomes: Record<string, string> = { VALIDATION_FAILED: 'wrong', RATE_LIMITED: 'paused' };

/**
 * Takes the passcode of a shared link from the form on the link's own page, with or without scripts.
 * It leads back to the page: to the sheet, or to the form with what was wrong.
 */
export function addPasscodeForm(
  app: Hono<SiteEnv>,
  { api, basePath, own }: PasscodeFormOptions,
): void {
  app.post('/share/*', async (c) => {
    const { record } = c.env;
    const pathname = canonicalPath(new URL(c.req.url).pathname);
    const { row } = matchPage(pathname);
    record.route = row.path;
    const refusal = refusalOf(c.req.raw.headers, own);
    if (refusal) return c.text(refusal.text, refusal.status);
    c.header('cache-control', 'no-store');
    const form = new URLSearchParams(await c.req.text());
    const token = encodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));
    const response = await api.fetch(
      new Request(`http://localhost/api/shares/links/${token}/pass`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: new URL(own.publicUrl).origin },
        body: JSON.stringify({ passcode: form.get('passcode') ?? '' }),
      }),
      { requestId: record.id, clientAddress: record.clientAddress },
    );
    const { errorCode } = (await response.json()) as Envelope<unknown>;
    const pass = response.headers.get('set-cookie');
    if (pass) c.header('set-cookie', pass);
    const outcome = outcomes[errorCode ?? ''];
    const query = outcome ? `?passcode=${outcome}` : '';
    return c.redirect(basePath + pathname.slice(1) + query, 303);
  });
}
