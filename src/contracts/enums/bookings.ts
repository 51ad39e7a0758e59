/** What a visitor asks for with a booking. */
export const bookingTypes = ['consultation', 'demo', 'onsite', 'sdk_trial', 'partnership'] as const;
/** What a visitor asks for with a booking. */
export type BookingType = (typeof bookingTypes)[number];

/** Parts of a day that a visitor may prefer. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const;
/** A part of a day that a visitor may prefer. */
export type DayPart = (typeof dayParts)[number];
/** Hours of each part of a day, in the zone of the visitor. */
export const dayPartHours = {
  morning: [9, 12],
  afternoon: [13, 18],
  evening: [18, 21],
} as const satisfies Record<DayPart, readonly [number, number]>;
/** Most preferred times of one booking. */
export const MAX_SLOTS = 3;

/** Steps of the sales pipeline. */
export const bookingStatuses = [
  'new',
  'contacted',
  'qualified',
  'proposal',
  'won',
  'lost',
  'spam',
] as const;
/** A step of the sales pipeline. */
export type BookingStatus = (typeof bookingStatuses)[number];

/** Budget ranges offered by the form, in thousand yuan. */
export const budgetRanges = [
  'under_50',
  '50_150',
  '150_300',
  '300_800',
  'over_800',
  'undecided',
] as const;
/** A budget range offered by the form, in thousand yuan. */
export type BudgetRange = (typeof budgetRanges)[number];

/** What happened to a booking. */
export const bookingEventKinds = [
  'created',
  'confirmed',
  'assigned',
  'status_changed',
  'slot_chosen',
  'project_opened',
  'withdrawn',
  'erased',
] as const;
/** What happened to a booking. */
export type BookingEventKind = (typeof bookingEventKinds)[number];
