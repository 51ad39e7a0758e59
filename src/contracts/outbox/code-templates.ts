import { link, type MessageTemplate, moment, value } from './template.ts';

const product = value('产品', 'Product', { zh: '大觅直播', en: 'Dami Live' });
const device = value('相机型号', 'Camera', 'A7 IV');

/** Messages about redemption codes. */
export const codeTemplates = {
  'code.redeemed': {
    name: { zh: '兑换码已兑换', en: 'Code redeemed' },
    reader: 'provider',
    values: { campaign: value('活动', 'Campaign', 'sony'), product, device },
    subject: { zh: '兑换码已兑换：{{campaign}}', en: 'A code was redeemed: {{campaign}}' },
    body: {
      zh: `产品：{{product}}
相机型号：{{device}}`,
      en: `Product: {{product}}
Camera: {{device}}`,
    },
  },
  'licence.issued': {
    name: { zh: '许可（发给兑换人）', en: 'Licence, to its holder' },
    reader: 'visitor',
    values: {
      reference: value('许可编号', 'Licence key', '7KQ2M-0XD4V-TA9H3-CWE5R'),
      product,
      device,
      until: moment('有效期至', 'Valid until'),
      file: link('许可文件', 'Licence file', 'https://example.com/api/licences/…/licence.json'),
      pdf: link('PDF', 'PDF', 'https://example.com/api/licences/…/licence.pdf'),
    },
    subject: { zh: '您的许可：{{product}}', en: 'Your licence: {{product}}' },
    body: {
      zh: `您的兑换码已经激活，请保存这封邮件。

产品：{{product}}
许可编号：{{reference}}
相机型号：{{device}}
有效期至：{{until}}

许可文件：{{file}}
PDF：{{pdf}}

凭许可编号谁都能下载许可文件，请不要转发。`,
      en: `Your code is activated. Please keep this message.

Product: {{product}}
Licence key: {{reference}}
Camera: {{device}}
Valid until: {{until}}

Licence file: {{file}}
PDF: {{pdf}}

Whoever has the licence key can download the licence, so please do not forward it.`,
    },
  },
  'code.guessing': {
    name: { zh: '有人在试兑换码', en: 'Codes are being guessed' },
    reader: 'provider',
    values: { count: value('一小时内不存在的兑换码', 'Unknown codes in an hour', 300) },
    subject: { zh: '有人在试兑换码', en: 'Somebody is guessing redemption codes' },
    body: {
      zh: `一小时内收到 {{count}} 个不存在的兑换码。现在浏览器在每次兑换前会先做一次工作量证明，用户只会多等几秒；没有脚本的照常办理，仍受网络与联系方式的次数限制。
兑换码有 75 位随机数，猜中的可能可以忽略。请看看是不是有一批卡没有导入。`,
      en: `{{count}} unknown codes came in an hour. Browsers now do a proof of work before each attempt, for which people wait a few seconds more; those without scripts go on, within the limits of network and contact.
A code has 75 random bits, so guessing is hopeless. See whether a batch of cards was not imported.`,
    },
  },
} as const satisfies Record<string, MessageTemplate>;
