import { webhookEvents } from '../enums/outbox.ts';
import { templateOf } from '../outbox/templates.ts';
import type { PlainRecord } from './record.ts';

const administrator = ['administrator'] as const;

const eventNames = (locale: 'zh' | 'en') =>
  Object.fromEntries(webhookEvents.map((event) => [event, templateOf(event).name[locale]]));

/** Chat groups and other receivers that are told of events. */
export const webhookRecord = {
  kind: 'webhook',
  name: { zh: '通知渠道', en: 'Webhook' },
  path: 'webhooks',
  resource: 'webhooks',
  roles: {
    read: administrator,
    create: administrator,
    update: administrator,
    delete: administrator,
  },
  screen: { to: '/webhooks', finds: 'path' },
  fields: {
    name: { zh: '名称', en: 'Name' },
    kind: { zh: '类型', en: 'Kind' },
    locale: { zh: '语言', en: 'Language' },
    events: { zh: '通知哪些事', en: 'Events' },
    active: { zh: '启用', en: 'Switched on' },
    address: { zh: '地址', en: 'Address' },
    secret: { zh: '签名密钥', en: 'Signing secret' },
  },
  values: {
    kind: {
      zh: { wecom: '企业微信', dingtalk: '钉钉', feishu: '飞书', generic: '通用 Webhook' },
      en: { wecom: 'WeCom', dingtalk: 'DingTalk', feishu: 'Feishu', generic: 'Generic webhook' },
    },
    locale: { zh: { zh: '中文', en: '英文' }, en: { zh: 'Chinese', en: 'English' } },
    events: { zh: eventNames('zh'), en: eventNames('en') },
  },
  settable: ['active', 'locale'],
} as const satisfies PlainRecord;
