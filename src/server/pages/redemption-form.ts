import type { Context, Hono } from 'hono';
import type { OwnOrigin } from '#api/access/origin.ts';
import type { Api } from '#api/api.ts';
import type { redeemCode } from '#api/redemptions/contract.ts';
import type { Envelope } from '#contracts/envelope.ts';
import type { PageSubmission } from '#contracts/page-submission.ts';
import { readRedemptionForm, redemptionTextNames } from '#contracts/redemptions/fields.ts';
import type { RouteData } from '#contracts/route.ts';
import type { CachedResponse } from '../cache/cached-response.ts';
import type { SiteEnv } from '../http/request-record.ts';
import type { Pages } from './pages.ts';
import { refusalOf } from './posted-form.ts';

export interface RedemptionFormOptions {
  api: Api;
  /** The addresses of the site: posts of other pages are refused. */
  own: OwnOrigin;
  renderSubmission: Pages['renderSubmission'];
  send(c: Context<SiteEnv>, page: CachedResponse): Promise<Response>;
}

const path = '/ad/sony';
/** Query field of the page with the name of the campaign. */
const CAMPAIGN = 'campaign';

/**
 * Makes the form of the redemption page work without scripts: sends a browser's form post to the API
 * and shows the page with the licence, or with the values and what is wrong. Codes and contacts stay
 * out of addresses and the log.
 */
export function addRedemptionForm(
  app: Hono<SiteEnv>,
  { api, own, renderSubmission, send }: RedemptionFormOptions,
): void {
  app.post(path, async (c) => {
    const { record } = c.env;
    record.route = path;
    const refusal = refusalOf(c.req.raw.headers, own);
    if (refusal) return c.text(refusal.text, refusal.status);
    const form = new URLSearchParams(await c.req.text());
    const response = await api.fetch(
      new Request('http://localhost/api/redemptions', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': 'zh' },
        body: JSON.stringify(readRedemptionForm(form, 'zh')),
      }),
      { requestId: record.id, clientAddress: record.clientAddress },
    );
    const answer = (await response.json()) as Envelope<RouteData<typeof redeemCode>>;
    const campaign = form.get(CAMPAIGN) ?? '';
    const address = campaign ? `${path}?${new URLSearchParams({ [CAMPAIGN]: campaign })}` : path;
    const submission = submissionOf(form, answer, response.status);
    return send(c, await renderSubmission(address, submission, record.id));
  });
}

function submissionOf(
  form: URLSearchParams,
  { success, data, fields = [], errorMessage }: Envelope<RouteData<typeof redeemCode>>,
  status: number,
): PageSubmission {
  const isInvalid = fields.length > 0;
  const names = [...redemptionTextNames, 'consent'].filter((name) => form.has(name));
  return {
    status: isInvalid ? 422 : status,
    values: Object.fromEntries(names.map((name) => [name, form.getAll(name)])),
    problems: Object.fromEntries(fields.map(({ path: field, message }) => [field, message])),
    message: isInvalid ? null : errorMessage,
    ...(success && data && { redemption: data }),
  };
}
