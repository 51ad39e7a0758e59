import { describe, expect, it } from 'vitest';
import type { DiagnosisQuestion, DiagnosisResult, DiagnosisStep } from './content/diagnosis.ts';
import {
  answersTo,
  type DiagnosisFault,
  diagnosisFaults,
  draftSteps,
  isSound,
  mostQuestions,
  structureFaults,
} from './diagnosis.ts';

const question = (id: string, ...to: string[]): DiagnosisQuestion => ({
  id,
  type: 'question',
  text: id,
  hint: null,
  answers: to.map((target, at) => ({ id: `a${at + 1}`, label: `${at}`, to: target })),
});
const result = (id: string): DiagnosisResult => ({
  id,
  type: 'result',
  text: id,
  hint: null,
  actions: [{ id: 'a1', text: '换线' }],
  documents: [],
});
const kinds = (faults: DiagnosisFault[]) =>
  faults.map(({ severity, code, field }) => `${severity} ${code} ${field}`);

describe('diagnosisFaults', () => {
  it('accepts branches that join again', () => {
    const steps = [question('a', 'b', 'c', 'd'), question('b', 'c', 'd'), result('c'), result('d')];
    expect(diagnosisFaults(steps)).toEqual([]);
    expect(isSound(steps)).toBe(true);
  });

  it.each<[string, DiagnosisStep[], string[]]>([
    ['no step', [], ['block no-steps steps']],
    [
      'an answer to a step that is missing, and one without any',
      [question('a', 'b', 'x', ''), result('b')],
      [
        'block answer-leads-nowhere steps.a.answers.a2.to',
        'block answer-leads-nowhere steps.a.answers.a3.to',
      ],
    ],
    [
      'a step to which nothing leads',
      [question('a', 'b', 'b'), result('b'), result('c')],
      ['block step-unreachable steps.c'],
    ],
    [
      'a step to which only unreachable ones lead',
      [result('a'), question('b', 'c', 'c'), result('c')],
      ['block step-unreachable steps.b', 'block step-unreachable steps.c'],
    ],
    [
      'a loop, at each of its steps',
      [question('a', 'b', 'c'), question('b', 'a', 'c'), result('c')],
      ['block loop steps.a', 'block loop steps.b'],
    ],
    ['a step that leads to itself', [question('a', 'a', 'b'), result('b')], ['block loop steps.a']],
    ['one answer', [question('a', 'b'), result('b')], ['block few-answers steps.a']],
    ['a result without advice', [{ ...result('a'), actions: [] }], ['block no-advice steps.a']],
    ['an id twice', [question('a', 'b', 'b'), result('b'), result('b')], ['block same-id steps.b']],
    [
      'two answers with the same text',
      [
        {
          ...question('a', 'b', 'b'),
          answers: ['x', 'y'].map((id) => ({ id, label: ' 是', to: 'b' })),
        },
        result('b'),
      ],
      ['block same-answers steps.a'],
    ],
    [
      'texts that are missing',
      [
        { ...question('a', 'b', 'b'), text: ' ', answers: [{ id: 'x', label: '', to: 'b' }] },
        { ...result('b'), actions: [{ id: 'y', text: '' }] },
      ],
      [
        'block text-missing steps.a.text',
        'block text-missing steps.a.answers.x.label',
        'block few-answers steps.a',
        'block text-missing steps.b.actions.y.text',
      ],
    ],
  ])('reports %s', (_, steps, expected) => {
    expect(kinds(diagnosisFaults(steps))).toEqual(expected);
    expect(isSound(steps)).toBe(false);
  });

  it('warns of a way with too many questions, which may be published', () => {
    const line = [...'abcdefg'].map((id, at) => question(id, 'h', 'bcdefgh'[at] ?? ''));
    const steps = [...line, result('h')];
    expect(kinds(diagnosisFaults(steps))).toEqual(['warn many-questions steps']);
    expect(diagnosisFaults(steps)[0]?.message.en).toContain('up to 7 questions');
    expect(isSound(steps)).toBe(true);
    expect(diagnosisFaults(steps.slice(1))).toEqual([]);
  });

  it('numbers steps as editors see them', () => {
    const [fault] = diagnosisFaults([question('a', 'b', 'b'), { ...result('b'), actions: [] }]);
    expect(fault?.message).toEqual({
      zh: '第 2 步是结论，请写下该怎么做。',
      en: 'Step 2 is a result: write what to do.',
    });
  });
});

it('structureFaults names steps that a translation lacks, has in addition or leads elsewhere', () => {
  const chinese = [question('a', 'b', 'c'), result('b'), result('c')];
  expect(structureFaults(chinese, chinese)).toEqual([]);
  const other = [question('a', 'b', 'd'), result('b'), result('d')];
  expect(kinds(structureFaults(chinese, other))).toEqual([
    'warn other-structure steps',
    'warn other-structure steps.a',
    'warn other-structure steps.d',
  ]);
});

describe('mostQuestions', () => {
  it('counts the longest way to a result', () => {
    expect(mostQuestions([result('a')])).toBe(0);
    expect(mostQuestions([question('a', 'c', 'b'), question('b', 'c', 'c'), result('c')])).toBe(2);
    expect(mostQuestions([])).toBe(0);
  });

  it('is quick where many branches join again', () => {
    const ladder = Array.from({ length: 40 }, (_, at) =>
      question(`s${at}`, `s${at + 1}`, `s${at + 1}`),
    );
    expect(mostQuestions([...ladder, result('s40')])).toBe(40);
  });
});

it('answersTo finds the answers that lead to a step', () => {
  const steps = [question('a', 'b', 'c'), question('c', 'b', 'b'), result('b')];
  expect(answersTo(steps, 'b').map(({ step, answer }) => `${step.id} ${answer.id}`)).toEqual([
    'a a1',
    'c a1',
    'c a2',
  ]);
});

describe('draftSteps', () => {
  it('reads whole steps as they are', () => {
    const steps = [question('a', 'b', 'b'), { ...result('b'), hint: '原因' }];
    expect(draftSteps(JSON.parse(JSON.stringify(steps)))).toEqual(steps);
  });

  it.each([undefined, null, 'steps', [null, 1, {}]])('reads %o as no steps', (value) => {
    expect(draftSteps(value)).toEqual([]);
  });

  it('fills gaps', () => {
    expect(
      draftSteps([
        { id: 'a', answers: [{ id: 'x' }, 7] },
        { id: 'b', type: 'result' },
      ]),
    ).toEqual([
      {
        id: 'a',
        type: 'question',
        text: '',
        hint: null,
        answers: [{ id: 'x', label: '', to: '' }],
      },
      { id: 'b', type: 'result', text: '', hint: null, actions: [], documents: [] },
    ]);
  });
});
