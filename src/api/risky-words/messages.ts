import { RISKY_WORD_LENGTH, RISKY_WORD_WILDCARDS } from '#contracts/risky-words.ts';

const { min, max } = RISKY_WORD_LENGTH;

/** Reasons for which a word or a line is refused. */
export const messages = {
  known: { zh: '词表里已有这个词。', en: 'This word is on the list already.' },
  unusable: {
    zh: `需要 ${min} 至 ${max} 个字；# 和 * 只能放在中间，不能相邻，最多 ${RISKY_WORD_WILDCARDS} 个。`,
    en: `${min} to ${max} characters; # and * only inside a word, not side by side, and at most ${RISKY_WORD_WILDCARDS}.`,
  },
} as const;
