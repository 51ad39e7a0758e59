import { defineMessages } from '#ui/i18n/messages.tsx';

export const overviewMessages = defineMessages({
  zh: {
    greeting: (name: string) => `${name}，您好`,
    drafts: '有未发布的修改',
    draftsNone: '没有等待发布的修改。',
    schedules: '已定时',
    schedulesNone: '没有定时的发布或下线。',
    publish: '发布',
    withdraw: '下线',
    failed: '没有成功',
    translations: '需要更新的英文译文',
    translationsNone: '所有译文都是最新的。',
    all: '全部',
    more: '更多',
    health: '系统状态',
    failedJobs: (count: number) => (count === 0 ? '没有失败的任务' : `${count} 个任务失败`),
    failedMessages: (count: number) =>
      count === 0 ? '没有发送失败的邮件或消息' : `${count} 封邮件或消息发送失败`,
    freeDisk: (percent: number) => `磁盘剩余 ${percent}%`,
    lastBackup: (day: string) => `上次备份：${day}`,
    noBackup: '还没有备份过',
    bookings: '待答复的预约',
    bookingsMine: '由我负责',
    bookingsMineNone: '没有等您答复的预约。',
    bookingsNew: '尚未分配',
    bookingsNewNone: '没有未分配的预约。',
    visits: '最近 7 天的访问',
    searchesNone: '所有搜索都有结果。',
  },
  en: {
    greeting: (name: string) => `Hello, ${name}`,
    drafts: 'Unpublished changes',
    draftsNone: 'Nothing waits to be published.',
    schedules: 'Scheduled',
    schedulesNone: 'Nothing is scheduled.',
    publish: 'Publish',
    withdraw: 'Take offline',
    failed: 'Failed',
    translations: 'Translations to update',
    translationsNone: 'All translations are up to date.',
    all: 'All',
    more: 'More',
    health: 'System',
    failedJobs: (count: number) =>
      count === 0 ? 'No failed jobs' : count === 1 ? '1 failed job' : `${count} failed jobs`,
    failedMessages: (count: number) =>
      count === 0
        ? 'No failed mail or messages'
        : count === 1
          ? '1 failed mail or message'
          : `${count} failed mails or messages`,
    freeDisk: (percent: number) => `${percent}% of the disk is free`,
    lastBackup: (day: string) => `Last backup: ${day}`,
    noBackup: 'Never backed up',
    bookings: 'Bookings to answer',
    bookingsMine: 'Mine',
    bookingsMineNone: 'No booking waits for you.',
    bookingsNew: 'Nobody’s yet',
    bookingsNewNone: 'No booking is unassigned.',
    visits: 'Visits of the last 7 days',
    searchesNone: 'Every search had a result.',
  },
});
