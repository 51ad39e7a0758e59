import { defineMessages } from '#ui/i18n/messages.tsx';
import { kindNames } from '#ui/i18n/names.ts';

/** Interface text of lists: their filters and pages, and what stands where nothing matches. */
export const listMessages = defineMessages({
  zh: {
    results: (words: string, total: number) => `“${words}”的搜索结果：${total} 条`,
    corrected: (words: string) => `没有原词的结果，已改按“${words}”查找。`,
    total: (total: number) => `共 ${total} 条`,
    all: '全部',
    clear: '清除筛选',
    clearWords: '清除搜索',
    emptyTitle: '没有符合条件的内容',
    emptyText: '换个说法，或去掉一些条件再试。',
    otherWords: '换个说法，或者少用几个词。',
    siteResults: '本站其他地方有这些',
    inChinese: '（中文）',
    popular: '大家常看',
    kinds: kindNames.zh,
    behindTitle: '这一页没有内容',
    behindText: '列表没有这么多页。',
    firstPage: '回到第 1 页',
    pageTitle: (title: string, page: number) => `${title} - 第 ${page} 页`,
  },
  en: {
    results: (words: string, total: number) =>
      `${total} ${total === 1 ? 'result' : 'results'} for “${words}”`,
    corrected: (words: string) => `Nothing matched as typed; showing results for “${words}”.`,
    total: (total: number) => `${total} ${total === 1 ? 'article' : 'articles'}`,
    all: 'All',
    clear: 'Clear filters',
    clearWords: 'Clear search',
    emptyTitle: 'Nothing matches',
    emptyText: 'Try other words, or take a filter away.',
    otherWords: 'Try other words, or fewer.',
    siteResults: 'Found elsewhere on this site',
    inChinese: '(in Chinese)',
    popular: 'Often read',
    kinds: kindNames.en,
    behindTitle: 'This page is empty',
    behindText: 'The list does not go on this far.',
    firstPage: 'Back to page 1',
    pageTitle: (title: string, page: number) => `${title} - page ${page}`,
  },
});
