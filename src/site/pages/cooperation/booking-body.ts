import type { createBooking } from '#api/bookings/contract.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RouteCall } from '#contracts/route.ts';
import { MAX_SLOTS } from '#contracts/values/bookings.ts';

type Body = RouteCall<typeof createBooking>['body'];

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
  const text = (name: string) => String(data.get(name) ?? '');
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

/** Which form control a refused field of the API belongs to: slots count without the empty ones. */
export function controlOf(path: string, form: HTMLFormElement): string {
  const index = /^slots\.(\d+)/.exec(path)?.[1];
  if (index === undefined) return path.split('.')[0] ?? path;
  const data = new FormData(form);
  const filled = Array.from({ length: MAX_SLOTS }, (_, at) => at).filter((at) =>
    data.get(`slots.${at}.day`),
  );
  return `slots.${filled[Number(index)] ?? 0}`;
}
