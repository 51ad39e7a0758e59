import { counted } from '#contracts/counted.ts';
import { liveReportWords } from '#contracts/sheets/words/live-report.ts';
import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text of a live report. Each figure has a definition. */
export const liveReportMessages = defineMessages({
  zh: {
    ...liveReportWords.zh,
    exportCsv: '导出分钟数据（CSV）',
    curveTitle: '在线人数随时间变化',
    curveText: (peak: string, time: string, count: number) =>
      `最高 ${peak} 人，出现在 ${time}；曲线上有 ${count} 个节目标记。`,
  },
  en: {
    ...liveReportWords.en,
    exportCsv: 'Export minutes (CSV)',
    curveTitle: 'Viewers over time',
    curveText: (peak: string, time: string, count: number) =>
      `Peak of ${counted(peak, 'viewer')} at ${time}; ${counted(count, 'event')} marked on the curve.`,
  },
});
