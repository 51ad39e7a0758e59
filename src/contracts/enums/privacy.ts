/**
 * States of a version of the privacy notice: a draft, published for a coming day, in force, or
 * replaced.
 */
export const noticeStates = ['draft', 'coming', 'current', 'past'] as const;
export type NoticeState = (typeof noticeStates)[number];

/** Purposes of consent. */
export const consentPurposes = ['booking', 'redemption', 'acceptance', 'case_figures'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Kinds of privacy requests. */
export const privacyRequestKinds = ['export', 'erase', 'withdraw'] as const;
export type PrivacyRequestKind = (typeof privacyRequestKinds)[number];

/** States of a privacy request. */
export const privacyRequestStatuses = ['received', 'verified', 'done', 'refused'] as const;
export type PrivacyRequestStatus = (typeof privacyRequestStatuses)[number];
