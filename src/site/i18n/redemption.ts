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
    inApp: (app: string) => `${app} App`,
    download: '打开下载页',
    steps: '四步完成激活',
    helpHeading: '遇到问题',
    help: [
      {
        question: '提示“兑换码不存在”',
        answer: '请核对容易看错的字符：兑换码里没有字母 I、L、O、U，看到的是数字 1 和 0。',
      },
      {
        question: '提示“已被使用”',
        answer: '请确认是否登录了另一个账号。仍有疑问，请带上兑换卡和相机序列号联系我们。',
      },
      { question: '找不到“兑换码”入口', answer: '请先把 App 更新到 2.6 或更新版本，再重新登录。' },
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
    days: (days: number) => `${days} days from activation`,
    until: (from: string, to: string) => `${from} and ${to}`,
    where: 'Where to activate',
    inApp: (app: string) => `${app} app`,
    download: 'Open the download page',
    steps: 'Four steps to activate',
    helpHeading: 'If something goes wrong',
    help: [
      {
        question: '“Unknown code”',
        answer:
          'Check characters that look alike: codes have no letters I, L, O or U, so what you see are the digits 1 and 0.',
      },
      {
        question: '“Already used”',
        answer:
          'See whether you are signed in with another account. If not, contact us with the card and the serial number of the camera.',
      },
      {
        question: 'No “Redeem code” entry',
        answer: 'Update the app to 2.6 or later and sign in again.',
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
