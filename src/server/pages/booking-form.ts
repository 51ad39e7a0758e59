import type { Context, Hono } from 'hono';
import type { OwnOrigin } from '#api/access/origin.ts';
import type { Api } from '#api/api.ts';
import type { createBooking, findBooking } from '#api/bookings/contract.ts';
import { bookingFromForm } from '#api/bookings/form.ts';
import { readBookingChange } from '#contracts/bookings/change.ts';
import { type FormValues, problemsByControl } from '#contracts/bookings/fields.ts';
import { type BookingSubmission, postedValues } from '#contracts/bookings/submission.ts';
import type { Envelope } from '#contracts/envelope.ts';
import type { RouteData } from '#contracts/route.ts';
import type { CachedResponse } from '../cache/cached-response.ts';
import type { SiteEnv } from '../http/request-record.ts';
import type { Pages } from './pages.ts';
import { refusalOf } from './posted-form.ts';

export interface BookingFormOptions {
  api: Api;
  /** Base path with slashes at both ends. */
  basePath: string;
  /** The addresses of the site: posts of other pages are refused. */
  own: OwnOrigin;
  renderSubmission: Pages['renderSubmission'];
  send(c: Context<SiteEnv>, page: CachedResponse): Promise<Response>;
}

/** What the look-up's forms send besides the claim, by the operation in their hidden field. */
const lookUps: Record<string, (form: URLSearchParams) => object> = {
  status: () => ({}),
  acceptance: (form) => ({ proposal: form.get('proposal') }),
  change: readBookingChange,
  cancellation: () => ({}),
  withdrawal: () => ({}),
};

const pages = { '/cooperation': 'zh', '/en/cooperation': 'en' } as const;

/**
 * Makes the forms of the booking page work without scripts: accepts a browser's form post and sends it
 * to the API. A booking redirects to the page with the reference; a refused form is shown again with
 * its values and errors. A look-up or withdrawal is shown at once. Values stay out of addresses and
 * the log.
 */
export function addBookingForm(
  app: Hono<SiteEnv>,
  { api, basePath, own, renderSubmission, send }: BookingFormOptions,
): void {
  for (const [path, locale] of Object.entries(pages)) {
    app.post(path, async (c) => {
      const { record } = c.env;
      record.route = path;
      const refusal = refusalOf(c.req.raw.headers, own);
      if (refusal) return c.text(refusal.text, refusal.status);
      const requestId = record.id;
      const { clientAddress } = record;
      const form = new URLSearchParams(await c.req.text());
      const call = (operation: string, body: unknown) =>
        api.fetch(
          new Request(`http://localhost/api/bookings${operation}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'accept-language': locale },
            body: JSON.stringify(body),
          }),
          { requestId, clientAddress },
        );
      const operation = form.get('lookUp') ?? '';
      if (Object.hasOwn(lookUps, operation)) {
        const claim = {
          reference: form.get('reference') ?? '',
          contact: form.get('contact') ?? '',
        };
        const ask = async (name: string, more?: object) => {
          const response = await call(`/${name}`, { ...claim, locale, ...more });
          const answer = (await response.json()) as Envelope<RouteData<typeof findBooking>>;
          // A refusal may have data too: more about its reason.
          return { ...answer, status: response.status, data: answer.success ? answer.data : null };
        };
        const answer = await ask(operation, lookUps[operation]?.(form));
        const { status, errorMessage, fields } = answer;
        // A refused change is shown with the booking as it is.
        const isRefused = answer.data === null && status !== 404 && operation !== 'status';
        const booking = isRefused ? (await ask('status')).data : answer.data;
        const shown = { ...claim, booking, error: fields?.[0]?.message ?? errorMessage };
        const submission = { status, values: {}, problems: {}, message: null, lookUp: shown };
        return send(c, await renderSubmission(path, submission, requestId));
      }
      const day = new Date().toISOString().slice(0, 10);
      const booking = bookingFromForm(form, { locale, sender: clientAddress, day });
      const response = await call('', booking);
      const answer = (await response.json()) as Envelope<RouteData<typeof createBooking>>;
      if (answer.success && answer.data) {
        const query = new URLSearchParams({ reference: answer.data.reference });
        if (booking.type === 'support') query.set('type', 'support');
        return c.redirect(`${basePath}${path.slice(1)}?${query}`, 303);
      }
      const submission = submissionOf(form, answer, response.status);
      return send(c, await renderSubmission(path, submission, requestId));
    });
  }
}

/** The refused form as its page shows it again. */
function submissionOf(
  form: FormValues,
  { fields = [], errorMessage }: Envelope<unknown>,
  status: number,
): BookingSubmission {
  const isInvalid = fields.length > 0;
  return {
    status: isInvalid ? 422 : status,
    values: postedValues(form),
    problems: problemsByControl(fields, form),
    message: isInvalid ? null : errorMessage,
  };
}
