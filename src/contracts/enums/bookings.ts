/** Types of bookings. */
export const bookingTypes = [
  'consultation',
  'demo',
  'onsite',
  'sdk_trial',
  'partnership',
  'support',
] as const;
export type BookingType = (typeof bookingTypes)[number];

/** Parts of a day that a visitor can choose. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];
/** Hours of each part of a day, in the visitor's time zone. */
export const dayPartHours = {
  morning: [9, 12],
  afternoon: [13, 18],
  evening: [18, 21],
} as const satisfies Record<DayPart, readonly [number, number]>;
/** Maximum number of preferred times in one booking, and of times that staff propose at once. */
export const MAX_SLOTS = 3;

/** States of a booking in the inbox of staff. */
export const bookingStatuses = ['new', 'in_progress', 'answered', 'closed', 'spam'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];
/** States of a booking that somebody still has to answer. */
export const openBookingStatuses = ['new', 'in_progress'] as const satisfies BookingStatus[];

/** Longest text of a next step, in characters. */
export const MAX_NEXT_STEP = 200;

/** States of a booking as its visitor sees them. */
export const visitorStates = [
  'received',
  'in_progress',
  'answered',
  'closed',
  'cancelled',
  'withdrawn',
] as const;
export type VisitorState = (typeof visitorStates)[number];

/** Ways in which staff answer a booking; only a mail is sent by the site. */
export const answerChannels = ['mail', 'phone', 'wechat'] as const;
export type AnswerChannel = (typeof answerChannels)[number];

/**
 * What a visitor can bring along to the form from other pages, besides scene and products: records, a
 * studio plan and the answers of the room chooser.
 */
export const broughtKinds = ['case', 'campaign', 'plan', 'room'] as const;
export type BroughtKind = (typeof broughtKinds)[number];

/** Budget ranges of the form, in thousand yuan. */
export const budgetRanges = [
  'under_50',
  '50_150',
  '150_300',
  '300_800',
  'over_800',
  'undecided',
] as const;
export type BudgetRange = (typeof budgetRanges)[number];

/** Events in the history of a booking. */
export const bookingEventKinds = [
  'created',
  'confirmed',
  'assigned',
  'status_changed',
  'answered',
  'times_proposed',
  'slot_chosen',
  'changed',
  'cancelled',
  'project_opened',
  'withdrawn',
  'erased',
] as const;
export type BookingEventKind = (typeof bookingEventKinds)[number];
