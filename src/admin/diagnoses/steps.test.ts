import { describe, expect, test } from 'vitest';
import type { DiagnosisQuestion, DiagnosisResult } from '#contracts/content/diagnosis.ts';
import {
  alignSteps,
  changeStep,
  duplicateStep,
  emptyStep,
  freeKey,
  insertStep,
  moveEntry,
  removeStep,
} from './steps.ts';

const question = (id: string, text: string, ...answers: [label: string, to: string][]) =>
  ({
    id,
    type: 'question',
    text,
    hint: null,
    answers: answers.map(([label, to], at) => ({ id: `answer-${at + 1}`, label, to })),
  }) satisfies DiagnosisQuestion;
const result = (id: string, text: string, ...actions: string[]) =>
  ({
    id,
    type: 'result',
    text,
    hint: null,
    actions: actions.map((action, at) => ({ id: `action-${at + 1}`, text: action })),
    documents: ['doc'],
  }) satisfies DiagnosisResult;
const chinese = [
  question('light', '灯亮吗？', ['亮', 'cable'], ['不亮', 'power']),
  result('cable', '线坏了', '换线', '重启'),
  result('power', '没有电', '插电'),
];
const english = [
  question('light', 'Is it lit?', ['Yes', 'cable'], ['No', 'power']),
  result('cable', 'The cable', 'Change it', 'Restart'),
  result('power', 'No power', 'Plug it in'),
];
const ids = (steps: readonly { id: string }[]) => steps.map(({ id }) => id).join(' ');

test('new keys continue the numbers', () => {
  expect(freeKey('step', [])).toBe('step-1');
  expect(freeKey('step', [{ id: 'step-1' }, { id: 'step-3' }])).toBe('step-2');
});

test('steps are put after another one, or at the end', () => {
  const step = emptyStep('new', 'question');
  expect(ids(insertStep(chinese, step, 'light'))).toBe('light new cable power');
  expect(ids(insertStep(chinese, step))).toBe('light cable power new');
  expect(ids(insertStep(chinese, step, 'none'))).toBe('light cable power new');
});

test('a copy follows its original and has everything but the key', () => {
  const copied = duplicateStep(chinese, 'light', 'step-1');
  expect(ids(copied)).toBe('light step-1 cable power');
  expect(copied[1]).toEqual({ ...chinese[0], id: 'step-1' });
});

test('answers that led to a deleted step lead nowhere', () => {
  const left = removeStep(chinese, 'cable');
  expect(ids(left)).toBe('light power');
  expect(left[0]).toMatchObject({ answers: [{ to: '' }, { to: 'power' }] });
});

test('entries move within their list', () => {
  expect(moveEntry([1, 2, 3], 0, 2)).toEqual([2, 3, 1]);
  expect(moveEntry([1, 2, 3], 2, 0)).toEqual([3, 1, 2]);
  expect(moveEntry([1, 2, 3], 0, -1)).toEqual([1, 2, 3]);
  expect(moveEntry([1, 2, 3], 2, 3)).toEqual([1, 2, 3]);
});

describe('the translation follows the structure of the other language', () => {
  test('nothing changes where both are the same', () => {
    expect(alignSteps(chinese, english)).toEqual(english);
  });

  test('a new step, answer and order come with the texts that are there', () => {
    const moved = moveEntry(chinese, 2, 1);
    const changed = changeStep(moved, 'light', (step) =>
      step.type === 'question'
        ? { ...step, answers: [{ id: 'answer-9', label: '闪', to: 'cable' }, ...step.answers] }
        : step,
    );
    const added = insertStep(changed, emptyStep('step-1', 'result'));
    expect(alignSteps(added, english)).toEqual([
      {
        ...english[0],
        answers: [
          { id: 'answer-9', label: '', to: 'cable' },
          ...(english[0] as DiagnosisQuestion).answers,
        ],
      },
      english[2],
      english[1],
      emptyStep('step-1', 'result'),
    ]);
  });

  test('a language without steps gets all of them without texts', () => {
    const [light, cable] = alignSteps(chinese, []);
    expect(light).toEqual(question('light', '', ['', 'cable'], ['', 'power']));
    expect(cable).toEqual(result('cable', '', '', ''));
  });
});
