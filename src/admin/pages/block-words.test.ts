import { expect, test } from 'vitest';
import { blockLines, fieldWords, typeName } from './block-words.ts';
import { findTypes } from './palette.tsx';

test('paths in blocks are read as words', () => {
  expect(fieldWords('faq', 'items.1.answer', 'zh')).toBe('问答 2 · 回答');
  expect(fieldWords('faq', 'more.to', 'en')).toBe('Link beside the heading · Address');
  expect(fieldWords('case-cards', 'source.slugs.0', 'en')).toBe('What it shows · case 1');
  expect(fieldWords('spec-table', 'groups.0.rows.2.value', 'zh')).toBe('分组 1 · 参数 3 · 值');
  expect(fieldWords('faq', 'hidden', 'en')).toBe('Hidden');
  expect(fieldWords('carousel', 'speed', 'en')).toBe('speed');
  expect([typeName('faq', 'zh'), typeName('carousel', 'zh')]).toEqual(['常见问题', 'carousel']);
});

test('a block is compared as lines of its fields', () => {
  const block = {
    id: 'a',
    type: 'faq',
    heading: 'Questions',
    items: [{ question: 'Why?', answer: 'So.' }],
  };
  expect(blockLines(block, 'en')).toBe(
    'Heading: Questions\nquestion 1 · Question: Why?\nquestion 1 · Answer: So.',
  );
  expect(blockLines(undefined, 'en')).toBe('');
});

test('the palette finds types by words of both languages', () => {
  expect(findTypes('二维码')).toEqual(['qr-card']);
  expect(findTypes(' Gallery ')).toEqual(['gallery']);
  expect(findTypes('carousel')).toEqual([]);
  expect(findTypes('').length).toBeGreaterThan(20);
});
