import { replyValues } from '#contracts/bookings/reply-values.ts';
import type { Locale } from '#contracts/locale.ts';
import { fieldNames } from '#contracts/records/all.ts';
import { replyTemplateRecord } from '#contracts/records/reply-templates.ts';
import { defineTexts } from '../core/define-texts.ts';

/** The placeholders with what they stand for. */
export const placesIn = (locale: Locale): string =>
  Object.entries(replyValues)
    .map(([name, words]) => `{{${name}}} ${words[locale]}`)
    .join(locale === 'zh' ? '，' : ', ');

export const replyTemplateMessages = defineTexts({
  zh: {
    title: '答复模板',
    intro: '答复预约时选一个模板，再改成要说的话。访客用哪种语言预约，就用哪种语言的正文。',
    add: '添加模板',
    search: '名称或正文',
    total: (count: number) => `共 ${count} 个模板`,
    editName: (name: string) => `编辑“${name}”`,
    removeAsk: (name: string) => `删除“${name}”？它会在回收站保留 30 天，期间可以恢复。`,
    emptyTitle: '没有符合条件的模板',
    emptyText: '请调整筛选条件，或者添加模板。',
    noEnglish: '没有英文正文',
    ...fieldNames(replyTemplateRecord, 'zh'),
  },
  en: {
    title: 'Reply templates',
    intro:
      'Choose a template when you answer a booking, and change it to what you want to say. The text is in the language in which the visitor booked.',
    add: 'Add a template',
    search: 'Name or text',
    total: (count: number) => (count === 1 ? '1 template' : `${count} templates`),
    editName: (name: string) => `Edit “${name}”`,
    removeAsk: (name: string) =>
      `Delete “${name}”? It stays in the trash for 30 days, where you can recover it.`,
    emptyTitle: 'No templates match',
    emptyText: 'Try other filters, or add a template.',
    noEnglish: 'No English text',
    ...fieldNames(replyTemplateRecord, 'en'),
  },
});
