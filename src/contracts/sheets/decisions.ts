/** What a named person decides on exactly one content of a sheet. */
export const decisionKinds = ['approve', 'sign', 'reject'] as const;

/** Characters of a person's name or position on a sheet. */
export const MAX_NAME_LENGTH = 80;
/** Characters of a reason or a remark. */
export const MAX_REASON_LENGTH = 1000;
