/** Purposes of consent. */
export const consentPurposes = ['booking', 'redemption', 'acceptance', 'case_figures'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Kinds of privacy requests. */
export const privacyRequestKinds = ['export', 'erase', 'withdraw'] as const;
export type PrivacyRequestKind = (typeof privacyRequestKinds)[number];

/** States of a privacy request. */
export const privacyRequestStatuses = ['received', 'verified', 'done', 'refused'] as const;
export type PrivacyRequestStatus = (typeof privacyRequestStatuses)[number];
