import type { PlainRecord } from './record.ts';

/** Those who answer visitors. */
const workers = ['administrator', 'sales', 'support'] as const;

/** Texts with which staff begin an answer to a booking. */
export const replyTemplateRecord = {
  kind: 'reply-template',
  name: { zh: '答复模板', en: 'Reply template' },
  path: 'reply-templates',
  resource: 'replyTemplates',
  roles: { read: workers, create: workers, update: workers, delete: ['administrator', 'sales'] },
  screen: { to: '/reply-templates', finds: 'q' },
  fields: {
    name: { zh: '名称', en: 'Name' },
    textZh: { zh: '正文（中文）', en: 'Text in Chinese' },
    textEn: { zh: '正文（英文）', en: 'Text in English' },
    active: { zh: '启用', en: 'Switched on' },
  },
  settable: ['active'],
} as const satisfies PlainRecord;
