import { defineMessages } from '#ui/i18n/messages.tsx';

export const pickerMessages = defineMessages({
  zh: {
    search: '按名称、标签或替代文字搜索',
    none: '没有找到图片，请换个词。',
    more: '还有更多，请用搜索缩小范围。',
  },
  en: {
    search: 'Search by name, tag or alternative text',
    none: 'No picture found. Try another word.',
    more: 'There are more: narrow the search.',
  },
});
