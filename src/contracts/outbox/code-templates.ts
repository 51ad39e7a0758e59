import { type MessageTemplate, value } from './template.ts';

/** Messages about activation codes. */
export const codeTemplates = {
  'code.redeemed': {
    name: { zh: '兑换码已兑换', en: 'Code redeemed' },
    reader: 'provider',
    values: {
      campaign: value('活动', 'Campaign', '索尼联合套装'),
      reference: value('兑换编号', 'Reference', 'RD20261121-7K3D'),
    },
    subject: { zh: '兑换码已兑换：{{campaign}}', en: 'A code was redeemed: {{campaign}}' },
    body: { zh: '兑换编号：{{reference}}', en: 'Reference: {{reference}}' },
  },
} as const satisfies Record<string, MessageTemplate>;
