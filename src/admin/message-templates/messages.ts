import { fieldNames } from '#contracts/records/all.ts';
import { messageTemplateRecord } from '#contracts/records/message-templates.ts';
import { defineTexts } from '../core/define-texts.ts';

const { values } = messageTemplateRecord;

export const templateMessages = defineTexts({
  zh: {
    title: '消息模板',
    intro: '网站发出的邮件和群消息的文字，中英文各一份。有哪些消息由程序决定，文字由您决定。',
    search: '名称或文字',
    name: '消息',
    edited: '已改写',
    state: '文字',
    states: { edited: '已改写', delivered: '原文' },
    total: (count: number) => `共 ${count} 条消息`,
    emptyTitle: '没有符合条件的消息',
    back: '消息模板',
    texts: '文字',
    values: '可用的内容',
    valuesText: '写在文字里，发送时换成实际内容。点一下复制。',
    preview: '预览',
    previewText: '用示例内容显示，和收件人看到的一样。',
    languages: { zh: '中文', en: '英文' },
    test: '发送测试邮件',
    testText: (email: string) => `中英文各一封，发到 ${email}，主题标有“测试”。`,
    testUnsaved: '请先保存，测试邮件用的是已保存的文字。',
    tested: (email: string) => `测试邮件已交给发件队列：${email}`,
    restore: '恢复原文',
    restoreAsk: '用原文替换现在的中英文文字？',
    restored: '已恢复原文',
    readBy: (reader: string) => `收件人：${reader}`,
    readers: values.reader.zh,
    ...fieldNames(messageTemplateRecord, 'zh'),
  },
  en: {
    title: 'Message templates',
    intro:
      'The texts of mails and chat messages that the site sends, in both languages. Which messages there are, the program decides; what they say is up to you.',
    search: 'Name or text',
    name: 'Message',
    edited: 'Changed',
    state: 'Text',
    states: { edited: 'Changed', delivered: 'As delivered' },
    total: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
    emptyTitle: 'No messages match',
    back: 'Message templates',
    texts: 'Texts',
    values: 'Values you can use',
    valuesText:
      'Write them into the text; they are filled in when it is sent. Click one to copy it.',
    preview: 'Preview',
    previewText: 'With sample values, as its reader sees it.',
    languages: { zh: 'Chinese', en: 'English' },
    test: 'Send test mails',
    testText: (email: string) =>
      `One in each language, to ${email}. Their subject says that they are tests.`,
    testUnsaved: 'Save first: test mails have the saved text.',
    tested: (email: string) => `Test mails are on their way to ${email}`,
    restore: 'Restore the original text',
    restoreAsk: 'Replace both texts with the original ones?',
    restored: 'The original text is back',
    readBy: (reader: string) => `Reader: ${reader}`,
    readers: values.reader.en,
    ...fieldNames(messageTemplateRecord, 'en'),
  },
});
