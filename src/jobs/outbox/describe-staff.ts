import type { StaffMail } from '#api/staff/mails.ts';
import { beijingTime } from '#contracts/days.ts';
import type { EventWords } from './event-words.ts';

/** The sheets of a payload, one in a line. */
const waitingSheets =
  (line: (name: string, party: string, days: number) => string) =>
  ({ sheets }: Record<string, unknown>) =>
    (sheets as Extract<StaffMail, { event: 'sheet.waiting' }>['payload']['sheets'])
      .map(({ name: sheet, title, waitingOn, days }) =>
        line(`${sheet} ${title}`, waitingOn ?? '', days),
      )
      .join('\n');

const partiesZh: Record<string, string> = {
  provider: '等我方',
  customer: '等客户',
  third_party: '等第三方',
};
const partiesEn: Record<string, string> = {
  provider: 'us',
  customer: 'the customer',
  third_party: 'a third party',
};

const name = (payload: Record<string, unknown>) => String(payload.name ?? '');

/** Beijing time of the moment in a payload. */
const time = ({ time: moment }: Record<string, unknown>) =>
  `${beijingTime(String(moment))} (UTC+8)`;

/** Mails to members of staff, in the language of each person. */
export const staffEvents: Record<string, EventWords> = {
  'staff.invitation.zh': {
    title: (payload) => `${name(payload)}，请设置您的后台密码`,
    labels: { link: '请在 7 天内打开此链接设置密码' },
  },
  'staff.invitation.en': {
    title: (payload) => `${name(payload)}, choose your back office password`,
    labels: { link: 'Open this link within 7 days to choose a password' },
  },
  'staff.password_request.zh': {
    title: () => '重设后台密码',
    labels: { link: '请在 1 小时内打开此链接重设密码；如果不是您本人申请，请忽略本邮件' },
  },
  'staff.password_request.en': {
    title: () => 'Reset your back office password',
    labels: {
      link: 'Open this link within an hour to choose a new password. If you did not ask for it, ignore this mail',
    },
  },
  'staff.password_changed.zh': {
    title: (payload) => `${name(payload)}，您的后台密码已更改`,
    labels: { time: '时间（如果不是您本人操作，请立即联系管理员）' },
    values: { time },
  },
  'staff.password_changed.en': {
    title: (payload) => `${name(payload)}, your back office password was changed`,
    labels: { time: 'Time (if this was not you, tell an administrator at once)' },
    values: { time },
  },
  'sheet.waiting.zh': {
    title: ({ count }) => `${count} 张单据已等待超过两天`,
    labels: { sheets: '等待最久的在前', page: '在后台打开' },
    values: {
      sheets: (payload) =>
        `\n${waitingSheets((sheet, party, days) => `${sheet}，${partiesZh[party] ?? party}，${days} 天`)(payload)}`,
    },
  },
  'sheet.waiting.en': {
    title: ({ count }) =>
      count === 1
        ? '1 sheet has waited for more than two days'
        : `${count} sheets have waited for more than two days`,
    labels: { sheets: 'The longest first', page: 'Open them in the back office' },
    values: {
      sheets: (payload) =>
        `\n${waitingSheets((sheet, party, days) => `${sheet}, waits for ${partiesEn[party] ?? party}, ${days} days`)(payload)}`,
    },
  },
  'booking.assigned.zh': {
    title: ({ reference }) => `预约 ${reference} 已分配给您`,
    labels: { name: '访客', company: '公司', by: '分配人', page: '在后台打开' },
  },
  'booking.assigned.en': {
    title: ({ reference }) => `Booking ${reference} was assigned to you`,
    labels: {
      name: 'Visitor',
      company: 'Company',
      by: 'Assigned by',
      page: 'Open it in the back office',
    },
  },
  'system.mail_test.zh': {
    title: () => '测试邮件',
    labels: { time: '邮件服务器工作正常，发出时间' },
    values: { time },
  },
  'system.mail_test.en': {
    title: () => 'Test mail',
    labels: { time: 'The mail server works. Sent at' },
    values: { time },
  },
  'staff.signed_in.zh': {
    title: (payload) => `${name(payload)}，您的后台账号在新设备上登录`,
    labels: {
      time: '时间（如果不是您本人，请立即更改密码并结束其他会话）',
      network: '网络地址',
      device: '浏览器',
    },
    values: { time },
  },
  'staff.signed_in.en': {
    title: (payload) => `${name(payload)}, your back office account signed in on a new device`,
    labels: {
      time: 'Time (if this was not you, change your password and end the other sessions)',
      network: 'Network',
      device: 'Browser',
    },
    values: { time },
  },
};
