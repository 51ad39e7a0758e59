import type { Hono } from 'hono';
import type { Api } from '#api/api.ts';
import type { createBooking } from '#api/bookings/contract.ts';
import { bookingFromForm } from '#api/bookings/form.ts';
import { MAX_BODY_BYTES } from '#contracts/constants.ts';
import type { Envelope } from '#contracts/envelope.ts';
import type { RouteData } from '#contracts/route.ts';
import type { SiteEnv } from '../http/request-record.ts';

const pages = { '/cooperation': 'zh', '/en/cooperation': 'en' } as const;

/**
 * Lets the booking form work without scripts: takes it as browsers post it, sends it through the
 * API, and leads back to the page, which shows the reference or names what is wrong.
 */
export function addBookingForm(
  app: Hono<SiteEnv>,
  { api, basePath }: { api: Api; basePath: string },
): void {
  for (const [path, locale] of Object.entries(pages)) {
    app.post(path, async (c) => {
      const { record } = c.env;
      record.route = path;
      const refusal = refusalOf(c.req.raw.headers);
      if (refusal) return c.text(refusal.text, refusal.status);
      const sender = record.clientAddress;
      const form = new URLSearchParams(await c.req.text());
      const day = new Date().toISOString().slice(0, 10);
      const response = await api.fetch(
        new Request('http://localhost/api/bookings', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'accept-language': locale },
          body: JSON.stringify(bookingFromForm(form, { locale, sender, day })),
        }),
        { requestId: record.id, clientAddress: sender },
      );
      const answer = (await response.json()) as Envelope<RouteData<typeof createBooking>>;
      const query = new URLSearchParams(outcomeOf(answer));
      return c.redirect(`${basePath}${path.slice(1)}?${query}`, 303);
    });
  }
}

/** Other sites may not post here, and bodies are small forms. */
function refusalOf(headers: Headers): { text: string; status: 403 | 413 | 415 } | undefined {
  if (headers.get('sec-fetch-site') === 'cross-site') return { text: 'Forbidden\n', status: 403 };
  if (!headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) {
    return { text: 'Unsupported media type\n', status: 415 };
  }
  const length = Number(headers.get('content-length') ?? Number.NaN);
  return length <= MAX_BODY_BYTES ? undefined : { text: 'Payload too large\n', status: 413 };
}

/** What the page is told by its query: the reference, or the fields that were refused. */
function outcomeOf(answer: Envelope<{ reference: string }>): Record<string, string> {
  if (answer.data) return { reference: answer.data.reference };
  const fields = answer.fields?.map(({ path }) => path.split('.')[0] ?? path) ?? [];
  return { problem: [...new Set(fields)].join(',') || (answer.errorCode ?? 'INTERNAL') };
}
