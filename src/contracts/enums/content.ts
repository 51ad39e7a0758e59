import type { Locale } from '../locale.ts';
import { diagnosisFaultCodes } from './documents.ts';

export { type ContentKind, contentKinds } from '../content-kinds.ts';

/**
 * Parts of a record, each drafted and published on its own: its text in a language, and what the
 * languages share.
 */
export const contentParts = ['shared', 'zh', 'en'] as const;
export type ContentPart = (typeof contentParts)[number];

/** The language of a part; undefined for the shared part. */
export function localeOfPart(part: ContentPart): Locale | undefined {
  return part === 'shared' ? undefined : part;
}

/** Public states of a part: it was never public, is public, or was taken offline. */
export const partStates = ['unpublished', 'published', 'withdrawn'] as const;
export type PartState = (typeof partStates)[number];

/**
 * States of a translation: there is none, the Chinese text has changed since, or it says the same.
 */
export const freshnessStates = ['missing', 'stale', 'fresh'] as const;
export type Freshness = (typeof freshnessStates)[number];

/**
 * Reasons for which a revision was kept: it was there before the back office, is what a record began
 * with, was kept by hand, was published or pinned for a schedule, or is a draft that was replaced by
 * an older version, discarded, or left out when a conflict was settled.
 */
export const revisionReasons = [
  'imported',
  'created',
  'saved',
  'published',
  'scheduled',
  'replaced',
  'discarded',
  'conflict',
] as const;
export type RevisionReason = (typeof revisionReasons)[number];

/** What a schedule does at its time. */
export const scheduleActions = ['publish', 'withdraw'] as const;
export type ScheduleAction = (typeof scheduleActions)[number];

/** Severities of a finding: it prevents publishing, or only warns. */
export const findingSeverities = ['block', 'warn'] as const;
export type FindingSeverity = (typeof findingSeverities)[number];

/** Severities that findings have unless the site's settings say otherwise, by their reason. */
export const defaultSeverities = {
  'translation-missing': 'warn',
  'picture-without-text': 'block',
  'link-dead': 'block',
  'link-foreign': 'warn',
  'too-long': 'warn',
  'fact-contradiction': 'warn',
} as const satisfies Partial<Record<string, FindingSeverity>>;

/** Reasons of findings whose severity is set; that of a risky word is set with the word. */
export const settableFindings = Object.keys(defaultSeverities) as SettableFinding[];
export type SettableFinding = keyof typeof defaultSeverities;
export type FindingSeverities = Record<SettableFinding, FindingSeverity>;

/** Reasons of findings. */
export const findingCodes = [
  'invalid',
  'slug-taken',
  'translation-missing',
  'picture-unknown',
  'picture-without-text',
  'picture-foreign',
  'link-dead',
  'link-foreign',
  'markup-not-shown',
  'risky-word',
  'too-long',
  'fact-contradiction',
  'document-missing',
  'document-not-public',
  'document-taken',
  'panorama-shape',
  'scene-model',
  'scene-turn',
  ...diagnosisFaultCodes,
] as const;
export type FindingCode = (typeof findingCodes)[number];
