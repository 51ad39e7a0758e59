import { describe, expect, it } from 'vitest';
import { diagnosisFaults, mostQuestions, structureFaults } from '#contracts/diagnosis.ts';
import { locales } from '#contracts/locale.ts';
import { stepsIn } from './content/diagnoses/step.ts';
import { diagnosisSeeds } from './content/diagnoses.ts';
import sections from './content/sections.json';
import { readSeedTexts } from './texts.ts';

const texts = readSeedTexts<{ slug: string; section: string }>('documents');
const sectionOf = new Map(texts.map(({ front }) => [front.slug, front.section]));
const troubleshooting = sections
  .filter(({ parent }) => parent === 'troubleshooting')
  .map(({ slug }) => slug);

it('there is one diagnosis for every troubleshooting document', () => {
  const offering = [...sectionOf].filter(([, section]) => troubleshooting.includes(section));
  expect(diagnosisSeeds.map(({ document }) => document).sort()).toEqual(
    offering.map(([slug]) => slug).sort(),
  );
  expect(new Set(diagnosisSeeds.map(({ slug }) => slug)).size).toBe(diagnosisSeeds.length);
});

/** Length of a text with its facts as about as long as they are shown. */
const shownLength = (text: string) => text.replaceAll(/\{\{fact:[^}]+\}\}/g, '00 units').length;

describe.each(diagnosisSeeds.map((seed) => [seed.slug, seed] as const))('%s', (_, seed) => {
  const { document, steps } = seed;

  it('every path of answers ends in a result, in both languages', () => {
    const [chinese, english] = locales.map((locale) => stepsIn(locale, steps, new Map()));
    expect(diagnosisFaults(chinese ?? [])).toEqual([]);
    expect(diagnosisFaults(english ?? [])).toEqual([]);
    expect(structureFaults(chinese ?? [], english ?? [])).toEqual([]);
    expect(JSON.stringify(english)).not.toMatch(/\p{Script=Han}/u);
    expect(steps.length).toBeGreaterThanOrEqual(8);
    expect(steps.length).toBeLessThanOrEqual(16);
    expect(mostQuestions(chinese ?? [])).toBeLessThanOrEqual(5);
  });

  it('has questions and short steps', () => {
    for (const { id, text, hint, answers, actions } of steps) {
      expect(hint[1] === null, id).toBe(hint[0] === null);
      if (answers.length > 0) {
        expect(text[0], id).toMatch(/？$/);
        expect(text[1], id).toMatch(/\?$/);
        continue;
      }
      expect(actions.length, id).toBeGreaterThanOrEqual(3);
      expect(actions.length, id).toBeLessThanOrEqual(5);
      for (const [zh, en] of actions) {
        expect(shownLength(zh), zh).toBeLessThanOrEqual(48);
        expect(shownLength(en), zh).toBeLessThanOrEqual(120);
      }
    }
  });

  it('references are existing documents other than its own', () => {
    for (const step of steps.filter(({ answers }) => answers.length === 0)) {
      expect(step.documents.length, step.id).toBeGreaterThan(0);
      expect(new Set(step.documents).size, step.id).toBe(step.documents.length);
      for (const slug of step.documents) {
        expect(sectionOf.has(slug), slug).toBe(true);
        expect(slug).not.toBe(document);
      }
    }
  });
});
