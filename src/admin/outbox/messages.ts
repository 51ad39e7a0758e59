import { defineTexts } from '../core/define-texts.ts';

export const outboxMessages = defineTexts({
  zh: {
    title: '发件箱',
    intro:
      '网站发出的邮件和通知。没有送达的会自动重试，间隔越来越长；八次都不成功就停下，等您处理。',
    search: '收件地址或事件',
    kind: '方式',
    message: '消息',
    to: '发给',
    when: '时间',
    nextTry: (time: string) => `下次重试 ${time}`,
    paused: '渠道已暂停',
    sendAgain: '重新发送',
    sendAgainName: (name: string) => `重新发送“${name}”`,
    sentAgain: '已安排发送',
    cancelName: (name: string) => `取消“${name}”`,
    allAgain: '重新发送所有失败的',
    allSentAgain: (count: number) => (count === 0 ? '没有失败的消息' : `已安排发送 ${count} 条`),
    emptyTitle: '没有符合条件的消息',
    noneTitle: '还没有消息',
    noneText: '有预约、签署或邀请时，消息会出现在这里。',
  },
  en: {
    title: 'Outbox',
    intro:
      'Mails and notifications of the site. What does not arrive is tried again after longer and longer pauses; after eight attempts it is given up and waits for you.',
    search: 'Mail address or event',
    kind: 'Way',
    message: 'Message',
    to: 'To',
    when: 'Time',
    nextTry: (time: string) => `Next attempt ${time}`,
    paused: 'The webhook is paused',
    sendAgain: 'Send again',
    sendAgainName: (name: string) => `Send again: ${name}`,
    sentAgain: 'On its way',
    cancelName: (name: string) => `Cancel “${name}”`,
    allAgain: 'Send all failed ones again',
    allSentAgain: (count: number) =>
      count === 0 ? 'There are no failed messages' : `${count} on their way`,
    emptyTitle: 'No messages match',
    noneTitle: 'No messages yet',
    noneText: 'Bookings, signatures and invitations send messages, which are listed here.',
  },
});
