import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import type { OwnOrigin } from '#api/access/origin.ts';
import type { Api } from '#api/api.ts';
import type { Envelope } from '#contracts/envelope.ts';
import { matchPage } from '#site/routing/match.ts';
import type { SiteEnv } from '../http/request-record.ts';
import { canonicalPath } from './page-address.ts';
import { refusalOf } from './posted-form.ts';

export interface LinkFormOptions {
  api: Api;
  /** Base path with slashes at both ends. */
  basePath: string;
  /** The addresses of the site: posts of other pages are refused. */
  own: OwnOrigin;
}

/** What the page says of a passcode that was refused, by the code of the refusal. */
const outcomes: Record<string, string> = { VALIDATION_FAILED: 'wrong', RATE_LIMITED: 'paused' };

/**
 * Takes the forms on the page of a shared link, with or without scripts: a passcode, or the wish to try
 * a demo sheet. They lead back to the page with what was wrong, to the sheet, or to the visitor's copy.
 */
export function addLinkForms(app: Hono<SiteEnv>, { api, basePath, own }: LinkFormOptions): void {
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
    const post = (operation: string, body: object) =>
      api.fetch(
        new Request(`http://localhost/api/shares/links/${token}/${operation}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            origin: new URL(own.publicUrl).origin,
            cookie: c.req.header('cookie') ?? '',
            // A form has no key of its own: posted twice, it asks for two copies.
            'idempotency-key': randomUUID(),
          },
          body: JSON.stringify(body),
        }),
        { requestId: record.id, clientAddress: record.clientAddress },
      );
    if (form.has('trial')) {
      const response = await post('trial', {});
      const { success, data, errorCode } = (await response.json()) as Envelope<{
        path: string;
      }>;
      if (success && data) return c.redirect(basePath + data.path.slice(1), 303);
      return c.text(errorCode === 'RATE_LIMITED' ? tooManyTrials : noTrial, response.status as 429);
    }
    const response = await post('pass', { passcode: form.get('passcode') ?? '' });
    const { errorCode } = (await response.json()) as Envelope<unknown>;
    const pass = response.headers.get('set-cookie');
    if (pass) c.header('set-cookie', pass);
    const outcome = outcomes[errorCode ?? ''];
    const query = outcome ? `?passcode=${outcome}` : '';
    return c.redirect(basePath + pathname.slice(1) + query, 303);
  });
}

const tooManyTrials = `试用的人太多，请一小时后再试，或用您刚才打开的那份副本继续。
Too many trials were started. Please try again in an hour, or go on with the copy that you opened before.
`;
const noTrial = `这份单据不能试用，请返回上一页。
This sheet offers no trial. Please go back to the page before.
`;
