import { type FactValue, factNamesIn, resolveFacts } from '#contracts/facts.ts';
import { type Locale, locales } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { facts } from '#db/schema/facts.ts';
import { numbersIn } from './measure.ts';
import { compilePhrase, type Phrase, PhraseError } from './phrase.ts';
import { findPhrase, prepareText } from './search.ts';
import { type FactValues, lookUpIn, readFactTable } from './values.ts';

/** A place where a text and the table of facts disagree. */
export interface Contradiction {
  /** Key of the fact, or the name of a placeholder that does not exist. */
  fact: string;
  /** The value of the fact as texts print it; null if there is no such fact. */
  expected: string | null;
  /** The other number, with the words around it. */
  stated: string;
  /** Line of the text, from 1. */
  line: number;
}

/** Finds contradictions in a text; placeholders count as the values that they show. */
export type FindContradictions = (text: string, locale: Locale) => Contradiction[];

/** A fact as texts are compared with it: plain data that a job can be given. */
export interface FactRule {
  key: string;
  text: Record<Locale, string>;
  /** Numbers that state the value: the ends of a range, or those in a text. */
  numbers: number[];
  /** Ends of a range: one number between them agrees with it. */
  range: { minimum: number; maximum: number } | undefined;
  phrases: string[];
}

/** All facts, and what texts print for their placeholders. */
export interface FactRules {
  values: FactValues;
  rules: FactRule[];
}

/** Most contradictions that are reported of a text, of each fact and of unknown names. */
const MOST = 20;

/** Reads the facts for a check of texts. Phrases of both languages are searched, since code and tables mix them. */
export async function readFactRules(db: Executor): Promise<FactRules> {
  const values = await readFactTable(db);
  const factText = (key: string, locale: Locale) => values.get(key)?.[locale] ?? '';
  const rules = (await db.select().from(facts)).map((row): FactRule => {
    const text = { zh: factText(row.key, 'zh'), en: factText(row.key, 'en') };
    const { minimum, maximum } = row;
    const bounds = [minimum, maximum].filter((bound) => bound !== null);
    return {
      key: row.key,
      text,
      numbers: bounds.length > 0 ? bounds : locales.flatMap((locale) => numbersIn(text[locale])),
      range: minimum !== null && maximum !== null ? { minimum, maximum } : undefined,
      phrases: [...row.phrasesZh, ...row.phrasesEn],
    };
  });
  return { values, rules };
}

/**
 * Prepares the check of texts against facts. Phrases that cannot be read find nothing: validation
 * refuses them.
 */
export function createFactCheck({ values, rules }: FactRules): FindContradictions {
  const lookUp = lookUpIn(values);
  const prepared = rules.map((rule) => ({ rule, phrases: rule.phrases.flatMap(readablePhrase) }));
  return (text, locale) => {
    const searched = prepareText(resolveFacts(text, locale, lookUp));
    const lineAt = lineFinder(searched.text);
    return [
      ...unknownFacts(text, lookUp),
      ...prepared.flatMap(({ rule, phrases }) =>
        phrases
          .flatMap((phrase) => findPhrase(searched, phrase))
          .filter(({ measure }) => !agrees(numbersIn(measure), rule))
          .slice(0, MOST)
          .map(({ start, end }) => ({
            fact: rule.key,
            expected: rule.text[locale],
            stated: searched.text.slice(start, end),
            line: lineAt(start),
          })),
      ),
    ];
  };
}

function readablePhrase(phrase: string): Phrase[] {
  try {
    return [compilePhrase(phrase)];
  } catch (error) {
    if (error instanceof PhraseError) return [];
    throw error;
  }
}

function unknownFacts(text: string, lookUp: FactValue): Contradiction[] {
  const lineAt = lineFinder(text);
  return [...new Set(factNamesIn(text))]
    .filter((name) => lookUp(name, 'zh') === undefined)
    .slice(0, MOST)
    .map((name) => {
      const stated = `{{fact:${name}}}`;
      return { fact: name, expected: null, stated, line: lineAt(text.indexOf(stated)) };
    });
}

function agrees(stated: number[], { numbers, range }: FactRule): boolean {
  const [only] = stated;
  if (stated.length === 1 && range && only !== undefined) {
    return only >= range.minimum && only <= range.maximum;
  }
  return stated.every((one) => numbers.includes(one));
}

/** Tells the line of a position, from 1. */
function lineFinder(text: string): (position: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (position) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < position) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
