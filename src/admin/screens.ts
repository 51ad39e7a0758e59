import type { ComponentType } from 'react';
import {
  type ContentKind,
  type CreatedKind,
  contentKindEntries,
  contentKindOf,
  contentKinds,
  isCreatedKind,
} from '#contracts/content-kinds.ts';
import type { Right } from '#contracts/staff/rights.ts';
import type { Messages } from '#ui/i18n/messages.tsx';
import {
  type Icon,
  IconAlert,
  IconArrowUpRight,
  IconCalendar,
  IconChart,
  IconClock,
  IconCode,
  IconGlobe,
  IconLock,
  IconMail,
  IconMessage,
  IconMonitor,
  IconSearch,
  IconShare,
  IconUser,
} from '#ui/icons.tsx';
import {
  IconFolder,
  IconHome,
  IconImage,
  IconLink,
  IconList,
  IconTable,
  IconTrash,
  IconUsers,
} from '#ui/tool-icons.tsx';
import { codeMessages } from './codes/messages.ts';
import { treeMessages } from './document-tree/messages.ts';
import { privacyRequestMessages } from './privacy-requests/messages.ts';
import { kindIcons } from './publishing/kinds.ts';
import { contentMessages } from './publishing/messages.ts';
import { retentionMessages } from './retention/messages.ts';
import { searchQuestionMessages } from './search-questions/messages.ts';
import { linkMessages } from './sheets/links/messages.ts';
import { sheetMessages } from './sheets/messages.ts';

/** A destination in the navigation and in the command palette. */
export interface ScreenLink {
  /** Address, if it is not the path of the screen. */
  to?: string;
  /** Query of the address. */
  search?: Record<string, string>;
  label: Messages<string>;
  /** Those without an icon are in the palette alone. */
  icon?: Icon;
  /** Part of the navigation; without one, the link is above all groups. */
  group?: ScreenGroup;
  /** Right to use it, if it is not the one of the screen. */
  right?: Right;
}

/** A screen of signed-in people. */
export interface Screen {
  path: string;
  /** Without it, the role sees that it may not; screens without one are everybody's. */
  right?: Right;
  /** Query fields of its address; all fields for lists whose filters the API names. */
  fields?: readonly string[] | 'all';
  links?: readonly ScreenLink[];
  /** Its module, loaded when the screen is opened. */
  load(): Promise<ComponentType>;
}

/** Groups of the navigation, in their order. */
export const screenGroups = {
  content: { zh: '内容', en: 'Content' },
  site: { zh: '网站', en: 'Site' },
  administration: { zh: '管理', en: 'Administration' },
} as const satisfies Record<string, Messages<string>>;
export type ScreenGroup = keyof typeof screenGroups;

/**
 * All screens of signed-in people. The router, the navigation, the command palette and the tests that
 * look at every screen are made from this list; links keep its order.
 */
