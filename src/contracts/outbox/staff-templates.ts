import { link, type MessageTemplate, moment, value } from './template.ts';

const name = value('姓名', 'Name', { zh: '陈默', en: 'Chen Mo' });
const time = moment('时间', 'Time');
const passwordLink = link('链接', 'Link', 'https://example.com/admin/new-password#…');

/** Mails to members of staff about their account, and tests. */
export const staffTemplates = {
  'staff.invitation': {
    name: { zh: '后台邀请', en: 'Invitation to the back office' },
    reader: 'staff',
    values: { name, link: passwordLink },
    subject: {
      zh: '{{name}}，请设置您的后台密码',
      en: '{{name}}, choose your back office password',
    },
    body: {
      zh: '请在 7 天内打开此链接设置密码：{{link}}',
      en: 'Open this link within 7 days to choose a password: {{link}}',
    },
  },
  'staff.password_request': {
    name: { zh: '重设密码', en: 'New password' },
    reader: 'staff',
    values: { name, link: passwordLink },
    subject: { zh: '重设后台密码', en: 'Reset your back office password' },
    body: {
      zh: '请在 1 小时内打开此链接重设密码：{{link}}\n\n如果不是您本人申请，请忽略本邮件。',
      en: 'Open this link within an hour to choose a new password: {{link}}\n\nIf you did not ask for it, ignore this mail.',
    },
  },
  'staff.password_changed': {
    name: { zh: '密码已更改', en: 'Password changed' },
    reader: 'staff',
    values: { name, time },
    subject: {
      zh: '{{name}}，您的后台密码已更改',
      en: '{{name}}, your back office password was changed',
    },
    body: {
      zh: '时间：{{time}}\n\n如果不是您本人操作，请立即联系管理员。',
      en: 'Time: {{time}}\n\nIf this was not you, tell an administrator at once.',
    },
  },
  'staff.signed_in': {
    name: { zh: '新设备登录', en: 'Sign-in on a new device' },
    reader: 'staff',
    values: {
      name,
      time,
      network: value('网络地址', 'Network', '203.0.113.1'),
      device: value('浏览器', 'Browser', 'Firefox'),
    },
    subject: {
      zh: '{{name}}，您的后台账号在新设备上登录',
      en: '{{name}}, your back office account signed in on a new device',
    },
    body: {
      zh: '时间：{{time}}\n网络地址：{{network}}\n浏览器：{{device}}\n\n如果不是您本人，请立即更改密码并结束其他会话。',
      en: 'Time: {{time}}\nNetwork: {{network}}\nBrowser: {{device}}\n\nIf this was not you, change your password and end the other sessions.',
    },
  },
  'system.mail_test': {
    name: { zh: '测试邮件', en: 'Test mail' },
    reader: 'staff',
    values: { time },
    subject: { zh: '测试邮件', en: 'Test mail' },
    body: {
      zh: '邮件服务器工作正常，发出时间：{{time}}',
      en: 'The mail server works. Sent at: {{time}}',
    },
  },
  'webhook.test': {
    name: { zh: '渠道测试', en: 'Test of a webhook' },
    reader: 'provider',
    values: { time },
    subject: { zh: '测试消息', en: 'Test message' },
    body: {
      zh: '这里会收到网站的通知。发出时间：{{time}}',
      en: 'Messages of the site will arrive here. Sent at: {{time}}',
    },
  },
} as const satisfies Record<string, MessageTemplate>;
