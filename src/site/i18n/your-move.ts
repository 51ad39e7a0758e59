import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text of a sheet that waits for the customer. */
export const yourMoveMessages = defineMessages({
  zh: {
    heading: '现在轮到您了',
    text: '这份单据在等您。办好之后，或有事要说明，可以在这里答复；发送后就轮到服务方。',
    readOnly: '这份单据在等您。这个链接只能查看，请直接联系服务方。',
    answer: '答复',
  },
  en: {
    heading: 'It is your move',
    text: 'This sheet waits for you. Answer here once it is done, or if something has to be said; after that it is the provider’s move.',
    readOnly:
      'This sheet waits for you. This link can only be read, so please contact the provider.',
    answer: 'Answer',
  },
});
