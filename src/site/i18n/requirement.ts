import { requirementWords } from '#contracts/sheets/words/requirement.ts';
import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text of the requirement sheet. */
export const requirementMessages = defineMessages({
  zh: {
    ...requirementWords.zh,
    mayApproveHint:
      '请逐条核对下面的内容，再确认这一版；有修改意见请先告诉我们，我们会发布新的一版。',
    closedHint: '这份需求单已经结束。',
    approval: '确认情况',
    approve: (version: number) => `确认第 ${version} 版`,
    notLoaded: '没有加载成功，请检查网络后再点一次。',
    remark: '附言',
    readAll: '都看过了？',
    newVersion: (version: number) => `第 ${version} 版已经发布，下面就是这一版。`,
    seeChanges: '看看改了什么',
  },
  en: {
    ...requirementWords.en,
    mayApproveHint:
      'Please check the points below, then approve this version. If something should change, tell us first, and we will issue a new one.',
    closedHint: 'This requirement is closed.',
    approval: 'Approval',
    approve: (version: number) => `Approve version ${version}`,
    notLoaded: 'It could not be loaded. Please check your connection and press again.',
    remark: 'Remark',
    readAll: 'Read it all?',
    newVersion: (version: number) => `Version ${version} was issued; it is shown below.`,
    seeChanges: 'See what changed',
  },
});
