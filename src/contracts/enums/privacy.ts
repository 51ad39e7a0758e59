/** What a person consents to. */
export const consentPurposes = ['booking', 'redemption', 'acceptance', 'case_figures'] as const;
/** What a person consents to. */
export type ConsentPurpose = (typeof consentPurposes)[number];

/** What a person may ask for. */
export const privacyRequestKinds = ['export', 'erase', 'withdraw'] as const;
/** What a person may ask for. */
export type PrivacyRequestKind = (typeof privacyRequestKinds)[number];

/** Life of a privacy request. */
export const privacyRequestStatuses = ['received', 'verified', 'done', 'refused'] as const;
/** Life of a privacy request. */
export type PrivacyRequestStatus = (typeof privacyRequestStatuses)[number];
