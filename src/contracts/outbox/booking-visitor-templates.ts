import { link, type MessageTemplate, value } from './template.ts';

const reference = value('预约编号', 'Reference', 'MJ20261121-7K3D');
const page = link(
  '查预约的地址',
  'Page to check the booking',
  'https://example.com/cooperation?lookup=1',
);
const time = {
  zh: '2026年12月1日星期二 14:00–15:00（北京时间）',
  en: 'Tuesday, 1 December 2026 14:00–15:00 (Beijing time)',
};

/** Mails to the visitor who made a booking. */
export const bookingVisitorTemplates = {
  'booking.received': {
    name: { zh: '预约已收到', en: 'Booking received' },
    reader: 'visitor',
    values: {
      reference,
      answerBy: value('最晚答复日期', 'Answer by', { zh: '2026年12月1日', en: '1 December 2026' }),
      page,
    },
    subject: { zh: '我们已收到您的预约 {{reference}}', en: 'We have your booking {{reference}}' },
    body: {
      zh: '您好，我们已经收到您的预约，编号 {{reference}}。\n最晚 {{answerBy}} 答复您。\n\n查进度、改时间、取消：{{page}}\n打开后填写预约时留下的联系方式。\n\n如果不是您本人提交，请忽略这封邮件，或在上面的页面撤回。',
      en: 'Hello, your booking has arrived. Its reference is {{reference}}.\nYou hear from us by {{answerBy}}.\n\nCheck it, change its time or cancel it: {{page}}\nThe page asks for the contact that you booked with.\n\nIf it was not you who sent it, ignore this mail or withdraw the booking on that page.',
    },
  },
  'booking.taken': {
    name: { zh: '预约有人负责', en: 'Booking taken over' },
    reader: 'visitor',
    values: {
      reference,
      consultant: value('顾问', 'Consultant', { zh: '陈默', en: 'Chen Mo' }),
      page,
    },
    subject: {
      zh: '{{consultant}} 正在处理您的预约 {{reference}}',
      en: '{{consultant}} looks after your booking {{reference}}',
    },
    body: {
      zh: '您好，您的预约 {{reference}} 由 {{consultant}} 负责，会用您留下的方式联系您。\n\n查进度：{{page}}',
      en: 'Hello, {{consultant}} looks after your booking {{reference}} and contacts you the way you chose.\n\nCheck it: {{page}}',
    },
  },
  'booking.times_proposed': {
    name: { zh: '建议的时间', en: 'Proposed times' },
    reader: 'visitor',
    values: {
      reference,
      times: value(
        '建议的时间',
        'Proposed times',
        { zh: [time.zh], en: [time.en] },
        {
          format: (lines) => `\n${(lines as string[]).join('\n')}`,
        },
      ),
      page,
    },
    subject: {
      zh: '请为预约 {{reference}} 选一个时间',
      en: 'Please choose a time for your booking {{reference}}',
    },
    body: {
      zh: '您好，我们建议的时间：{{times}}\n\n在这里点一下即可确定：{{page}}\n都不合适的话，也在那里填写您方便的时间。',
      en: 'Hello, these times would suit us: {{times}}\n\nAccept one of them here: {{page}}\nIf none of them suits you, tell us there when you can.',
    },
  },
  'booking.time_agreed': {
    name: { zh: '时间已确定', en: 'Time agreed' },
    reader: 'visitor',
    values: { reference, time: value('时间', 'Time', time), page },
    subject: {
      zh: '预约 {{reference}} 的时间已确定',
      en: 'The time of your booking {{reference}} is set',
    },
    body: {
      zh: '您好，时间已确定：{{time}}\n附件可以加入日历。\n\n改时间或取消：{{page}}',
      en: 'Hello, we have agreed on: {{time}}\nThe file attached adds it to your calendar.\n\nChange or cancel it: {{page}}',
    },
  },
  'booking.change_received': {
    name: { zh: '修改已收到', en: 'Change received' },
    reader: 'visitor',
    values: { reference, page },
    subject: {
      zh: '预约 {{reference}} 已按您的修改更新',
      en: 'Your booking {{reference}} is changed',
    },
    body: {
      zh: '您好，我们已经收到您的修改，会按新的内容答复。\n\n查看：{{page}}',
      en: 'Hello, we have your change and answer by it.\n\nSee it: {{page}}',
    },
  },
  'booking.cancellation_received': {
    name: { zh: '取消已收到', en: 'Cancellation received' },
    reader: 'visitor',
    values: { reference, page },
    subject: { zh: '预约 {{reference}} 已取消', en: 'Your booking {{reference}} is cancelled' },
    body: {
      zh: '您好，这份预约已经取消，我们不再为它联系您。\n\n要删除其中的个人信息，请在这里撤回：{{page}}',
      en: 'Hello, this booking is cancelled; we no longer contact you about it.\n\nTo have its personal data erased, withdraw it here: {{page}}',
    },
  },
} as const satisfies Record<string, MessageTemplate>;
