/** The settings of the demo, and their place in the address: a link gives the same picture. */
import { oneOf } from '#site/routing/query.ts';
import { PERIOD } from '../scene/motion.ts';
import { seasons } from '../seasons/seasons.ts';
import { type SolarTerm, solarTerms } from '../seasons/solar-terms.ts';

export interface Settings {
  term: SolarTerm;
  /** 1 to `LARGEST_SEED`. */
  seed: number;
  /** Percent of `MOST_PETALS`. */
  density: number;
  /** Percent of the set's own size. */
  size: number;
  /** -100 to 100; positive blows to the right. */
  wind: number;
  /** Percent of the second flower. */
  mix: number;
  /** Whether the events of a live room's minute throw petals. */
  events: boolean;
}

export const LARGEST_SEED = 99_999_999;

/** Range and step of each number. */
export const ranges = {
  density: { min: 1, max: 100, step: 1 },
  size: { min: 60, max: 200, step: 5 },
  wind: { min: -100, max: 100, step: 5 },
  mix: { min: 0, max: 100, step: 5 },
} as const;
export type RangeName = keyof typeof ranges;

/** Query fields of the page's address that the demo reads: those of its row in the route table. */
export const fields = ['term', 'seed', 'density', 'size', 'wind', 'mix', 'events', 'time'] as const;

/** The settings with which a term begins. */
export function settingsOf(term: SolarTerm, seed: number): Settings {
  const { density, wind, mix } = seasons[term];
  return { term, seed, density, size: 100, wind, mix, events: false };
}

/** The date of a day as a seed, such as 20260420. */
export function seedOfDay(time: number): number {
  return Number(new Date(time + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', ''));
}

function wholeNumber(text: string | null, min: number, max: number): number | undefined {
  if (!text || !/^-?\d{1,8}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
}

/** Reads an address; what is missing or wrong in it comes from the term, and that from `today`. */
export function readQuery(
  query: URLSearchParams,
  today: { term: SolarTerm; seed: number },
): { settings: Settings; time: number } {
  const term = oneOf(solarTerms, query.get('term') ?? undefined) ?? today.term;
  const start = settingsOf(term, wholeNumber(query.get('seed'), 1, LARGEST_SEED) ?? today.seed);
  const number = (name: RangeName) => {
    const { min, max } = ranges[name];
    return wholeNumber(query.get(name), min, max) ?? start[name];
  };
  const time = Number(/^\d{1,2}(\.\d)?$/.exec(query.get('time') ?? '')?.[0] ?? 0);
  return {
    settings: {
      ...start,
      density: number('density'),
      size: number('size'),
      wind: number('wind'),
      mix: number('mix'),
      events: query.get('events') === '1',
    },
    time: time < PERIOD ? time : 0,
  };
}

/** The settings as query fields; those with which the term begins are left out. */
export function queryOfSettings(settings: Settings, time: number): Record<string, string> {
  const start = settingsOf(settings.term, settings.seed);
  const query: Record<string, string> = { term: settings.term, seed: String(settings.seed) };
  for (const name of ['density', 'size', 'wind', 'mix'] as const) {
    if (settings[name] !== start[name]) query[name] = String(settings[name]);
  }
  if (settings.events) query.events = '1';
  if (time > 0) query.time = (Math.floor(time * 10) / 10).toFixed(1);
  return query;
}
