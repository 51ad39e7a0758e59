import { RISKY_WORD_LENGTH } from '#contracts/risky-words.ts';
import { MAX_IMPORT_LINES } from './contract.ts';

const { min, max } = RISKY_WORD_LENGTH;

/** Reasons for which a word or a line is refused. */
export const messages = {
  known: { zh: '词表里已有这个词。', en: 'This word is on the list already.' },
  unusable: {
    zh: `需要 ${min} 至 ${max} 个字；# 和 * 只能放在中间，不能相邻。`,
    en: `${min} to ${max} characters; # and * only inside a word and not side by side.`,
  },
  repeated: { zh: '与前面的行重复。', en: 'This line repeats an earlier one.' },
  severity: {
    zh: '级别应为“提示”“警告”或“禁用”。',
    en: 'The severity must be notice, warning or forbidden.',
  },
  category: { zh: '没有这个类别。', en: 'There is no such category.' },
  tooLong: { zh: '有一栏超过 300 个字。', en: 'A field has more than 300 characters.' },
  tooMany: {
    zh: `一次最多 ${MAX_IMPORT_LINES} 行。`,
    en: `At most ${MAX_IMPORT_LINES} lines at a time.`,
  },
} as const;
