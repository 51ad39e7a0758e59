import { sheetWords } from '#contracts/sheets/words/sheet.ts';
import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text that all sheets share. */
export const sheetMessages = defineMessages({
  zh: {
    ...sheetWords.zh,
    print: '打印 / 存为 PDF',
  },
  en: {
    ...sheetWords.en,
    print: 'Print / save as PDF',
  },
});
