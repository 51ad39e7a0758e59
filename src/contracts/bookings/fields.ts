import { bookingTypes, budgetRanges, type DayPart, MAX_SLOTS } from '#contracts/enums/bookings.ts';
import type { FieldProblem } from '#contracts/envelope.ts';
import { type ContactName, contactNames, readContact } from './contact.ts';
import type { SlotInput } from './slots.ts';
import { siteZoneOf } from './zones.ts';

/** Text fields of a booking and their maximum lengths in characters. */
export const bookingTexts = {
  name: 60,
  company: 120,
  phone: 40,
  /** ISO 3166-1 code of the country of a telephone number without a country code. */
  country: 2,
  email: 254,
  wechat: 40,
  region: 60,
  /** Key of a solution. */
  solution: 96,
  message: 2000,
  /** When the visitor can be reached, in the visitor's words. */
  availability: 120,
  /** IANA zone of the visitor, and of the site of a visit where it is another one. */
  timeZone: 64,
  siteTimeZone: 64,
  /** Accepted version of the privacy notice. */
  privacyVersion: 32,
  /** Slug of the virtual scene that the visitor would like to use. */
  scene: 96,
  /** Keys of the camera and of the light in which it was seen. */
  camera: 32,
  light: 32,
  /** Where a visit takes place. */
  siteAddress: 120,
  /** Slugs of a case and of a campaign that the visitor comes with. */
  case: 96,
  campaign: 96,
  /** Codes of a studio plan and of the answers of the room chooser. */
  plan: 40,
  room: 60,
  /** Path of our own page from which the visitor came. */
  sourcePage: 120,
  /** Site from which the visitor came. */
  source: 120,
  /** Campaign parameters of the address, as its query has them. */
  utm: 400,
  /** Honeypot: hidden from people, filled in by bots. */
  website: 200,
} as const satisfies Record<string, number>;
export type BookingText = keyof typeof bookingTexts;
export const bookingTextNames = Object.keys(bookingTexts) as BookingText[];

/** Fields of a booking with fixed values; the first value of a required field is its default. */
export const bookingChoices = { type: bookingTypes, budget: budgetRanges } as const;

/** Time zone of the slots if the form names none. */
export const DEFAULT_TIME_ZONE = 'Asia/Shanghai';

/** The form values of a booking: trimmed, empty if not filled in. */
export type BookingFields = Record<BookingText, string> & {
  type: (typeof bookingTypes)[number];
  budget: (typeof budgetRanges)[number] | '';
  /** Keys of products. */
  products: string[];
  /** Preferred times, best first. */
  slots: SlotInput[];
  consent: boolean;
};

/** The part of `FormData` and `URLSearchParams` that is needed to read a form. */
export interface FormValues {
  get(name: string): unknown;
  getAll(name: string): unknown[];
  has(name: string): boolean;
}

/** Maximum length of the form's control for all contacts. */
export const MAX_CONTACT = bookingTexts.email;

export const isContact = (name: string): name is ContactName =>
  (contactNames as readonly string[]).includes(name);

/** Numbers of the slots in the form. */
export const slotIndexes = Array.from({ length: MAX_SLOTS }, (_, index) => index);

/** Reads the submitted booking form. Does not check choices: the API rejects unknown ones. */
export function readBookingFields(form: FormValues): BookingFields {
  const text = (name: string) =>
    String(form.get(name) ?? '')
      .replaceAll('\r\n', '\n')
      .trim();
  const texts = Object.fromEntries(bookingTextNames.map((name) => [name, text(name)])) as Record<
    BookingText,
    string
  >;
  const type = (text('type') || bookingTypes[0]) as BookingFields['type'];
  return {
    ...texts,
    ...readContact(text('contact')),
    timeZone: texts.timeZone || DEFAULT_TIME_ZONE,
    siteTimeZone: siteZoneOf({ type, siteTimeZone: texts.siteTimeZone }),
    type,
    budget: text('budget') as BookingFields['budget'],
    products: form.getAll('products').map(String),
    slots: filledSlots(form).map((index) => ({
      day: text(`slots.${index}.day`),
      part: text(`slots.${index}.part`) as DayPart,
    })),
    consent: form.has('consent'),
  };
}

/** Maps the API's field errors to form controls. */
export function problemsByControl(
  fields: readonly FieldProblem[],
  form: FormValues,
): Record<string, string> {
  return Object.fromEntries(fields.map(({ path, message }) => [controlOf(path, form), message]));
}

/**
 * The API has a field for each kind of contact, and numbers the slots without the empty ones; the
 * form has one control for contacts, and its numbers include empty slots.
 */
function controlOf(path: string, form: FormValues): string {
  if (isContact(path)) return 'contact';
  const index = /^slots\.(\d+)/.exec(path)?.[1];
  if (index === undefined) return path.split('.')[0] ?? path;
  return `slots.${filledSlots(form)[Number(index)] ?? 0}`;
}

function filledSlots(form: FormValues): number[] {
  return slotIndexes.filter((index) => form.get(`slots.${index}.day`));
}
