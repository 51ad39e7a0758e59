import { sheetWords } from '#contracts/sheets/words/sheet.ts';
import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text that all sheets share. */
export const sheetMessages = defineMessages({
  zh: {
    ...sheetWords.zh,
    pdf: '打开 PDF',
  },
  en: {
    ...sheetWords.en,
    pdf: 'Open as PDF',
  },
});
