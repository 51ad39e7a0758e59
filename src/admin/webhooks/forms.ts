import { z } from 'zod';
import { changedWebhookFields, newWebhookFields } from '#contracts/fields/webhooks.ts';
import { text } from '#contracts/form-labels.ts';
import { webhookRecord } from '#contracts/records/webhooks.ts';
import { defineRecordForm } from '../records/record-form.ts';

const added = z.strictObject(newWebhookFields);
const changed = z.strictObject(changedWebhookFields);
export type NewValues = z.output<typeof added>;
export type ChangedValues = z.output<typeof changed>;

const locale = { as: 'select' } as const;
const address = { inputMode: 'url' } as const;

export const newWebhookForm = defineRecordForm(webhookRecord, added, {
  kind: {
    as: 'select',
    help: text(
      '群机器人：在群设置里添加“自定义机器人”，复制它的 Webhook 地址。',
      'Chats: add a custom robot in the settings of the group and copy its webhook address.',
    ),
  },
  locale,
  address,
  secret: {
    help: text(
      '钉钉、飞书：机器人安全设置里的“加签”密钥。企业微信没有。通用 Webhook 留空会生成一个。',
      'DingTalk and Feishu: the signing secret in the security settings of the robot. WeCom has none. A generic webhook without one gets one.',
    ),
  },
});

export const webhookForm = defineRecordForm(webhookRecord, changed, {
  locale,
  address: {
    ...address,
    help: text('留空则不变。', 'Leave it empty to keep the stored one.'),
  },
  secret: { help: text('留空则不变。', 'Leave it empty to keep the stored one.') },
});
