import { defineMessages } from '#ui/i18n/messages.tsx';

export const commentMessages = defineMessages({
  zh: {
    title: '留言',
    none: '还没有留言。',
    customer: '客户',
    provider: '我方',
    resolved: '已处理',
    resolve: '标为已处理',
    reopen: '改回待处理',
    reply: '回复',
    replyTo: (name: string) => `回复 ${name}`,
    body: '留言',
    bodyHint: '客户打开链接就能看到，并显示您的姓名。',
    send: '发送',
    about: (title: string) => `关于：${title}`,
  },
  en: {
    title: 'Comments',
    none: 'No comments yet.',
    customer: 'Customer',
    provider: 'We',
    resolved: 'Settled',
    resolve: 'Mark as settled',
    reopen: 'Open again',
    reply: 'Answer',
    replyTo: (name: string) => `Answer to ${name}`,
    body: 'Comment',
    bodyHint: 'Customers see it with your name when they open the link.',
    send: 'Send',
    about: (title: string) => `On: ${title}`,
  },
});
