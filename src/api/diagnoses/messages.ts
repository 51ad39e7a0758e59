import type { Locale } from '#contracts/locale.ts';

type Message = Record<Locale, string>;

/** Texts of the findings on what a diagnosis refers to. */
export const messages = {
  documentMissing: {
    zh: '还没有选择由哪篇文档提供，访客看不到它。',
    en: 'No document offers it yet, so readers do not see it.',
  },
  documentNotPublic: {
    zh: '提供它的文档没有发布，访客看不到它。',
    en: 'The document that offers it is not public, so readers do not see it.',
  },
  documentTaken: {
    zh: '这篇文档已有另一个诊断，访客只会看到标识名称排在前面的一个。',
    en: 'The document has another diagnosis. Readers see the one whose identifier comes first.',
  },
  linkNotPublic: (at: number): Message => ({
    zh: `第 ${at} 步的一篇文档没有发布，访客看不到这个链接。`,
    en: `A document of step ${at} is not public, so readers do not see the link.`,
  }),
} as const;
