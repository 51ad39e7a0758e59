import { acceptanceWords } from '#contracts/sheets/words/acceptance.ts';
import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text of the acceptance sheet. */
export const acceptanceMessages = defineMessages({
  zh: {
    ...acceptanceWords.zh,
    progress: '验收进度',
    steps: {
      judge: '逐项判定',
      judged: (done: number, all: number) => `${done} / ${all} 项已判定`,
      sign: '双方签名',
      signed: (parties: number) => `${parties} / 2 方已签名`,
      seal: '封存',
      sealText: '签名的同时生成验证码，内容不再改动',
    },
    verify: '验证这份记录',
    how: '验收怎么进行',
    help: '说明与联系',
    howSteps: [
      '按“判定标准”和“实测与依据”逐项核对；可以请现场工程师当面复测任意一项。',
      '逐项给出“通过”或“不通过”。不通过的项目请说明原因，我们免费整改后重新提交。',
      '全部项目通过后，由客户授权的负责人与服务方负责人签名，验收单随即封存，双方各执一份。',
    ],
    contact: '对验收有疑问，请联系服务方',
    phone: '电话',
    email: '邮箱',
    wechat: '微信',
  },
  en: {
    ...acceptanceWords.en,
    progress: 'Progress',
    steps: {
      judge: 'Check each item',
      judged: (done: number, all: number) => `${done} of ${all} checked`,
      sign: 'Both parties sign',
      signed: (parties: number) => `${parties} of 2 signed`,
      seal: 'Seal',
      sealText:
        'With the signature: a verification code is issued, and nothing can change after that',
    },
    verify: 'Verify this record',
    how: 'How the acceptance works',
    help: 'Notes and contact',
    howSteps: [
      'Check each item against its criterion and what was measured; ask the engineer on site to repeat any measurement.',
      'Say pass or fail for each. For a fail, say why: we fix it free of charge and submit it again.',
      'Once all have passed, the authorised person on each side signs. The document is sealed and both keep a copy.',
    ],
    contact: 'Questions about this acceptance? Contact the provider',
    phone: 'Phone',
    email: 'Email',
    wechat: 'WeChat',
  },
});
