import { defineMessages } from '#contracts/messages.ts';

/** Words that pages and PDF files of all sheets share. */
export const sheetWords = defineMessages({
  zh: {
    number: '编号',
    version: (version: number) => `第 ${version} 版`,
    provider: '服务方',
    notice: '本页凭专属链接查看，请勿转发给无关人员。',
    updated: '更新于',
    trial: '试用',
    trialNotice: '试用副本：仅供体验，不是真实的需求确认或验收，不具任何效力。',
  },
  en: {
    number: 'No.',
    version: (version: number) => `Version ${version}`,
    provider: 'Provider',
    notice: 'This page is open to holders of its link only. Please do not pass it on.',
    updated: 'Updated',
    trial: 'Trial',
    trialNotice:
      'Trial copy, to look around only: this is no real approval or acceptance and has no effect.',
  },
});
