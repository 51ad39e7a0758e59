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
  it('accepts branches that join again', () => {
    const steps = [step('a', 'b', 'c', 'd'), step('b', 'c', 'd'), step('c'), step('d')];
    expect(diagnosisFaults(steps)).toEqual([]);
  });

  it.each<[string, DiagnosisStep[], string]>([
    ['no step', [], 'a diagnosis needs a step'],
    ['an answer to a missing step', [step('a', 'b', 'x'), step('b')], 'a: an answer points to x'],
    [
      'an unreachable step',
      [step('a', 'b', 'b'), step('b'), step('c')],
      'c: no answer points to this step',
    ],
    [
      'a cycle',
      [step('a', 'b', 'c'), step('b', 'a', 'c'), step('c')],
      'a: its answers form a cycle',
    ],
    [
      'a step that points to itself',
      [step('a', 'a', 'b'), step('b')],
      'a: its answers form a cycle',
    ],
    ['one answer', [step('a', 'b'), step('b')], 'a: a question needs 2 to 4 answers'],
    [
      'five answers',
      [step('a', 'b', 'b', 'b', 'b', 'b'), step('b')],
      'a: a question needs 2 to 4 answers',
    ],
    ['a result without actions', [{ ...step('a'), actions: [] }], 'a: a result needs an action'],
    [
      'a question with actions',
      [{ ...step('a', 'b', 'b'), documents: ['x'] }, step('b')],
      'a: a question cannot have actions',
    ],
    ['an id twice', [step('a', 'b', 'b'), step('b'), step('b')], 'two steps have the same id'],
    ['an id that is not a slug', [step('A b')], 'A b: its id is not a slug'],
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
      'a: two answers have the same text',
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
