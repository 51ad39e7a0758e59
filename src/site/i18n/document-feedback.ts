import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text for feedback on a document. */
export const documentFeedbackMessages = defineMessages({
  zh: {
    helpTitle: '还没有解决？',
    helpText: '告诉我们现场情况，技术支持会给您回复。',
    help: '联系技术支持',
    supportNote: (title: string) => `看过的文档：${title}\n\n`,
    feedback: {
      title: '这篇文档有帮助吗？',
      yes: '有帮助',
      no: '没帮助',
      why: '主要是什么问题？',
      reasons: {
        unclear: '看不明白',
        incomplete: '内容不够',
        wrong: '内容有误',
        outdated: '已经过时',
        other_problem: '不是我的问题',
      },
      comment: '缺什么、哪里不对',
      commentHint:
        '请不要写姓名、电话和邮箱。我们的答复会显示在这台设备的本页；急用请联系技术支持。',
      send: '提交',
      thanks: '已收到，谢谢。',
      thanksNo: '已收到，谢谢。我们会据此修订这篇文档。',
      change: '改一下',
      answer: '我们的答复',
      handled: '您的反馈已处理，文档已修订。',
      privacy: '只记录您的选择，不记录身份。',
    },
  },
  en: {
    helpTitle: 'Still not solved?',
    helpText: 'Tell us what you see on site, and technical support will answer.',
    help: 'Contact support',
    supportNote: (title: string) => `I have read: ${title}\n\n`,
    feedback: {
      title: 'Was this helpful?',
      yes: 'Yes',
      no: 'No',
      why: 'What was the main problem?',
      reasons: {
        unclear: 'Hard to follow',
        incomplete: 'Not enough detail',
        wrong: 'Something is wrong',
        outdated: 'Out of date',
        other_problem: 'Not about my problem',
      },
      comment: 'What is missing or wrong',
      commentHint:
        'Please leave out names, phone numbers and addresses. Our answer appears here on this device; if it is urgent, contact support.',
      send: 'Send',
      thanks: 'Received, thank you.',
      thanksNo: 'Received, thank you. We will revise this document accordingly.',
      change: 'Change it',
      answer: 'Our answer',
      handled: 'Your feedback was handled, and the document is revised.',
      privacy: 'Only your choice is kept, not who you are.',
    },
  },
});
