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
  },
});
