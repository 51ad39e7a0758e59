import { defineTexts } from '../core/define-texts.ts';

/** Texts of the list of translations. */
export const translationMessages = defineTexts({
  zh: {
    title: '译文',
    intro: '中文已发布的内容，英文译文是缺少、过期还是最新。过期表示中文在译文之后有改动。',
    state: '译文状态',
    states: { stale: '过期', missing: '缺少', fresh: '最新' },
    record: '内容',
    changed: '最近修改',
    seeChanges: '看改了什么',
    seeChangesOf: (title: string) => `看改了什么：${title}`,
    stillRight: '仍然正确',
    stillRightOf: (title: string) => `仍然正确：${title}`,
    confirmed: '已标记为最新',
    emptyTitle: '没有这样的译文',
    emptyText: '换一个状态或类型看看。',
  },
  en: {
    title: 'Translations',
    intro:
      'Whether the English text of what is public in Chinese is missing, stale or up to date. Stale means that the Chinese text has changed since.',
    state: 'State',
    states: { stale: 'Stale', missing: 'Missing', fresh: 'Up to date' },
    record: 'Record',
    changed: 'Changed',
    seeChanges: 'See what changed',
    seeChangesOf: (title: string) => `See what changed: ${title}`,
    stillRight: 'Still right',
    stillRightOf: (title: string) => `Still right: ${title}`,
    confirmed: 'Marked as up to date',
    emptyTitle: 'No such translations',
    emptyText: 'Try another state or kind.',
  },
});
