/**
 * States of a version of the privacy notice: a draft, published for a coming day, in force, or
 * replaced.
 */
export const noticeStates = ['draft', 'coming', 'current', 'past'] as const;
export type NoticeState = (typeof noticeStates)[number];

export const consentPurposes = ['booking', 'redemption'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Kinds of privacy requests: a copy of all data, their erasure, the withdrawal of consents. */
export const privacyRequestKinds = ['export', 'erase', 'withdraw'] as const;
export type PrivacyRequestKind = (typeof privacyRequestKinds)[number];

/** States of a privacy request; nothing is exported or erased before the person is verified. */
export const privacyRequestStatuses = ['received', 'verified', 'done', 'refused'] as const;
export type PrivacyRequestStatus = (typeof privacyRequestStatuses)[number];

/** Kinds of records that can be about a person, in the order of lists. */
export const personSources = [
  'booking',
  'customer',
  'work_order',
  'engineer',
  'redemption',
  'link',
  'comment',
  'file',
  'decision',
  'message',
] as const;
export type PersonSource = (typeof personSources)[number];

/**
 * Why the data of a person stay in a record: a project in progress needs the contact, or the record is
 * signed and proves what both sides agreed.
 */
export const keptReasons = ['project', 'signed'] as const;
export type KeptReason = (typeof keptReasons)[number];

/** Kinds of records whose personal data are erased after a period of the privacy notice. */
export const retainedRecords = [
  'bookings',
  'customers',
  'work_orders',
  'sheet_names',
  'redemptions',
  'redemption_attempts',
  'share_openings',
  'document_feedback',
  'outbox_messages',
  'privacy_requests',
] as const;

/** Rows that serve a purpose for a while and are then deleted. */
export const expiringRecords = [
  'idempotency_keys',
  'rate_limits',
  'spent_challenges',
  'integration_tokens',
  'staff_sessions',
  'staff_tickets',
  'staff_lockouts',
  'download_events',
  'visit_marks',
  'search_misses',
  'scene_views',
  'retention_runs',
] as const;

export type RetainedRecord = (typeof retainedRecords)[number] | (typeof expiringRecords)[number];
