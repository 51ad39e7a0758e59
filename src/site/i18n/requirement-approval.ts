import { MAX_REASON_LENGTH } from '#contracts/sheets/decisions.ts';
import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text of the approval of a requirement; only its dialogue loads it. */
export const approvalMessages = defineMessages({
  zh: {
    heading: (version: number) => `确认第 ${version} 版`,
    lead: (version: number) =>
      `您确认的是第 ${version} 版的全部内容。确认后服务方按这一版制作；之后的修改会以新的一版再请您确认。`,
    changes: (version: number) => `这一版改了什么（与第 ${version} 版相比）`,
    name: '您的姓名',
    nameHint: '会记录在确认里，服务方和持有链接的人都能看到。',
    nameMissing: '请填写姓名，再确认。',
    title: '职务',
    remark: '附言',
    remarkHint: `例如：确认，但样片请先给我们看。会和确认一起记录，最多 ${MAX_REASON_LENGTH} 字。`,
    confirm: (version: number) => `确认第 ${version} 版`,
    cancel: '先不确认',
    close: '关闭',
  },
  en: {
    heading: (version: number) => `Approve version ${version}`,
    lead: (version: number) =>
      `You approve everything in version ${version}. The provider then makes what it says; later changes come to you as a new version.`,
    changes: (version: number) => `What this version changes (compared with version ${version})`,
    name: 'Your name',
    nameHint: 'Recorded with the approval; the provider and everybody with the link can see it.',
    nameMissing: 'Please enter your name, then approve.',
    title: 'Position',
    remark: 'Remark',
    remarkHint: `For example: approved, but show us the sample film first. Recorded with the approval, at most ${MAX_REASON_LENGTH} characters.`,
    confirm: (version: number) => `Approve version ${version}`,
    cancel: 'Not yet',
    close: 'Close',
  },
});
