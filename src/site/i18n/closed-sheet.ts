import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text of links that open no sheet; both languages are shown together. */
export const closedSheetMessages = defineMessages({
  zh: {
    passcode: {
      heading: '请输入访问码',
      lead: '打开这个链接需要访问码。访问码由发送链接的人另外告诉您。',
    },
    gone: {
      heading: '这个链接已经停用',
      lead: '它已过期、被收回，或已换成新的链接。请向发送链接的人索取新的链接。',
    },
    kept: '这台设备上还有没发出的内容',
    label: '访问码',
    hint: '6 位数字。',
    open: '打开',
    wrong: '访问码不对，请核对后再输入。连续输错 5 次需等 15 分钟。',
    paused: '访问码输错太多次，请过 15 分钟再试；也可以请发送链接的人换一个访问码。',
    ask: (provider: string) => `联系${provider}`,
  },
  en: {
    passcode: {
      heading: 'Enter the passcode',
      lead: 'This link needs a passcode. The person who sent the link tells it to you separately.',
    },
    gone: {
      heading: 'This link is closed',
      lead: 'It has expired, was taken back or was replaced. Please ask the person who sent it for a new one.',
    },
    kept: 'This was not sent and is kept on this device',
    label: 'Passcode',
    hint: 'Six digits.',
    open: 'Open',
    wrong:
      'This passcode is not right. Please check it and enter it again; after five wrong ones you have to wait 15 minutes.',
    paused:
      'Too many wrong passcodes. Please try again in 15 minutes, or ask the person who sent the link for a new passcode.',
    ask: (provider: string) => `Contact ${provider}`,
  },
});
