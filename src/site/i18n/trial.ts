import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text of copies of demo sheets; only pages that offer or are one load it. */
export const trialMessages = defineMessages({
  zh: {
    until: (until: string) =>
      `试用副本：您可以放心确认、判定和签字，不具任何效力。${until} 之后自动删除。`,
    offer: '这是演示单据，可以在您自己的副本上试一试',
    offerHint: '副本只有拿到链接的人能打开，24 小时后删除；这一份保持不变。',
    start: '建一份副本来试',
  },
  en: {
    until: (until: string) =>
      `Trial copy: approve, decide and sign as you like; it has no effect. Deleted after ${until}.`,
    offer: 'This is a demo sheet. Try it on a copy of your own',
    offerHint:
      'Only holders of its link can open the copy, and it is deleted after 24 hours. This one stays as it is.',
    start: 'Make a copy to try',
  },
});
