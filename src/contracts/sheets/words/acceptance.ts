import type { AcceptanceState } from '#contracts/enums/acceptance.ts';
import type { Locale } from '#contracts/locale.ts';
import { defineMessages } from '#contracts/messages.ts';
import type { SheetParty } from '#contracts/sheets/kinds.ts';

/** Words of the acceptance sheet on its page and in its PDF file. */
export const acceptanceWords = defineMessages({
  zh: {
    kind: '实施验收单',
    states: {
      sent: '待签署',
      closed: '已关闭',
      rejected: '未通过',
      sealed: '已签署并封存',
    },
    sentOn: (day: string) => `送达于 ${day}`,
    sealedOn: (day: string) => `封存于 ${day}`,
    statement: '验收说明',
    statementVersion: (version: string) => `文本版本 ${version}`,
    basis: {
      customer: '客户',
      site: '现场',
      project: '项目',
      order: '对应工单',
      previous: '重新提交自',
    },
    items: '验收项目',
    counts: (pass: number, fail: number, pending: number) =>
      [
        `通过 ${pass}`,
        ...(fail > 0 ? [`不通过 ${fail}`] : []),
        ...(pending > 0 ? [`待判定 ${pending}`] : []),
      ].join(' · '),
    item: '项目',
    criterion: '判定标准',
    measured: '实测与依据',
    notMeasured: '尚未测量',
    evidence: '实测照片',
    evidenceLead: '号码是对应的验收项目。',
    result: '客户判定',
    results: { pending: '待判定', pass: '通过', fail: '不通过' },
    remark: (text: string) => `备注：${text}`,
    customerPhoto: '客户拍摄',
    rejection: '未通过的原因',
    replacedBy: (number: string) => `整改后由 ${number} 代替。`,
    rejectionHint: '这张验收单到此结束。整改完成后会发出一张新的验收单。',
    signatures: '签署',
    parties: { customer: '客户', provider: '服务方' },
    notSigned: '尚未签名',
    neverSigned: '未签名',
    typed: '以输入姓名的方式签名',
    waitsFor: (name: string) => `待 ${name} 签名`,
    otherSigner: (expected: string) => `签署人与收件人（${expected}）不同`,
    verification: '验证',
    code: '验证码',
    hash: '内容摘要',
    verifyAt: (address: string) => `扫码，或在 ${address} 输入编号和验证码，即可核对这份文件。`,
    sealHint: '封存后，标准、判定、签名与正文一并算出内容摘要，任何改动都会使摘要不同。',
    signatureKind:
      '屏幕签名由双方留存核对，附内容摘要与验证码，不是电子认证机构签发的数字证书签名；合同另有约定的，以合同为准。',
  },
  en: {
    kind: 'Acceptance',
    states: {
      sent: 'Waiting for signature',
      closed: 'Closed',
      rejected: 'Not accepted',
      sealed: 'Signed and sealed',
    },
    sentOn: (day: string) => `Sent ${day}`,
    sealedOn: (day: string) => `Sealed ${day}`,
    statement: 'Statement',
    statementVersion: (version: string) => `Text version ${version}`,
    basis: {
      customer: 'Customer',
      site: 'Site',
      project: 'Project',
      order: 'Work order',
      previous: 'Follows',
    },
    items: 'Items',
    counts: (pass: number, fail: number, pending: number) =>
      [
        `${pass} passed`,
        ...(fail > 0 ? [`${fail} failed`] : []),
        ...(pending > 0 ? [`${pending} open`] : []),
      ].join(' · '),
    item: 'Item',
    criterion: 'Criterion',
    measured: 'Measured',
    notMeasured: 'Not measured yet',
    evidence: 'Photos of the measurements',
    evidenceLead: 'Numbers refer to the items.',
    result: 'Customer’s verdict',
    results: { pending: 'Open', pass: 'Pass', fail: 'Fail' },
    remark: (text: string) => `Remark: ${text}`,
    customerPhoto: 'By the customer',
    rejection: 'Why it was not accepted',
    replacedBy: (number: string) => `${number} takes its place.`,
    rejectionHint:
      'This document ends here. A new one will be sent once the points have been fixed.',
    signatures: 'Signatures',
    parties: { customer: 'Customer', provider: 'Provider' },
    notSigned: 'Not signed yet',
    neverSigned: 'Not signed',
    typed: 'Signed by typing the name',
    waitsFor: (name: string) => `Waiting for ${name}`,
    otherSigner: (expected: string) => `Signed by another person than ${expected}`,
    verification: 'Verification',
    code: 'Verification code',
    hash: 'Content hash',
    verifyAt: (address: string) =>
      `Scan the code, or enter number and verification code at ${address}, to check this document.`,
    sealHint:
      'Criteria, results, signatures and text are sealed under one content hash; any change would make it differ.',
    signatureKind:
      'The on-screen signature is kept by both parties with the content hash and verification code. It is not a certificate-authority signature; where the contract says otherwise, the contract applies.',
  },
});

/** What stands in place of the signature of a party that has not signed. */
export function missingSignature(
  text: (typeof acceptanceWords)[Locale],
  party: SheetParty,
  { state, expectedSigner }: { state: AcceptanceState; expectedSigner: string | null },
): string {
  if (state !== 'sent') return text.neverSigned;
  return party === 'customer' && expectedSigner ? text.waitsFor(expectedSigner) : text.notSigned;
}
