import { zoneName } from '../bookings/time-line.ts';
import type { Locale } from '../locale.ts';
import { bookingTypeWords, budgetWords, localeWords } from './booking-words.ts';
import { bookingTimes, link, type MessageTemplate, value } from './template.ts';

const reference = value('预约编号', 'Reference', 'MJ20261121-7K3D');
const type = value('类型', 'Type', 'demo', { words: bookingTypeWords });
const name = value('姓名', 'Name', { zh: '林小雨', en: 'Lin Xiaoyu' });
const company = value('公司', 'Company', { zh: '山海直播', en: 'Shanhai Live' });
const by = value('分配人', 'Assigned by', { zh: '周宁', en: 'Zhou Ning' });
const page = link('后台地址', 'Page in the back office', 'https://example.com/admin/bookings');

const availability = value('方便的时间', 'When it suits', {
  zh: '工作日下午',
  en: 'Weekday afternoons',
});
const slots = value('期望时间', 'Preferred times', {
  zh: ['2026年11月25日星期三 13:00–18:00（北京时间）'],
  en: ['Wednesday, 25 November 2026 13:00–18:00 (Beijing time)'],
});
const zone = (iana: unknown, locale: Locale) => (iana ? zoneName(String(iana), locale) : '');
const message = value('留言', 'Message', {
  zh: '想做一间绿幕直播间。',
  en: 'We would like a room with a green screen.',
});

