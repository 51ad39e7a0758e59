import { expect, test } from 'vitest';
import { createRiskFinder, isRiskyWord, normalRiskyWord } from '#contracts/risky-words.ts';
import { riskyWordRules } from './content/risky-words.ts';

const entries = riskyWordRules.flatMap(({ words, severity }) =>
  Object.entries(words).map(([word, exceptions]) => ({ word, exceptions, severity })),
);

test('every word of the initial list is there once, in its normal form, and can be matched', () => {
  const words = entries.map(({ word }) => word);
  expect(words.length).toBeGreaterThanOrEqual(60);
  expect(new Set(words).size).toBe(words.length);
  expect(words.filter((word) => normalRiskyWord(word) !== word || !isRiskyWord(word))).toEqual([]);
});

test('every exception contains its word and makes it harmless', () => {
  const find = createRiskFinder(entries);
  for (const { word, exceptions } of entries) {
    for (const phrase of exceptions) {
      expect(phrase).toContain(word);
      expect(find(phrase).map((match) => match.word.word)).not.toContain(word);
    }
  }
});
