import { defineMessages } from '#ui/i18n/messages.tsx';

/** Texts of the booking page that are different for technical support. */
export const supportMessages = defineMessages({
  zh: {
    heading: '预约技术支持',
    products: '哪件产品',
    message: '遇到的问题',
    messageHint:
      '现象、从什么时候开始、做过的步骤和结果、设备型号与软件版本。请不要填写身份证号等敏感信息。',
    project: '公司与地区',
    asideHeading: '提交之后会怎样',
    contactText: '工程师会用您留下的方式联系，先核对现象和做过的步骤。',
    next: [
      { title: '远程或上门排查', text: '多数问题远程就能看；要动设备和接线的，约好时间上门。' },
      { title: '写清原因和处理', text: '结束时告诉您原因、改了什么，以及下次怎样避免。' },
    ],
  },
  en: {
    heading: 'Book support',
    products: 'Which product?',
    message: 'What is the problem?',
    messageHint:
      'What you see, since when, the steps you took and what came of them, devices and software version. Please leave out ID numbers and other sensitive data.',
    project: 'Company and region',
    asideHeading: 'What happens after you send it',
    contactText:
      'An engineer contacts you the way you chose and goes through what you see and have tried.',
    next: [
      {
        title: 'Remotely or on site',
        text: 'Most problems can be solved remotely. If devices or cables have to be touched, we agree on a visit.',
      },
      {
        title: 'Cause and cure in writing',
        text: 'In the end you know the cause, what was changed and how to avoid it.',
      },
    ],
  },
});