/** Messages about bookings. */
export const bookingTemplates = {
  'booking.created': {
    name: { zh: '新预约', en: 'New booking' },
    reader: 'provider',
    values: {
      reference,
      type,
      name,
      company,
      phone: value('电话', 'Phone', '+8613800138000'),
      phoneExtension: value('分机', 'Extension', null),
      email: value('邮箱', 'Email', 'lin@example.com'),
      wechat: value('微信', 'WeChat', null),
      region: value('地区', 'Region', { zh: '上海', en: 'Shanghai' }),
      siteAddress: value('现场地址', 'Address of the site', null),
      products: value('产品', 'Products', { zh: ['虚拟直播间'], en: ['Virtual live room'] }),
      scene: value('虚拟场景', 'Scene', null),
      case: value('来自案例', 'From the case', null),
      campaign: value('来自活动', 'From the campaign', null),
      plan: value('布置图', 'Studio plan', {
        zh: '5.4 × 4.3 × 3.3 m · 绿幕 · 坐姿半身 · 1 机位',
        en: '5.4 × 4.3 × 3.3 m · green screen · seated · 1 camera',
      }),
      planPage: link('布置图的地址', 'Page of the plan', 'https://example.com/product/3d?plan=1'),
      room: value('选方案的结果', 'Room chooser', null),
      roomPage: link('选方案的地址', 'Page of the room chooser', null),
      solution: value('直播用途', 'Usage', null),
      budget: value('预算', 'Budget', '50_150', { words: budgetWords }),
      availability,
      slots,
      timeZone: value('访客的时区', 'Zone of the visitor', 'Asia/Shanghai', { format: zone }),
      siteTimeZone: value('现场的时区', 'Zone of the site', null, { format: zone }),
      message,
      locale: value('语言', 'Language', 'zh', { words: localeWords }),
      sourcePage: value('来自页面', 'From the page', '/product/3d'),
      source: value('来源', 'Source', null),
      utm: value('推广参数', 'Campaign parameters', null),
    },
    subject: {
      zh: '新预约 {{reference}}：{{name}} {{company}}',
      en: 'New booking {{reference}}: {{name}} {{company}}',
    },
    body: {
      zh: `类型：{{type}}
姓名：{{name}}
公司：{{company}}
电话：{{phone}} {{phoneExtension}}
邮箱：{{email}}
微信：{{wechat}}
地区：{{region}}
现场地址：{{siteAddress}}
产品：{{products}}
虚拟场景：{{scene}}
来自案例：{{case}}
来自活动：{{campaign}}
布置图：{{plan}} {{planPage}}
选方案的结果：{{room}} {{roomPage}}
直播用途：{{solution}}
预算：{{budget}}
方便的时间：{{availability}}
期望时间：{{slots}}
访客的时区：{{timeZone}}
现场的时区：{{siteTimeZone}}
留言：{{message}}
语言：{{locale}}
来自页面：{{sourcePage}}
来源：{{source}}
推广参数：{{utm}}`,
      en: `Type: {{type}}
Name: {{name}}
Company: {{company}}
Phone: {{phone}} {{phoneExtension}}
Email: {{email}}
WeChat: {{wechat}}
Region: {{region}}
Address of the site: {{siteAddress}}
Products: {{products}}
Scene: {{scene}}
From the case: {{case}}
From the campaign: {{campaign}}
Studio plan: {{plan}} {{planPage}}
Room chooser: {{room}} {{roomPage}}
Usage: {{solution}}
Budget: {{budget}}
When it suits: {{availability}}
Preferred times: {{slots}}
Zone of the visitor: {{timeZone}}
Zone of the site: {{siteTimeZone}}
Message: {{message}}
Language: {{locale}}
From the page: {{sourcePage}}
Source: {{source}}
Campaign parameters: {{utm}}`,
    },
  },
  'booking.unchecked': {
    name: { zh: '有预约等待核实', en: 'Bookings wait to be checked' },
    reader: 'provider',
    values: { reference },
    subject: {
      zh: '有预约等待核实：提交量异常，没有逐条通知',
      en: 'Bookings wait to be checked: too many came to tell you of each one',
    },
    body: { zh: '其中第一条：{{reference}}', en: 'The first of them: {{reference}}' },
  },
  'booking.withdrawn': {
    name: { zh: '预约已撤回', en: 'Booking withdrawn' },
    reader: 'provider',
    values: { reference, type },
    subject: {
      zh: '预约 {{reference}} 已由访客撤回，个人信息已删除',
      en: 'Booking {{reference}} was withdrawn by its visitor, and its personal data erased',
    },
    body: {
      zh: '类型：{{type}}\n请不要再为它联系访客，也请删除您自己记下的联系方式。',
      en: 'Type: {{type}}\nPlease do not contact the visitor about it any more, and delete what you wrote down yourself.',
    },
  },
  'booking.cancelled': {
    name: { zh: '预约已取消', en: 'Booking cancelled' },
    reader: 'provider',
    values: { reference, type, name, company },
    subject: {
      zh: '预约 {{reference}} 已由访客取消：{{name}}',
      en: 'Booking {{reference}} was cancelled by its visitor: {{name}}',
    },
    body: {
      zh: '类型：{{type}}\n姓名：{{name}}\n公司：{{company}}',
      en: 'Type: {{type}}\nName: {{name}}\nCompany: {{company}}',
    },
  },
  'booking.changed': {
    name: { zh: '预约已修改', en: 'Booking changed' },
    reader: 'provider',
    values: {
      reference,
      name,
      slots: bookingTimes('期望时间', 'Preferred times'),
      availability,
      message,
    },
    subject: {
      zh: '访客修改了预约 {{reference}}：{{name}}',
      en: 'Booking {{reference}} was changed by its visitor: {{name}}',
    },
    body: {
      zh: '期望时间：{{slots}}\n方便的时间：{{availability}}\n留言：{{message}}',
      en: 'Preferred times: {{slots}}\nWhen it suits: {{availability}}\nMessage: {{message}}',
    },
  },
  'booking.time_accepted': {
    name: { zh: '访客确定了时间', en: 'Time accepted' },
    reader: 'provider',
    values: { reference, name, times: bookingTimes('时间', 'Time') },
    subject: {
      zh: '预约 {{reference}} 的时间已由访客确定：{{name}}',
      en: '{{name}} accepted a time for the booking {{reference}}',
    },
    body: { zh: '时间：{{times}}', en: 'Time: {{times}}' },
  },
  'booking.assigned': {
    name: { zh: '预约已分配', en: 'Booking assigned' },
    reader: 'provider',
    values: {
      reference,
      type,
      assignee: value('负责人', 'Assignee', { zh: '陈默', en: 'Chen Mo' }),
      by,
      page,
    },
    subject: {
      zh: '预约 {{reference}} 已分配给 {{assignee}}',
      en: 'Booking {{reference}} was assigned to {{assignee}}',
    },
    body: {
      zh: '类型：{{type}}\n分配人：{{by}}\n在后台打开：{{page}}',
      en: 'Type: {{type}}\nAssigned by: {{by}}\nOpen it in the back office: {{page}}',
    },
  },
  'booking.assigned_to_you': {
    name: { zh: '预约分配给您', en: 'Booking assigned to you' },
    reader: 'staff',
    values: { reference, name, company, by, page },
    subject: {
      zh: '预约 {{reference}} 已分配给您',
      en: 'Booking {{reference}} was assigned to you',
    },
    body: {
      zh: '访客：{{name}}\n公司：{{company}}\n分配人：{{by}}\n在后台打开：{{page}}',
      en: 'Visitor: {{name}}\nCompany: {{company}}\nAssigned by: {{by}}\nOpen it in the back office: {{page}}',
    },
  },
  'booking.answer': {
    name: { zh: '答复访客', en: 'Answer to a visitor' },
    reader: 'visitor',
    values: {
      reference,
      text: value('答复', 'Answer', {
        zh: '您好，我们周三下午可以演示。',
        en: 'Hello, we can show it to you on Wednesday afternoon.',
      }),
    },
    subject: { zh: '关于您的预约 {{reference}}', en: 'Your booking {{reference}}' },
    body: { zh: '{{text}}', en: '{{text}}' },
  },
} as const satisfies Record<string, MessageTemplate>;
