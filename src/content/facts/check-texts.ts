import type { Locale } from '#contracts/locale.ts';
import { createRiskFinder, type RiskyWord } from '#contracts/risky-words.ts';
import { type Contradiction, createFactCheck, type FactRules } from './contradictions.ts';

/** Texts to compare with facts and risky words. */
export interface TextsToCheck {
  texts: { text: string; locale: Locale }[];
  facts: FactRules;
  words: RiskyWord[];
}

/** What was found in one text. */
export interface CheckedText {
  /** Each word once, with its last place; `word` is its number in the list. */
  risks: { word: number; start: number; end: number }[];
  contradictions: Contradiction[];
}

/**
 * Finds risky words, and numbers that contradict facts. A job: it runs in a process with limits,
 * see src/bounded.
 */
export function checkTexts({ texts, facts, words }: TextsToCheck): CheckedText[] {
  const findRisks = createRiskFinder(words.map((word, number) => ({ ...word, number })));
  const findContradictions = createFactCheck(facts);
  return texts.map(({ text, locale }) => {
    const risks = new Map(
      findRisks(text).map(({ word: { number }, start, end }) => [
        number,
        { word: number, start, end },
      ]),
    );
    return { risks: [...risks.values()], contradictions: findContradictions(text, locale) };
  });
}
