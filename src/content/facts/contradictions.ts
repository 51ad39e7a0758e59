import { type FactValue, factNamesIn, resolveFacts } from '#contracts/facts.ts';
import { type Locale, locales } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { facts } from '#db/schema/facts.ts';
import { compilePhrase, numbersIn, type Phrase } from './phrase.ts';
import { readFactValues } from './values.ts';

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

interface Rule {
  key: string;
  text: Record<Locale, string>;
  /** Numbers that state the value: the ends of a range, or those in a text. */
  numbers: number[];
  /** Ends of a range: one number between them agrees with it. */
  range: { minimum: number; maximum: number } | undefined;
  phrases: Phrase[];
}

/**
 * Reads the facts for a check of texts: of the demo content in the tests, of a draft before it is
 * published. Phrases of both languages are searched, since code and tables mix them.
 */
export async function openFactCheck(db: Executor): Promise<FindContradictions> {
  const lookUp = await readFactValues(db);
  const rules = (await db.select().from(facts)).map((row): Rule => {
    const text = { zh: lookUp(row.key, 'zh') ?? '', en: lookUp(row.key, 'en') ?? '' };
    const { minimum, maximum } = row;
    const bounds = [minimum, maximum].filter((bound) => bound !== null);
    return {
      key: row.key,
      text,
      numbers: bounds.length > 0 ? bounds : locales.flatMap((locale) => numbersIn(text[locale])),
      range: minimum !== null && maximum !== null ? { minimum, maximum } : undefined,
      phrases: [...row.phrasesZh, ...row.phrasesEn].map(compilePhrase),
    };
  });
  return (text, locale) => {
    const shown = resolveFacts(text, locale, lookUp);
    const lowerCase = shown.toLowerCase();
    const mayContain = ({ literals }: Phrase) =>
      literals.every((literal) => lowerCase.includes(literal));
    return [
      ...unknownFacts(text, lookUp),
      ...rules.flatMap((rule) =>
        rule.phrases
          .filter(mayContain)
          .flatMap(({ pattern }) => otherNumbers(shown, rule, locale, pattern)),
      ),
    ];
  };
}

function unknownFacts(text: string, lookUp: FactValue): Contradiction[] {
  return factNamesIn(text)
    .filter((name) => lookUp(name, 'zh') === undefined)
    .map((name) => {
      const stated = `{{fact:${name}}}`;
      return { fact: name, expected: null, stated, line: lineAt(text, text.indexOf(stated)) };
    });
}

function otherNumbers(text: string, rule: Rule, locale: Locale, pattern: RegExp): Contradiction[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: stated, 1: measure = '', index }) =>
    agrees(numbersIn(measure), rule)
      ? []
      : [{ fact: rule.key, expected: rule.text[locale], stated, line: lineAt(text, index) }],
  );
}

function agrees(stated: number[], { numbers, range }: Rule): boolean {
  const [only] = stated;
  if (stated.length === 1 && range && only !== undefined) {
    return only >= range.minimum && only <= range.maximum;
  }
  return stated.every((one) => numbers.includes(one));
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