export const screens: readonly Screen[] = [
  {
    path: '/',
    links: [{ label: { zh: '概览', en: 'Overview' }, icon: IconHome }],
    load: async () => (await import('./overview/screen.tsx')).Overview,
  },
  {
    path: '/bookings',
    right: 'bookings.read',
    fields: ['q', 'status', 'show', 'assignee', 'product', 'locale', 'after'],
    links: [{ label: { zh: '预约', en: 'Bookings' }, icon: IconCalendar }],
    load: async () => (await import('./bookings/list.tsx')).BookingList,
  },
  {
    path: '/bookings/figures',
    right: 'bookings.read',
    fields: ['days'],
    load: async () => (await import('./bookings/figures.tsx')).BookingFigures,
  },
  {
    path: '/bookings/$id',
    right: 'bookings.read',
    load: async () => (await import('./bookings/record.tsx')).BookingRecord,
  },
  {
    path: '/reply-templates',
    right: 'replyTemplates.read',
    fields: ['q', 'state', 'after'],
    links: [{ label: { zh: '答复模板', en: 'Reply templates' }, icon: IconMessage }],
    load: async () => (await import('./reply-templates/list.tsx')).ReplyTemplateList,
  },
  {
    path: '/customers',
    right: 'customers.read',
    fields: ['q', 'industry', 'owner', 'after', 'id'],
    links: [{ label: { zh: '客户', en: 'Customers' }, icon: IconUsers }],
    load: async () => (await import('./customers/list.tsx')).CustomerList,
  },
  {
    path: '/projects',
    right: 'projects.read',
    fields: ['q', 'stage', 'owner', 'customer', 'after'],
    links: [{ label: { zh: '项目', en: 'Projects' }, icon: IconFolder }],
    load: async () => (await import('./projects/list.tsx')).ProjectList,
  },
  {
    path: '/projects/$id',
    right: 'projects.read',
    load: async () => (await import('./projects/record.tsx')).ProjectRecord,
  },
  {
    path: '/sheets',
    right: 'sheets.read',
    fields: ['q', 'kind', 'stage', 'waiting', 'project', 'owner', 'show', 'after', 'dialog'],
    links: [
      { label: labelOf(sheetMessages, ({ title }) => title), icon: IconList },
      {
        label: labelOf(sheetMessages, ({ create }) => create),
        search: { dialog: 'create' },
        right: 'sheets.create',
      },
    ],
    load: async () => (await import('./sheets/list.tsx')).SheetList,
  },
  {
    path: '/sheets/$id',
    right: 'sheets.read',
    load: async () => (await import('./sheets/record/screen.tsx')).SheetScreen,
  },
  {
    path: '/share-links',
    right: 'shares.read',
    fields: ['q', 'state', 'audience', 'after'],
    links: [{ label: labelOf(linkMessages, ({ title }) => title), icon: IconLink }],
    load: async () => (await import('./sheets/links/list.tsx')).LinkList,
  },
  {
    path: '/code-batches',
    right: 'codes.read',
    fields: ['campaign', 'after'],
    links: [{ label: labelOf(codeMessages, ({ batches }) => batches), icon: IconCode }],
    load: async () => (await import('./codes/batches.tsx')).BatchList,
  },
  {
    path: '/code-batches/codes',
    right: 'codes.read',
    fields: ['q', 'status', 'batch', 'after'],
    links: [{ label: labelOf(codeMessages, ({ codes }) => codes) }],
    load: async () => (await import('./codes/codes.tsx')).CodeList,
  },
  {
    path: '/statistics',
    right: 'statistics.read',
    fields: ['days'],
    links: [{ label: { zh: '访问统计', en: 'Statistics' }, icon: IconChart }],
    load: async () => (await import('./statistics/screen.tsx')).StatisticsScreen,
  },
  {
    path: '/content/$kind',
    right: 'content.read',
    fields: 'all',
    links: [...contentKinds.filter(isCreatedKind).map(linkToNew), ...contentKinds.map(linkToKind)],
    load: async () => (await import('./publishing/list.tsx')).ContentList,
  },
  {
    path: '/content/$kind/$id',
    right: 'content.read',
    fields: ['view', 'block', 'release'],
    load: async () => (await import('./publishing/record/screen.tsx')).RecordScreen,
  },
  {
    path: '/media',
    right: 'media.read',
    fields: ['q', 'folder', 'tag', 'kind', 'show', 'sort', 'after', 'view', 'id'],
    links: [{ label: { zh: '媒体库', en: 'Media library' }, icon: IconImage, group: 'content' }],
    load: async () => (await import('./media/library.tsx')).MediaLibrary,
  },
  {
    path: '/risky-words',
    right: 'riskyWords.read',
    fields: ['q', 'severity', 'category', 'state', 'after'],
    links: [{ label: { zh: '风险词', en: 'Risky words' }, icon: IconAlert, group: 'content' }],
    load: async () => (await import('./risky-words/list.tsx')).RiskyWordList,
  },
  {
    path: '/content/document/tree',
    right: 'content.read',
    fields: ['q', 'after'],
    links: [{ label: labelOf(treeMessages, ({ toTree }) => toTree) }],
    load: async () => (await import('./document-tree/screen.tsx')).DocumentTree,
  },
  {
    path: '/translations',
    right: 'content.read',
    fields: ['state', 'kind', 'after'],
    links: [{ label: { zh: '译文', en: 'Translations' }, icon: IconGlobe, group: 'content' }],
    load: async () => (await import('./translations/list.tsx')).TranslationList,
  },
  {
    path: '/bulk-operations',
    right: 'content.read',
    fields: ['after', 'id'],
    links: [{ label: { zh: '批量操作', en: 'Bulk operations' }, icon: IconList, group: 'content' }],
    load: async () => (await import('./bulk/list.tsx')).BulkList,
  },
  {
    path: '/facts',
    right: 'facts.read',
    fields: ['q', 'subject', 'source', 'state', 'after', 'id'],
    links: [{ label: { zh: '事实数据', en: 'Facts' }, icon: IconTable, group: 'content' }],
    load: async () => (await import('./facts/list.tsx')).FactList,
  },
  {
    path: '/trash',
    right: 'content.read',
    fields: ['kind', 'after'],
    links: [
      { label: labelOf(contentMessages, ({ trash }) => trash), icon: IconTrash, group: 'content' },
    ],
    load: async () => (await import('./publishing/trash.tsx')).TrashList,
  },
  {
    path: '/redirects',
    right: 'redirects.read',
    fields: ['view', 'q', 'use', 'state', 'status', 'after'],
    links: [{ label: { zh: '跳转', en: 'Redirects' }, icon: IconArrowUpRight, group: 'site' }],
    load: async () => (await import('./redirects/screen.tsx')).RedirectScreen,
  },
  {
    path: '/privacy-notices',
    right: 'privacyNotices.read',
    links: [{ label: { zh: '隐私声明版本', en: 'Privacy notice' }, icon: IconLock, group: 'site' }],
    load: async () => (await import('./privacy-notices/list.tsx')).PrivacyNoticeList,
  },
  {
    path: '/privacy-notices/$id',
    right: 'privacyNotices.read',
    load: async () => (await import('./privacy-notices/screen.tsx')).PrivacyNotice,
  },
  {
    path: '/privacy-requests',
    right: 'privacyRequests.read',
    fields: ['state', 'after'],
    links: [
      {
        label: labelOf(privacyRequestMessages, ({ title }) => title),
        icon: IconUser,
        group: 'administration',
      },
    ],
    load: async () => (await import('./privacy-requests/list.tsx')).PrivacyRequestList,
  },
  {
    path: '/privacy-requests/$id',
    right: 'privacyRequests.read',
    load: async () => (await import('./privacy-requests/screen.tsx')).PrivacyRequestScreen,
  },
  {
    path: '/retention',
    right: 'privacyNotices.read',
    links: [
      { label: labelOf(retentionMessages, ({ title }) => title), icon: IconClock, group: 'site' },
    ],
    load: async () => (await import('./retention/screen.tsx')).RetentionScreen,
  },
  {
    path: '/feedback',
    right: 'feedback.read',
    fields: ['view', 'status', 'reason', 'documentId', 'days', 'order', 'after'],
    links: [{ label: { zh: '反馈', en: 'Feedback' }, icon: IconMessage, group: 'site' }],
    load: async () => (await import('./feedback/screen.tsx')).FeedbackScreen,
  },
  {
    path: '/search-misses',
    right: 'searches.read',
    fields: ['view', 'q', 'locale', 'status', 'after'],
    links: [
      { label: { zh: '无结果的搜索', en: 'Searches' }, icon: IconSearch, group: 'site' },
      {
        label: labelOf(searchQuestionMessages, ({ title }) => title),
        search: { view: 'questions' },
      },
    ],
    load: async () => (await import('./search-misses/screen.tsx')).SearchMissScreen,
  },
  {
    path: '/message-templates',
    right: 'messageTemplates.read',
    fields: ['q', 'state', 'after'],
    links: [{ label: { zh: '消息模板', en: 'Message templates' }, icon: IconMail, group: 'site' }],
    load: async () => (await import('./message-templates/list.tsx')).TemplateList,
  },
  {
    path: '/message-templates/$id',
    right: 'messageTemplates.read',
    load: async () => (await import('./message-templates/record.tsx')).TemplateRecord,
  },
  {
    path: '/webhooks',
    right: 'webhooks.read',
    fields: ['q', 'kind', 'state', 'after'],
    links: [
      { label: { zh: '通知渠道', en: 'Webhooks' }, icon: IconShare, group: 'administration' },
    ],
    load: async () => (await import('./webhooks/list.tsx')).WebhookList,
  },
  {
    path: '/webhooks/$id',
    right: 'webhooks.read',
    load: async () => (await import('./webhooks/record.tsx')).WebhookRecord,
  },
  {
    path: '/outbox',
    right: 'system.read',
    fields: ['q', 'status', 'kind', 'webhook', 'after'],
    links: [{ label: { zh: '发件箱', en: 'Outbox' }, icon: IconMail, group: 'administration' }],
    load: async () => (await import('./outbox/screen.tsx')).OutboxScreen,
  },
  {
    path: '/staff',
    right: 'staff.read',
    fields: ['q', 'role', 'state', 'after'],
    links: [{ label: { zh: '员工', en: 'Staff' }, icon: IconUsers, group: 'administration' }],
    load: async () => (await import('./staff/list.tsx')).StaffList,
  },
  {
    path: '/audit',
    right: 'audit.read',
    fields: ['q', 'actorId', 'entityType', 'entityId', 'from', 'to', 'before'],
    links: [
      { label: { zh: '审计日志', en: 'Audit log' }, icon: IconClock, group: 'administration' },
    ],
    load: async () => (await import('./audit/list.tsx')).AuditList,
  },
  {
    // What it shows needs the right of the record's kind.
    path: '/history',
    fields: ['entityType', 'entityId', 'before'],
    load: async () => (await import('./audit/history.tsx')).RecordHistory,
  },
  {
    path: '/system',
    right: 'system.read',
    links: [{ label: { zh: '系统', en: 'System' }, icon: IconMonitor, group: 'administration' }],
    load: async () => (await import('./system/screen.tsx')).SystemScreen,
  },
  {
    path: '/account',
    links: [
      { label: { zh: '我的账号', en: 'My account' }, icon: IconUser, group: 'administration' },
    ],
    load: async () => (await import('./account/screen.tsx')).AccountScreen,
  },
];

/** The links of all screens, with the address and right of each. */
export const screenLinks = screens.flatMap(({ path, right, links = [] }) =>
  links.map((link) => ({ to: path, right, ...link })),
);

function linkToKind(kind: ContentKind): ScreenLink {
  return {
    to: `/content/${kind}`,
    label: contentKindOf(kind).list,
    icon: kindIcons[kind],
    group: contentKindOf(kind).group === 'site' ? 'site' : 'content',
  };
}

function linkToNew(kind: CreatedKind): ScreenLink {
  return {
    to: `/content/${kind}`,
    search: { dialog: 'create' },
    label: contentKindEntries[kind].created.action,
    right: 'content.create',
  };
}

/** One text of an area, in both languages. */
function labelOf<Texts>({ zh, en }: Messages<Texts>, pick: (texts: Texts) => string) {
  return { zh: pick(zh), en: pick(en) };
}
