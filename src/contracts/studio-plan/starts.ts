import { z } from 'zod';
import { roomAnswers } from '#contracts/enums/rooms.ts';
import { type StudioFigureKey, studioFigureKeys } from './figures.ts';

/** Values of a choice with their labels. */
const optionsOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.array(z.object({ value: z.enum(values), label: z.string() }));

const bound = z.number().nullable();
const figure = z.object({ minimum: bound, maximum: bound });
const figures = Object.fromEntries(studioFigureKeys.map((key) => [key, figure])) as Record<
  StudioFigureKey,
  typeof figure
>;

/** A plan to begin with, by the room of the facts that it is for. */
const start = z.object({
  key: z.enum(['waist', 'full-length', 'group']),
  width: z.number(),
  depth: z.number(),
  height: z.number(),
  /** The code of the plan. */
  plan: z.string(),
});

/** What the configurator needs from the server: facts of its rules, plans to begin with, labels. */
export const studioStartSchema = z.object({
  figures: z.object(figures),
  starts: z.array(start),
  /** Answers of the room chooser that the configurator asks for as well. */
  options: z.object({ sells: optionsOf(roomAnswers.sells), budget: optionsOf(roomAnswers.budget) }),
});

/** Import only the types in the browser: it must not load the schemas. */
export type StudioStart = z.output<typeof start>;
export type StudioStarts = z.output<typeof studioStartSchema>;
