import { expect, test } from 'vitest';
import { stepFieldWords, stepLines, stepPathWords, stepTypeName } from './step-words.ts';

test('paths are read as words', () => {
  expect(stepFieldWords('question', 'text', 'en')).toBe('Text');
  expect(stepFieldWords('question', 'answers.1.label', 'zh')).toBe('回答 2 · 文字');
  expect(stepFieldWords('result', 'documents.0', 'en')).toBe('Document 1');
  expect(stepPathWords(['cable', 'answers', 'yes', 'label'], 'en')).toBe(
    'Step cable · Answer · Text',
  );
  expect(stepTypeName('result', 'zh')).toBe('结论');
});

test('a step is a line for each of its texts', () => {
  const question = {
    id: 'light',
    type: 'question',
    text: 'Is it lit?',
    hint: null,
    answers: [
      { id: 'a', label: 'Yes', to: 'cable' },
      { id: 'b', label: 'No', to: 'power' },
    ],
  };
  expect(stepLines(question, 'en')).toBe(
    'Text: Is it lit?\nAnswer 1: Yes → cable\nAnswer 2: No → power',
  );
  const result = {
    id: 'cable',
    type: 'result',
    text: '线坏了',
    hint: '接头松',
    actions: [{ id: 'a', text: '换线' }],
    documents: [],
  };
  expect(stepLines(result, 'zh')).toBe('文字: 线坏了\n说明: 接头松\n做法 1: 换线');
  expect(stepLines(undefined, 'zh')).toBe('');
});
