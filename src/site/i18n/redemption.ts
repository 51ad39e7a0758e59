import { counted } from '#contracts/counted.ts';
import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text of the redemption page. */
export const redemptionMessages = defineMessages({
  zh: {
    eyebrow: '相机礼遇',
    phases: { upcoming: '即将开始', running: '进行中', ended: '已结束' },
    phaseNotes: {
      upcoming: '活动还没有开始，兑换码到开始日才能激活。',
      running: '',
      ended: '活动已经结束，没有激活的兑换码不能再使用；已激活的许可用到期满为止。',
    },
    window: '激活时间',
    licence: '许可时长',
    days: (days: number) => `自激活起 ${days} 天`,
    until: (from: string, to: string) => `${from} 至 ${to}`,
    where: '在哪里激活',
    here: '就在本页，不用登录',
    product: '用于',
    start: '激活兑换码',
    formHeading: '激活兑换码',
    code: '兑换码',
    codeHint: '16 位字母和数字。不分大小写，空格和横线可以不输；看不清的一位用“?”代替。',
    codeCount: (count: number) => `已输入 ${count} / 16 位`,
    codeRight: '兑换码完整，校验位正确。',
    damaged: '看不清？请客服核对卡片',
    damagedMessage: (places: number[]) =>
      `兑换卡第 ${places.join('、')} 位看不清，请帮我核对。\n相机型号：\n相机序列号：\n购买日期：\n（请不要在这里写完整的兑换码）`,
    contact: '手机号或邮箱',
    contactHint: '留邮箱会把许可发到邮箱。之后用同一个联系方式再次提交，可以重新看到许可。',
    deviceModel: '相机型号',
    deviceModelHint: '印在机身或包装盒上。',
    deviceSerial: '相机序列号',
    deviceSerialHint: '写进许可文件，用于售后核对。',
    consent: '我已阅读并同意',
    privacy: '隐私声明',
    consentEnd: '，同意为发放许可保存这些信息。',
    submit: '激活',
    submitting: '正在激活…',
    problemHeading: '还不能激活，请按标出的提示修改。',
    outcomes: {
      unknown: '没有这个兑换码。请对照卡片核对；卡片来自别的活动时，请打开那个活动的页面。',
      used: (contact: string | null, day: string) =>
        contact
          ? `这个兑换码已于 ${day} 由 ${contact} 激活。如果那是您，请填当时的联系方式再提交一次，就能看到许可。`
          : `这个兑换码已于 ${day} 激活。如果是您激活的，请联系客服。`,
      expired: (day: string | null) =>
        day ? `这个兑换码已于 ${day} 过期，不能再激活。` : '活动已经结束，这个兑换码不能再激活。',
      not_yet_valid: (day: string | null) => `这个兑换码从 ${day} 起才能激活，请到时再来。`,
      revoked: '这个兑换码已经作废。如果卡片是随相机买到的，请带上购买凭证联系客服。',
    },
    redeemed: '激活成功',
    shownAgain: '这是您的许可',
    mailed: '许可也会发到您的邮箱。',
    keep: '请保存下面的编号，或下载许可文件和 PDF。',
    licenceKey: '许可编号',
    copy: '复制',
    expires: '有效期至',
    redeemedAt: '激活时间',
    file: '下载许可文件',
    pdf: '打开 PDF',
    again: '再激活一个',
    steps: '四步完成激活',
    checkHeading: '核对许可文件',
    checkLead:
      '把许可文件拖进来，在浏览器里核对签名、产品和有效期。文件不会上传；只有浏览器不支持这种签名时，才由本站核对。',
    helpHeading: '遇到问题',
    help: [
      {
        question: '提示“没有这个兑换码”或“对不上”',
        answer:
          '“对不上”是有一位输错了或两位颠倒了：兑换码里没有字母 I、L、O、U，像 I、L 的是数字 1，像 O 的是数字 0，像 U 的是 V。“没有这个兑换码”是码写得对，但不属于这个活动，请打开卡片上写的网址。',
      },
      {
        question: '提示兑换码“已于……激活”',
        answer:
          '页面会显示激活日期和当时联系方式的一部分。是您本人的，就填那个联系方式再提交一次；不是您的，请带上兑换卡和相机序列号联系我们。',
      },
      {
        question: '许可丢了怎么办',
        answer:
          '在本页填同一个兑换码和同一个联系方式再提交一次，会显示同一份许可，不会重新计时。许可到期 24 个月后，激活记录里的联系方式会删除，此后不能再这样查看。',
      },
      {
        question: '卡片刮坏了，有几位看不清',
        answer: '看不清的位用“?”代替，页面会给出联系客服的入口，不用猜。',
      },
    ],
    support: '联系客服',
    supportText: '请准备好兑换码后四位、相机序列号和购买日期。请不要把完整兑换码发到公开的地方。',
    documents: '查看学习中心',
    terms: '活动条款',
    dateLocale: 'zh-CN',
  },
  en: {
    eyebrow: 'Camera offer',
    phases: { upcoming: 'Starting soon', running: 'Running', ended: 'Ended' },
    phaseNotes: {
      upcoming: 'The offer has not started; codes work from its first day.',
      running: '',
      ended:
        'The offer has ended and unused codes no longer work; activated licences run their full time.',
    },
    window: 'Activate between',
    licence: 'Licence',
    days: (days: number) => `${counted(days, 'day')} from activation`,
    until: (from: string, to: string) => `${from} and ${to}`,
    where: 'Where to activate',
    here: 'On this page, without an account',
    product: 'For',
    start: 'Activate a code',
    formHeading: 'Activate a code',
    code: 'Code',
    codeHint:
      '16 letters and digits. Capitals, spaces and dashes do not matter; write “?” for one that cannot be read.',
    codeCount: (count: number) => `${count} of 16`,
    codeRight: 'The code is complete and adds up.',
    damaged: 'Cannot read it? Let support check the card',
    damagedMessage: (places: number[]) =>
      `Place ${places.join(', ')} of the code on my card cannot be read. Please help.\nCamera model:\nSerial number:\nDay of purchase:\n(Please do not write the whole code here.)`,
    contact: 'Mobile number or email',
    contactHint:
      'With an email address you get the licence by mail. Send the same code and contact again to see the licence later.',
    deviceModel: 'Camera model',
    deviceModelHint: 'As on its body or box.',
    deviceSerial: 'Serial number',
    deviceSerialHint: 'Goes into the licence file, for service.',
    consent: 'I have read and accept the',
    privacy: 'privacy notice',
    consentEnd: '; you may keep these details to issue the licence.',
    submit: 'Activate',
    submitting: 'Activating…',
    problemHeading: 'Not yet: please correct what is marked.',
    outcomes: {
      unknown:
        'There is no such code. Compare it with the card; a card of another offer has a page of its own.',
      used: (contact: string | null, day: string) =>
        contact
          ? `This code was activated on ${day} by ${contact}. If that was you, send it again with that contact to see your licence.`
          : `This code was activated on ${day}. If that was you, please contact support.`,
      expired: (day: string | null) =>
        day
          ? `This code expired on ${day} and can no longer be activated.`
          : 'The offer has ended, so this code can no longer be activated.',
      not_yet_valid: (day: string | null) => `This code works from ${day}. Please come back then.`,
      revoked:
        'This code was revoked. If the card came with your camera, contact support with the receipt.',
    },
    redeemed: 'Activated',
    shownAgain: 'Here is your licence',
    mailed: 'It is on its way to your inbox, too.',
    keep: 'Keep the key below, or download the licence file and the PDF.',
    licenceKey: 'Licence key',
    copy: 'Copy',
    expires: 'Valid until',
    redeemedAt: 'Activated',
    file: 'Download the licence file',
    pdf: 'Open the PDF',
    again: 'Activate another code',
    steps: 'Four steps to activate',
    checkHeading: 'Check a licence file',
    checkLead:
      'Drop a licence file to check its signature, product and validity in the browser. It is not uploaded; only if your browser does not know this kind of signature, our server checks it.',
    helpHeading: 'If something goes wrong',
    help: [
      {
        question: '“There is no such code” or “does not add up”',
        answer:
          '“Does not add up” means that a character is wrong or two have changed places: codes have no letters I, L, O or U; what looks like I or L is the digit 1, like O the digit 0, like U a V. “No such code” means that it is written right but belongs to another offer: open the address on the card.',
      },
      {
        question: '“This code was activated on …”',
        answer:
          'The page shows the day and a part of the contact. If it is yours, send the code again with that contact; if not, contact us with the card and the serial number of the camera.',
      },
      {
        question: 'I have lost the licence',
        answer:
          'Send the same code and the same contact here again: you see the same licence, and its time does not begin anew. The contact is erased 24 months after the licence ends; from then on this does not work any more.',
      },
      {
        question: 'The card is damaged',
        answer:
          'Write “?” for what cannot be read: the page then leads you to support, so there is no need to guess.',
      },
    ],
    support: 'Contact support',
    supportText:
      'Have the last four characters of the code, the serial number of the camera and the day of purchase ready. Never post a whole code in public.',
    documents: 'Open the learning centre',
    terms: 'Terms',
    dateLocale: 'en-GB',
  },
});
