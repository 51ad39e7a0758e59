import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text of a demo that has been started. */
export const runningMessages = defineMessages({
  zh: { stopped: '演示意外停止了。', again: '重新打开' },
  en: { stopped: 'The demo stopped unexpectedly.', again: 'Open it again' },
});
