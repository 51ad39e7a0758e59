import { counted } from '#contracts/counted.ts';
import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text of deciding, signing and rejecting an acceptance sheet by its link. */
export const decisionMessages = defineMessages({
  zh: {
    heading: '请您判定',
    open: (open: number, all: number) =>
      open === 0 ? `${all} 项都已判定` : `共 ${all} 项，其中 ${open} 项待您判定`,
    name: '您的姓名',
    nameHint: '写在您的判定旁边，一起封存。',
    nameMissing: '请填写您的姓名。',
    item: (no: number) => `第 ${no} 项`,
    criterion: '标准',
    measured: '实测',
    notMeasured: '服务方没有填写实测值',
    pass: '通过',
    fail: '不通过',
    change: '改判',
    remark: '不通过的原因',
    remarkHint: '写清楚现场看到的情况，便于整改。',
    remarkMissing: '不通过的项目请写明原因。',
    confirmFail: '确认不通过',
    passRest: '其余按实测结果判定通过',
    passRestUnseen: (count: number) => `还有 ${count} 项没有看过，看完才能一次判定。`,
    passRestNote: '只用于您同意服务方实测结果的项目。',
    decidedBy: (name: string) => `由 ${name} 判定`,
    saved: '判定已保存',
    sign: '签署并封存',
    signNotYet: (open: number) => `还有 ${open} 项待判定，全部判定通过后才能签署。`,
    signFailed: (count: number) =>
      `有 ${count} 项不通过，不能签署。请在下面“不予通过”，我们整改后重新提交；改判后也可以签署。`,
    signerName: '签署人姓名',
    signerTitle: '职务',
    otherThanExpected: (expected: string) =>
      `这张验收单发给 ${expected}。您可以用自己的姓名签署，单上会注明签署人与收件人不同。`,
    agreement: '我已阅读验收说明与全部项目，同意签署。签署后内容封存，不能再改。',
    agreementMissing: '请先勾选同意。',
    signatureMissing: '请先在签名板上签名，或改为输入姓名。',
    submit: '签署并封存',
    submitting: '正在封存…',
    reject: '不予通过',
    rejectLead: '验收到此结束。服务方按原因整改，之后发来一张新的验收单。',
    reason: '不予通过的原因',
    reasonMissing: '请写明原因。',
    submitRejection: '提交不予通过',
    keepOpen: '提交后请保持页面打开，直到看到结果。',
  },
  en: {
    heading: 'For you to decide',
    open: (open: number, all: number) =>
      open === 0
        ? `${counted(all, 'item')} decided, none open`
        : `${counted(all, 'item')}, ${open} of them for you to decide`,
    name: 'Your name',
    nameHint: 'It stands beside your decisions and is sealed with them.',
    nameMissing: 'Please enter your name.',
    item: (no: number) => `Item ${no}`,
    criterion: 'Criterion',
    measured: 'Measured',
    notMeasured: 'The provider gave no measurement',
    pass: 'Pass',
    fail: 'Fail',
    change: 'Change',
    remark: 'Why it fails',
    remarkHint: 'Say what you see on site, so that it can be put right.',
    remarkMissing: 'Please say why the item fails.',
    confirmFail: 'Mark as failed',
    passRest: 'Pass the rest as measured',
    passRestUnseen: (count: number) =>
      `${count} ${count === 1 ? 'item has' : 'items have'} not been on the screen yet. Look at them first.`,
    passRestNote: 'Only for items where you agree with what was measured.',
    decidedBy: (name: string) => `Decided by ${name}`,
    saved: 'Saved',
    sign: 'Sign and seal',
    signNotYet: (open: number) =>
      `${open} ${open === 1 ? 'item is' : 'items are'} still open. You can sign once all have passed.`,
    signFailed: (count: number) =>
      `${count} ${count === 1 ? 'item has' : 'items have'} failed, so this cannot be signed. Reject it below and we put it right and submit again; or change your decision.`,
    signerName: 'Name of the signer',
    signerTitle: 'Position',
    otherThanExpected: (expected: string) =>
      `This sheet is addressed to ${expected}. You may sign with your own name; the sheet will say that it differs.`,
    agreement:
      'I have read the statement and all items, and agree to sign. After that the content is sealed and cannot change.',
    agreementMissing: 'Please tick that you agree.',
    signatureMissing: 'Please sign on the pad, or choose to type your name.',
    submit: 'Sign and seal',
    submitting: 'Sealing…',
    reject: 'Do not accept',
    rejectLead:
      'The acceptance ends here. The provider puts the points right and sends a new sheet.',
    reason: 'Why it is not accepted',
    reasonMissing: 'Please say why.',
    submitRejection: 'Submit',
    keepOpen: 'Please keep this page open until you see the result.',
  },
});
