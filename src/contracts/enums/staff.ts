import { contentKinds } from './content.ts';

/** Roles of staff members. */
export const staffRoles = ['administrator', 'editor', 'sales', 'support', 'viewer'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Purposes of a one-time ticket: the second step of a sign-in, or a new password. */
export const ticketPurposes = ['second_factor', 'new_password'] as const;
export type TicketPurpose = (typeof ticketPurposes)[number];

/** Kinds of actors in the audit log. */
export const auditActors = ['staff', 'customer', 'visitor', 'api_key', 'system'] as const;
export type AuditActor = (typeof auditActors)[number];

/** Kinds of records in the audit log. */
export const auditEntities = [
  'staff',
  'booking',
  'acceptance',
  ...contentKinds,
  'media',
  'release',
  'risky-word',
  'system',
  'bulk-operation',
  'import',
  'audit',
  'fact',
  'document-section',
  'redirect',
  'missing-page',
  'feedback',
  'search-miss',
  'search-synonym',
  'search-question',
  'privacy-notice',
] as const;
export type AuditEntity = (typeof auditEntities)[number];
