import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text of what every page of a sheet has around it. */
export const sheetPageMessages = defineMessages({
  zh: {
    preview: '预览：这是收件人看到的样子，不计入打开次数，也不能提交内容。',
    others: '这个项目的其他单据',
    kinds: {
      requirement: '需求单',
      'device-sheet': '设备信息表',
      'work-order': '实施工单',
      acceptance: '实施验收单',
      'live-report': '直播报告',
    },
    comment: '留言',
    commentOn: (title: string) => `就“${title}”留言`,
  },
  en: {
    preview:
      'Preview: this is what the recipient sees. Nothing is counted, and nothing can be sent.',
    others: 'Other sheets of this project',
    kinds: {
      requirement: 'Requirement',
      'device-sheet': 'Device sheet',
      'work-order': 'Work order',
      acceptance: 'Acceptance sheet',
      'live-report': 'Live report',
    },
    comment: 'Comment',
    commentOn: (title: string) => `Comment on “${title}”`,
  },
});
