import { expect, it } from 'vitest';
import { factNamesIn } from '../facts.ts';
import { sentencePlaces } from './places.ts';
import { type FactSentence, sentenceIn } from './sentence.ts';

const modules = import.meta.glob<Record<string, Record<string, FactSentence>>>(
  ['./*.ts', '!./*.test.ts', '!./places.ts', '!./sentence.ts'],
  { eager: true },
);
const sentences = Object.values(modules).flatMap((module) =>
  Object.values(module).flatMap((area) => Object.entries(area)),
);

it('is known for every sentence of the interface that states facts', () => {
  const placed = new Set(sentencePlaces.flatMap((place) => place.sentences));
  expect(sentences.length).toBeGreaterThan(10);
  expect(sentences.filter(([, sentence]) => !placed.has(sentence))).toEqual([]);
});

it.each(sentences)('states the same facts in both languages: %s', (_, { zh, en }) => {
  const keys = (text: string) => [...new Set(factNamesIn(text).map((name) => name.split('.')[0]))];
  expect(keys(zh).length).toBeGreaterThan(0);
  expect(keys(en).sort()).toEqual(keys(zh).sort());
});

it('shows a sentence with the values of its facts', () => {
  const facts = { zh: { 'a.word': '两天' }, en: { 'a.word': 'two days' } };
  const sentence = { zh: '在{{fact:a.word}}内', en: 'within {{fact:a.word}}' };
  expect(sentenceIn(sentence, 'zh', facts)).toBe('在两天内');
  expect(sentenceIn(sentence, 'en', facts)).toBe('within two days');
});
