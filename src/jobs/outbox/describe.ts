import { staffEvents } from './describe-staff.ts';
import type { EventWords } from './event-words.ts';

/** A message as text for staff: the event and its details. */
export interface Description {
  title: string;
  lines: { label: string; value: string }[];
  /** The whole text, for mails to visitors. */
  text?: string;
}

const values: Record<string, string> = {
  consultation: '方案咨询',
  demo: '产品演示',
  onsite: '上门勘测',
  sdk_trial: 'SDK 试用',
  partnership: '渠道合作',
  support: '技术支持',
  under_50: '5 万以内',
  '50_150': '5–15 万',
  '150_300': '15–30 万',
  '300_800': '30–80 万',
  over_800: '80 万以上',
  undecided: '尚未确定',
  unclear: '看不明白',
  incomplete: '内容不够',
  wrong: '内容有误',
  outdated: '已经过时',
  other_problem: '不是读者的问题',
};

const events: Record<string, EventWords> = {
  ...staffEvents,
  'booking.created': {
    title: ({ reference, name, company }) =>
      `新预约 ${reference}：${[name, company].filter(Boolean).join('，')}`,
    labels: {
      type: '类型',
      name: '姓名',
      company: '公司',
      phone: '电话',
      phoneExtension: '分机',
      email: '邮箱',
      wechat: '微信',
      region: '地区',
      products: '产品',
      scene: '虚拟场景',
      solution: '直播用途',
      budget: '预算',
      availability: '方便的时间',
      slots: '期望时间',
      timeZone: '时区',
      message: '留言',
      locale: '语言',
    },
  },
  'booking.unchecked': {
    title: () => '有预约等待核实：提交量异常，没有逐条通知',
    labels: { reference: '其中第一条' },
  },
  'booking.withdrawn': {
    title: ({ reference, name }) => `预约 ${reference} 已由访客撤回：${name}`,
    labels: { type: '类型', name: '姓名', company: '公司' },
  },
  'sheet.commented': {
    title: ({ number, name }) => `单据 ${number} 有新留言：${name}`,
    labels: { message: '留言', page: '在后台打开' },
  },
  'share_link.locked': {
    title: ({ number }) => `分享链接已锁定：单据 ${number}，一天内访问码输错太多次`,
    labels: { label: '链接给了谁', page: '在后台换一个访问码或链接' },
  },
  'requirement.approved': {
    title: ({ number, version, name }) => `需求单 ${number} 第 ${version} 版已由 ${name} 确认`,
    labels: { title: '标题', customer: '客户', position: '职务', remark: '附言' },
  },
  'booking.assigned': {
    title: ({ reference, assignee }) => `预约 ${reference} 已分配给 ${assignee}`,
    labels: { type: '类型', by: '分配人', page: '在后台打开' },
  },
  'feedback.created': {
    title: ({ document, helpful }) =>
      `文档《${document}》收到反馈：${helpful ? '有帮助' : '没有帮助'}`,
    labels: { reason: '原因', comment: '留言', locale: '语言', page: '文档' },
  },
  'acceptance.signed': {
    title: ({ number, customer }) => `验收单 ${number} 已由客户签署并封存：${customer}`,
    labels: { title: '标题', name: '签署人', verificationCode: '验证码' },
  },
  'acceptance.rejected': {
    title: ({ number, customer }) => `验收单 ${number} 未通过：${customer}`,
    labels: {
      title: '标题',
      name: '提出人',
      reason: '原因',
      draft: '重新提交的草稿',
      orders: '整改工单草稿',
    },
  },
  'booking.answer.zh': {
    title: ({ reference }) => `关于您的预约 ${reference}`,
    labels: {},
    text: ({ text }) => String(text),
  },
  'booking.answer.en': {
    title: ({ reference }) => `Your booking ${reference}`,
    labels: {},
    text: ({ text }) => String(text),
  },
};

/** Describes an event. An event without its own text is listed field by field. */
export function describeEvent(event: string, payload: Record<string, unknown>): Description {
  const words = events[event];
  const labels = words?.labels ?? Object.fromEntries(Object.keys(payload).map((key) => [key, key]));
  const lines = Object.entries(labels).flatMap(([key, label]) => {
    const value = words?.values?.[key]?.(payload) ?? textOf(payload[key]);
    return value ? [{ label, value }] : [];
  });
  const text = words?.text?.(payload);
  return { title: words?.title(payload) ?? event, lines, ...(text !== undefined && { text }) };
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join('、');
  if (typeof value === 'object') return JSON.stringify(value);
  return values[String(value)] ?? String(value);
}
