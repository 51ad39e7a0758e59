import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text of the guide out of WeChat, besides what the downloads page itself says of it. */
export const downloadGuideMessages = defineMessages({
  zh: { copy: '复制本页地址', close: '知道了' },
  en: { copy: 'Copy the address of this page', close: 'Got it' },
});
