import { z } from 'zod';
import { choicesOf, isLines, isText } from './cell-kinds.ts';
import type { Column, Message } from './table.ts';

/** What a cell should have, if its value is none of its kind at all. */
export function expectedIn(
  kind: z.ZodType,
  value: unknown,
  words: Column['words'],
): Message | undefined {
  const choices = choicesOf(kind);
  const isChosen = (one: unknown) => one === '' || one == null || choices?.includes(one);
  if (choices && ![value].flat().every(isChosen)) return oneOf(choices, words);
  if (typeof value !== 'string' || isText(kind)) return undefined;
  if (kind instanceof z.ZodBoolean) return messages.yesOrNo;
  if (kind instanceof z.ZodNumber) return messages.number;
  return kind instanceof z.ZodArray || kind instanceof z.ZodObject ? messages.json : undefined;
}

/** A problem with its place in a cell of several lines or of JSON. */
export function placedIn(
  kind: z.ZodType,
  { path, message }: { path: string; message: Message },
): Message {
  if (isLines(kind) && /^\d+$/.test(path)) {
    const line = Number(path) + 1;
    return { zh: `第 ${line} 行：${message.zh}`, en: `Line ${line}: ${message.en}` };
  }
  const isInside = kind instanceof z.ZodArray || kind instanceof z.ZodObject;
  if (!isInside || path === '(body)') return message;
  return { zh: `${path}：${message.zh}`, en: `${path}: ${message.en}` };
}

function oneOf(choices: readonly unknown[], words: Column['words'] = {}): Message {
  const inChinese = Object.keys(words);
  return {
    zh: `只能填：${(inChinese.length > 0 ? inChinese : choices).join('、')}。`,
    en: `Write one of these: ${choices.join(', ')}.`,
  };
}

const messages = {
  yesOrNo: { zh: '请填“是”或“否”。', en: 'Write yes or no.' },
  number: {
    zh: '请填数字，只写数字本身，例如 1234.5，不带单位。',
    en: 'Write a number without a unit, such as 1234.5.',
  },
  json: {
    zh: '这一格应是 JSON，请照导出的样子修改。',
    en: 'This cell has JSON. Change it in the form in which it was exported.',
  },
} as const;
