import { counted } from '#contracts/counted.ts';
import { deviceSheetWords } from '#contracts/sheets/words/device-sheet.ts';
import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text of the device sheet. */
export const deviceSheetMessages = defineMessages({
  zh: {
    ...deviceSheetWords.zh,
    exportCsv: '导出表格（CSV）',
    wiringAlt: (devices: number, cables: number) =>
      `接线图：${devices} 台设备之间的 ${cables} 根线缆，逐根列在下方的接线表中`,
    scrollHint: '可左右滑动查看全图',
  },
  en: {
    ...deviceSheetWords.en,
    exportCsv: 'Export table (CSV)',
    wiringAlt: (devices: number, cables: number) =>
      `Wiring diagram: ${counted(cables, 'cable')} between ${counted(devices, 'device')}, each listed in the table below`,
    scrollHint: 'Scroll sideways to see all of it',
  },
});
