import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text of the exception page, which shows both languages together. */
export const exceptionMessages = defineMessages({
  zh: {
    eyebrow: '出错了',
    heading: '这一步没有完成',
    lead: '系统没能处理您刚才的操作，请看下面的说明。',
    message: '说明',
    code: '错误代码',
    foreign: '链接里附带的文字（并非本站内容，请勿轻信）',
    todoHeading: '可以这样做',
    todo: [
      '先重试一次，多数情况是网络一时不稳。',
      '仍然出错，从首页重新进入，或换一个浏览器。',
      '还是不行，请把上面的错误代码和说明发给我们，我们会尽快处理。',
    ],
    retry: '返回并重试',
    home: '回到首页',
    book: '预约合作',
    contact: '联系我们',
  },
  en: {
    eyebrow: 'Error',
    heading: 'Something went wrong',
    lead: 'We could not complete what you just asked for.',
    message: 'Message',
    code: 'Error code',
    foreign: 'Text carried by the link (not from this site; do not rely on it)',
    todoHeading: 'What you can do',
    todo: [
      'Try again first: usually the connection dropped for a moment.',
      'If it fails again, start from the home page, or use another browser.',
      'If nothing helps, send us the error code and message above.',
    ],
    retry: 'Go back and try again',
    home: 'Home',
    book: 'Book a call',
    contact: 'Contact us',
  },
});
