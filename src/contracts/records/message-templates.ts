import type { PlainRecord } from './record.ts';

/** Texts of the messages that the site sends. Which messages there are, the code says. */
export const messageTemplateRecord = {
  kind: 'message-template',
  name: { zh: '消息模板', en: 'Message template' },
  path: 'message-templates',
  resource: 'messageTemplates',
  roles: {
    read: ['administrator', 'editor', 'sales', 'support'],
    create: [],
    update: ['administrator', 'editor'],
    delete: [],
  },
  screen: { to: '/message-templates', finds: 'path' },
  fields: {
    event: { zh: '事件', en: 'Event' },
    reader: { zh: '收件人', en: 'Reader' },
    subjectZh: { zh: '主题（中文）', en: 'Subject in Chinese' },
    subjectEn: { zh: '主题（英文）', en: 'Subject in English' },
    bodyZh: { zh: '正文（中文）', en: 'Text in Chinese' },
    bodyEn: { zh: '正文（英文）', en: 'Text in English' },
  },
  values: {
    reader: {
      zh: { visitor: '访客', staff: '员工本人', provider: '负责人或办公室、聊天群' },
      en: { visitor: 'Visitor', staff: 'Member of staff', provider: 'Owner or office, chats' },
    },
  },
  settable: [],
} as const satisfies PlainRecord;
