/** States of a redemption code; "not yet valid" and "expired" follow from the dates of its batch. */
export const codeStatuses = ['issued', 'redeemed', 'revoked'] as const;
export type CodeStatus = (typeof codeStatuses)[number];

/** Outcomes of an attempt to redeem a well-formed code. */
export const redemptionOutcomes = [
  'redeemed',
  'shown_again',
  'unknown',
  'used',
  'expired',
  'revoked',
  'not_yet_valid',
] as const;
export type RedemptionOutcome = (typeof redemptionOutcomes)[number];
