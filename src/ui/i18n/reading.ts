import { defineMessages } from './messages.tsx';

/** Interface text of the parts that reading pages share. */
export const readingMessages = defineMessages({
  zh: {
    contents: '目录',
    search: '搜索',
    copied: '已复制',
    notCopied: '没有复制成功，请手动选择文字复制。',
    copyLink: '复制链接',
    print: '打印',
    minutes: (minutes: number) => `约 ${minutes} 分钟`,
    neighbours: '前后篇',
    previous: '上一篇',
    next: '下一篇',
  },
  en: {
    contents: 'On this page',
    search: 'Search',
    copied: 'Copied',
    notCopied: 'That did not copy. Please select the text and copy it yourself.',
    copyLink: 'Copy link',
    print: 'Print',
    minutes: (minutes: number) => `${minutes} min`,
    neighbours: 'Previous and next',
    previous: 'Previous',
    next: 'Next',
  },
});
