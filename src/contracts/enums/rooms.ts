import { budgetRanges } from './bookings.ts';

/**
 * The questions of the room chooser with their answers, which are also its query fields. Areas are
 * in m², depths and heights in metres; budgets are those of a booking.
 */
export const roomAnswers = {
  sells: ['talk', 'small', 'glossy', 'clothing', 'large'],
  area: ['under-12', '12-24', '24-48', 'over-48', 'unknown'],
  depth: ['under-2', '2-3', '3-4', '4-6', '6-7', 'over-7', 'unknown'],
  height: ['under-2.6', '2.6-2.8', '2.8-3.5', 'over-3.5', 'unknown'],
  budget: budgetRanges,
} as const;

export type RoomQuestion = keyof typeof roomAnswers;
export const roomQuestions = Object.keys(roomAnswers) as RoomQuestion[];

/** One answer to every question. */
export type RoomAnswers = { [Q in RoomQuestion]: (typeof roomAnswers)[Q][number] };
export type Goods = RoomAnswers['sells'];

/**
 * How well a room suits what is sold: as it should be, with a smaller picture, only with a
 * makeshift, or not at all. Before that can be said, figures may have to be measured, or checked
 * because they do not go together.
 */
export const roomVerdicts = ['fits', 'reduced', 'makeshift', 'none', 'measure', 'check'] as const;
export type RoomVerdict = (typeof roomVerdicts)[number];
