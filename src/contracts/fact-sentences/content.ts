import type { FactSentence } from './sentence.ts';

/** Sentences beside articles and cases, and on the page of an unknown address, that state facts. */
export const contentSentences = {
  article: {
    zh: '告诉我们场地、品类和预算，一位方案工程师会在{{fact:answer-time.word}}内联系您。',
    en: 'Tell us about the room, the products and the budget. A solutions engineer will be in touch within {{fact:answer-time.word}}.',
  },
  case: {
    zh: '产品和用途已经替您选好，补上房间大小、商品和时间即可，{{fact:answer-time.word}}内给出初步建议。',
    en: 'Product and use are filled in for you. Add your room, your products and your dates, and a first proposal follows within {{fact:answer-time.word}}.',
  },
  unknownAddress: {
    zh: '说说您的需求，{{fact:answer-time.word}}内回复',
    en: 'Tell us what you need; we answer within {{fact:answer-time.word}}',
  },
} satisfies Record<string, FactSentence>;
