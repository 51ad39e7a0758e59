import type { createBooking } from '#api/bookings/contract.ts';
import { type BookingFacts, bookingProblems } from '#contracts/bookings/rules.ts';
import { MAX_SLOTS } from '#contracts/enums/bookings.ts';
import type { FieldProblem } from '#contracts/envelope.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RouteCall } from '#contracts/route.ts';

type Body = RouteCall<typeof createBooking>['body'] & BookingFacts;

/** What is wrong, by the name of the control. */
export type Problems = Readonly<Record<string, string>>;

const lines = [
  'name',
  'company',
  'phone',
  'email',
  'wechat',
  'region',
  'scene',
  'timeZone',
  'message',
  'privacyVersion',
  'website',
] as const;

/** What the form holds, as the API takes it. */
export function bookingBody(form: HTMLFormElement, locale: Locale, key: string): Body {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const slots = Array.from({ length: MAX_SLOTS }, (_, index) => ({
    day: text(`slots.${index}.day`),
    part: text(`slots.${index}.part`),
  }));
  return {
    ...Object.fromEntries(lines.map((name) => [name, text(name)])),
    idempotencyKey: key,
    locale,
    type: text('type'),
    budget: text('budget'),
    products: data.getAll('products').map(String),
    slots: slots.filter(({ day }) => day !== ''),
    consent: data.has('consent'),
  } as Body;
}

/** What the API would refuse in the form, by control; empty when it can be sent. */
export function formProblems(
  body: Body,
  form: HTMLFormElement,
  scenes: readonly string[],
): Problems {
  const { privacyVersion } = body;
  const context = { locale: body.locale ?? 'zh', now: new Date(), privacyVersion, scenes };
  return byControl(bookingProblems(body, context), form);
}

/** Refused fields by the control that each belongs to. */
export function byControl(fields: readonly FieldProblem[], form: HTMLFormElement): Problems {
  return Object.fromEntries(fields.map(({ path, message }) => [controlOf(path, form), message]));
}

/** Which form control a refused field of the API belongs to: slots count without the empty ones. */
function controlOf(path: string, form: HTMLFormElement): string {
  const index = /^slots\.(\d+)/.exec(path)?.[1];
  if (index === undefined) return path.split('.')[0] ?? path;
  const data = new FormData(form);
  const filled = Array.from({ length: MAX_SLOTS }, (_, at) => at).filter((at) =>
    data.get(`slots.${at}.day`),
  );
  return `slots.${filled[Number(index)] ?? 0}`;
}
