import { recordKinds } from '../records/all.ts';
import { sheetKinds } from '../sheets/kinds.ts';
import { contentKinds } from './content.ts';

/** Kinds of actors in the audit log. */
export const auditActors = ['staff', 'customer', 'visitor', 'api_key', 'system'] as const;
export type AuditActor = (typeof auditActors)[number];

/** Kinds of records in the audit log. */
export const auditEntities = [
  'staff',
  'booking',
  ...sheetKinds,
  ...contentKinds,
  ...recordKinds,
  'media',
  'release',
  'system',
  'bulk-operation',
  'import',
  'audit',
  'document-section',
  'missing-page',
  'feedback',
  'search-miss',
  'search-question',
  'privacy-notice',
  'privacy-request',
  'share-link',
  'code-batch',
  'code',
] as const;
export type AuditEntity = (typeof auditEntities)[number];
