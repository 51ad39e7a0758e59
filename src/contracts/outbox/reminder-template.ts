import type { PrivacyRequestKind } from '../enums/privacy.ts';
import { formatDay } from '../formats.ts';
import type { BothTexts, Locale } from '../locale.ts';
import type { WaitingParty } from '../sheets/kinds.ts';
import { bookingTypeWords } from './booking-words.ts';
import { link, type MessageTemplate, value } from './template.ts';

/** A sheet that waits, as a reminder lists it. */
export interface WaitingSheet {
  name: string;
  title: string;
  waitingOn: WaitingParty | null;
  days: number;
}

/** A booking that has to be answered, or whose next step is due. */
export interface DueBookingLine {
  reference: string;
  type: keyof typeof bookingTypeWords;
  nextStepOn: string | null;
}

/** A request about personal data that is due. */
export interface DueRequestLine {
  reference: string;
  kind: PrivacyRequestKind;
  dueOn: string;
  isOverdue: boolean;
}

const requestKinds: Record<PrivacyRequestKind, BothTexts> = {
  export: { zh: '查看副本', en: 'copy of the data' },
  erase: { zh: '删除个人信息', en: 'erasure' },
  withdraw: { zh: '撤回同意', en: 'withdrawal of consents' },
};

const parties: Record<WaitingParty, BothTexts> = {
  provider: { zh: '等我方', en: 'us' },
  customer: { zh: '等客户', en: 'the customer' },
  third_party: { zh: '等第三方', en: 'a third party' },
};

const waitingSample = { waitingOn: 'customer', days: 3 };

/** Lines below a heading; nothing at all without lines. */
function list<Item>(heading: BothTexts, lineOf: (item: Item, locale: Locale) => string) {
  return (items: unknown, locale: Locale) =>
    (items as Item[]).length > 0
      ? [heading[locale], ...(items as Item[]).map((item) => lineOf(item, locale))].join('\n')
      : '';
}

const sheetLines = list<WaitingSheet>(
  {
    zh: '等待超过两天的单据，等待最久的在前：',
    en: 'Sheets that have waited for more than two days, the longest first:',
  },
  ({ name, title, waitingOn, days }, locale) => {
    const party = waitingOn ? parties[waitingOn][locale] : '';
    return locale === 'zh'
      ? `${name} ${title}，${party}，${days} 天`
      : `${name} ${title}, waits for ${party}, ${days} days`;
  },
);

const bookingLines = list<DueBookingLine>(
  { zh: '要处理的预约：', en: 'Bookings to work on:' },
  ({ reference, type, nextStepOn }, locale) => {
    const kind = bookingTypeWords[type][locale];
    if (!nextStepOn) {
      return locale === 'zh'
        ? `${reference} ${kind}，超时未答复`
        : `${reference} ${kind}, answer overdue`;
    }
    const day = formatDay(nextStepOn, locale);
    return locale === 'zh'
      ? `${reference} ${kind}，下一步 ${day}`
      : `${reference} ${kind}, next step on ${day}`;
  },
);

const requestLines = list<DueRequestLine>(
  { zh: '个人信息请求：', en: 'Privacy requests:' },
  ({ reference, kind, dueOn, isOverdue }, locale) => {
    const day = formatDay(dueOn, locale);
    const line = `${reference} ${requestKinds[kind][locale]}`;
    if (locale === 'zh') return `${line}，答复期限 ${day}${isOverdue ? '，已超期' : ''}`;
    return `${line}, ${isOverdue ? 'was due on' : 'due on'} ${day}`;
  },
);

/** What waits for one member of staff: one mail on a morning. */
export const reminderTemplates = {
  'staff.reminder': {
    name: { zh: '每日提醒', en: 'Daily reminder' },
    reader: 'staff',
    values: {
      count: value('数量', 'How many', 4),
      bookings: value(
        '预约',
        'Bookings',
        [
          { reference: 'MJ20261121-7K3D', type: 'demo', nextStepOn: '2026-12-01' },
          { reference: 'MJ20261120-9QXM', type: 'onsite', nextStepOn: null },
        ],
        { format: bookingLines },
      ),
      bookingsPage: link('预约列表', 'List of bookings', 'https://example.com/admin/bookings'),
      requests: value(
        '个人信息请求',
        'Privacy requests',
        [{ reference: 'PR20261109-7K3D', kind: 'erase', dueOn: '2026-11-30', isOverdue: true }],
        { format: requestLines },
      ),
      requestsPage: link(
        '个人信息请求列表',
        'List of privacy requests',
        'https://example.com/admin/privacy-requests',
      ),
      sheets: value(
        '等待的单据',
        'Waiting sheets',
        {
          zh: [{ name: '验收单 AC-2026-0107', title: '一号直播间', ...waitingSample }],
          en: [{ name: 'Acceptance sheet AC-2026-0107', title: 'Live room 1', ...waitingSample }],
        },
        { format: sheetLines },
      ),
      sheetsPage: link('单据列表', 'List of sheets', 'https://example.com/admin/sheets'),
    },
    subject: { zh: '今天有 {{count}} 件事等您处理', en: 'What waits for you today: {{count}}' },
    body: {
      zh: '{{requests}}\n在后台打开：{{requestsPage}}\n\n{{bookings}}\n在后台打开：{{bookingsPage}}\n\n{{sheets}}\n在后台打开：{{sheetsPage}}',
      en: '{{requests}}\nOpen them in the back office: {{requestsPage}}\n\n{{bookings}}\nOpen them in the back office: {{bookingsPage}}\n\n{{sheets}}\nOpen them in the back office: {{sheetsPage}}',
    },
  },
} as const satisfies Record<string, MessageTemplate>;
