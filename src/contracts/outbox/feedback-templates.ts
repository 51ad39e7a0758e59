import { localeWords } from './booking-words.ts';
import { link, type MessageTemplate, value } from './template.ts';

/** Messages about what readers say of documents. */
export const feedbackTemplates = {
  'feedback.created': {
    name: { zh: '文档反馈', en: 'Feedback on a document' },
    reader: 'provider',
    values: {
      document: value('文档', 'Document', { zh: '抠像参数', en: 'Parameters of the keyer' }),
      helpful: value('评价', 'Verdict', false, {
        words: {
          true: { zh: '有帮助', en: 'helpful' },
          false: { zh: '没有帮助', en: 'not helpful' },
        },
      }),
      reason: value('原因', 'Reason', 'unclear', {
        words: {
          unclear: { zh: '看不明白', en: 'Hard to understand' },
          incomplete: { zh: '内容不够', en: 'Not enough' },
          wrong: { zh: '内容有误', en: 'Wrong' },
          outdated: { zh: '已经过时', en: 'Out of date' },
          other_problem: { zh: '不是读者的问题', en: 'Not the reader’s problem' },
        },
      }),
      comment: value('留言', 'Comment', {
        zh: '第三步的按钮找不到。',
        en: 'I cannot find the button of step 3.',
      }),
      locale: value('语言', 'Language', 'zh', { words: localeWords }),
      page: link('文档地址', 'Document', 'https://example.com/dmfaq/cyan-parameters'),
    },
    subject: {
      zh: '文档《{{document}}》收到反馈：{{helpful}}',
      en: 'Feedback on “{{document}}”: {{helpful}}',
    },
    body: {
      zh: '原因：{{reason}}\n留言：{{comment}}\n语言：{{locale}}\n文档：{{page}}',
      en: 'Reason: {{reason}}\nComment: {{comment}}\nLanguage: {{locale}}\nDocument: {{page}}',
    },
  },
} as const satisfies Record<string, MessageTemplate>;
