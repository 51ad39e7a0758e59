import { link, type MessageTemplate, value } from './template.ts';

const number = value('单据编号', 'Number', 'AC-2026-0107');
const title = value('标题', 'Title', { zh: '一号直播间', en: 'Live room 1' });
const customer = value('客户', 'Customer', { zh: '山海直播', en: 'Shanhai Live' });
const name = value('姓名', 'Name', { zh: '林小雨', en: 'Lin Xiaoyu' });
const page = link('后台地址', 'Page in the back office', 'https://example.com/admin/sheets');

/** Messages about sheets that customers open by a link. */
export const sheetTemplates = {
  'sheet.commented': {
    name: { zh: '单据有新留言', en: 'Comment on a sheet' },
    reader: 'provider',
    values: {
      number,
      name,
      message: value('留言', 'Comment', {
        zh: '门口的灯偏暗。',
        en: 'The light at the door is too dim.',
      }),
      page,
    },
    subject: { zh: '单据 {{number}} 有新留言：{{name}}', en: '{{name}} commented on {{number}}' },
    body: {
      zh: '留言：{{message}}\n在后台打开：{{page}}',
      en: 'Comment: {{message}}\nOpen it in the back office: {{page}}',
    },
  },
  'share_link.locked': {
    name: { zh: '分享链接已锁定', en: 'Shared link locked' },
    reader: 'provider',
    values: {
      number,
      label: value('链接给了谁', 'Who has the link', { zh: '林小雨', en: 'Lin Xiaoyu' }),
      page,
    },
    subject: {
      zh: '分享链接已锁定：单据 {{number}}，一天内访问码输错太多次',
      en: 'A shared link is locked: too many wrong passcodes in a day for {{number}}',
    },
    body: {
      zh: '链接给了谁：{{label}}\n在后台换一个访问码或链接：{{page}}',
      en: 'Who has the link: {{label}}\nChange its passcode or replace it: {{page}}',
    },
  },
  'requirement.approved': {
    name: { zh: '需求单已确认', en: 'Requirement approved' },
    reader: 'provider',
    values: {
      number,
      version: value('版本', 'Version', 2),
      name,
      title,
      customer,
      position: value('职务', 'Position', { zh: '运营负责人', en: 'Head of operations' }),
      remark: value('附言', 'Remark', null),
    },
    subject: {
      zh: '需求单 {{number}} 第 {{version}} 版已由 {{name}} 确认',
      en: '{{name}} approved version {{version}} of requirement {{number}}',
    },
    body: {
      zh: '标题：{{title}}\n客户：{{customer}}\n职务：{{position}}\n附言：{{remark}}',
      en: 'Title: {{title}}\nCustomer: {{customer}}\nPosition: {{position}}\nRemark: {{remark}}',
    },
  },
  'acceptance.signed': {
    name: { zh: '验收单已签署', en: 'Acceptance signed' },
    reader: 'provider',
    values: {
      number,
      customer,
      title,
      name,
      verificationCode: value('验证码', 'Verification code', '7K3D9QXM'),
    },
    subject: {
      zh: '验收单 {{number}} 已由客户签署并封存：{{customer}}',
      en: 'Acceptance sheet {{number}} is signed and sealed: {{customer}}',
    },
    body: {
      zh: '标题：{{title}}\n签署人：{{name}}\n验证码：{{verificationCode}}',
      en: 'Title: {{title}}\nSigned by: {{name}}\nVerification code: {{verificationCode}}',
    },
  },
  'acceptance.rejected': {
    name: { zh: '验收未通过', en: 'Acceptance rejected' },
    reader: 'provider',
    values: {
      number,
      customer,
      title,
      name,
      reason: value('原因', 'Reason', {
        zh: '门口的灯偏暗。',
        en: 'The light at the door is too dim.',
      }),
      draft: value('重新提交的草稿', 'Draft of the resubmission', 'AC-2026-0108'),
      orders: value('整改工单草稿', 'Drafts of work orders', ['WO-2026-0012']),
    },
    subject: {
      zh: '验收单 {{number}} 未通过：{{customer}}',
      en: 'Acceptance sheet {{number}} was rejected: {{customer}}',
    },
    body: {
      zh: '标题：{{title}}\n提出人：{{name}}\n原因：{{reason}}\n重新提交的草稿：{{draft}}\n整改工单草稿：{{orders}}',
      en: 'Title: {{title}}\nBy: {{name}}\nReason: {{reason}}\nDraft of the resubmission: {{draft}}\nDrafts of work orders: {{orders}}',
    },
  },
} as const satisfies Record<string, MessageTemplate>;
