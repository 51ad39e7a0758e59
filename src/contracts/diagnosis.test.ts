import { describe, expect, it } from 'vitest';
import { diagnosisFaults, mostQuestions } from './diagnosis.ts';
import type { DiagnosisStep } from './enums/documents.ts';

const step = (id: string, ...to: string[]): DiagnosisStep => ({
  id,
  textZh: id,
  textEn: null,
  hintZh: null,
  hintEn: null,
  answers: to.map((target, index) => ({ labelZh: `${index}`, labelEn: null, to: target })),
  actions: to.length > 0 ? [] : [{ textZh: '换线', textEn: null }],
  documents: [],
});

describe('diagnosisFaults', () => {
  it('accepts branches that meet again', () => {
    const steps = [step('a', 'b', 'c', 'd'), step('b', 'c', 'd'), step('c'), step('d')];
    expect(diagnosisFaults(steps)).toEqual([]);
  });

  it.each<[string, DiagnosisStep[], string]>([
    ['no step', [], 'a diagnosis needs a step'],
    ['an answer to a missing step', [step('a', 'b', 'x'), step('b')], 'a: an answer leads to x'],
    ['an unreachable step', [step('a', 'b', 'b'), step('b'), step('c')], 'c: no answer leads here'],
    ['a cycle', [step('a', 'b', 'c'), step('b', 'a', 'c'), step('c')], 'a: an answer leads back'],
    ['a step that points to itself', [step('a', 'a', 'b'), step('b')], 'a: an answer leads back'],
    ['one answer', [step('a', 'b'), step('b')], 'a: a question has 2 to 4 answers'],
    [
      'five answers',
      [step('a', 'b', 'b', 'b', 'b', 'b'), step('b')],
      'a: a question has 2 to 4 answers',
    ],
    ['a result without actions', [{ ...step('a'), actions: [] }], 'a: a result says what to do'],
    [
      'a question with actions',
      [{ ...step('a', 'b', 'b'), documents: ['x'] }, step('b')],
      'a: a question has no actions',
    ],
    ['an id twice', [step('a', 'b', 'b'), step('b'), step('b')], 'two steps have the same id'],
    ['an id that is not a slug', [step('A b')], 'A b: its id is no slug'],
    [
      'two equal answers',
      [
        {
          ...step('a'),
          actions: [],
          answers: ['b', 'c'].map((to) => ({ labelZh: '是', labelEn: null, to })),
        },
        step('b'),
        step('c'),
      ],
      'a: two answers read the same',
    ],
  ])('reports %s', (_, steps, fault) => {
    expect(diagnosisFaults(steps).join('\n')).toContain(fault);
  });
});

describe('mostQuestions', () => {
  it('counts the longest path to a result', () => {
    expect(mostQuestions([step('a')])).toBe(0);
    expect(mostQuestions([step('a', 'c', 'b'), step('b', 'c', 'c'), step('c')])).toBe(2);
  });
});
