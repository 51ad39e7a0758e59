import type { Locale } from '../locale.ts';

/** What a kind of sheet needs to be known by everywhere. */
interface SheetKindFacts {
  /** What people call it. */
  zh: string;
  en: string;
  /** Beginning of its numbers, as in `RQ-2026-0318`. */
  prefix: string;
  /** Page that a link opens; its last part is the token. */
  route: string;
  /** Form of the tokens that new links get. */
  token: 'uuid' | 'short';
}

/**
 * The kinds of sheets, in the order of a project's chain. A kind is also the name of its records in
 * the audit log; what staff may do with it are the rights of `sheets`.
 */
export const sheetKindFacts = {
  requirement: {
    zh: '需求单',
    en: 'Requirement',
    prefix: 'RQ',
    route: '/share/requirement/:uuid',
    token: 'uuid',
  },
  'device-sheet': {
    zh: '设备单',
    en: 'Device sheet',
    prefix: 'DV',
    route: '/share/device/:uuid',
    token: 'uuid',
  },
  'work-order': {
    zh: '工单',
    en: 'Work order',
    prefix: 'WO',
    route: '/share/order/impl/:id',
    token: 'short',
  },
  acceptance: {
    zh: '验收单',
    en: 'Acceptance sheet',
    prefix: 'AC',
    route: '/share/implConfirm/:uuid',
    token: 'uuid',
  },
  'live-report': {
    zh: '直播战报',
    en: 'Live report',
    prefix: 'LR',
    route: '/share/liveReport/:id',
    token: 'short',
  },
} as const satisfies Record<string, SheetKindFacts>;

export type SheetKind = keyof typeof sheetKindFacts;
export const sheetKinds = Object.keys(sheetKindFacts) as [SheetKind, ...SheetKind[]];

/** The names of all kinds in one language. */
export const sheetNames = (locale: Locale) =>
  Object.fromEntries(sheetKinds.map((kind) => [kind, sheetKindFacts[kind][locale]])) as Record<
    SheetKind,
    string
  >;

/** What a link can open: a sheet, or a scene, which is content. */
export const shareKindFacts = {
  ...sheetKindFacts,
  scene: { route: '/share/:id', token: 'short' },
} as const;
export type ShareKind = keyof typeof shareKindFacts;
export const shareKinds = Object.keys(shareKindFacts) as [ShareKind, ...ShareKind[]];

/** Stages of every sheet: staff prepare it, the customer can open it, it is done. */
export const sheetStages = ['draft', 'open', 'closed'] as const;
export type SheetStage = (typeof sheetStages)[number];

/** Parties that must act next. */
export const waitingParties = ['provider', 'customer', 'third_party'] as const;
export type WaitingParty = (typeof waitingParties)[number];

/** Parties that act on a sheet. */
export const sheetParties = ['customer', 'provider'] as const;
export type SheetParty = (typeof sheetParties)[number];
