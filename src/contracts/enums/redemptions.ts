/** States of a redemption code; "not yet valid" and "expired" follow from its dates. */
export const codeStatuses = ['issued', 'redeemed', 'revoked'] as const;
export type CodeStatus = (typeof codeStatuses)[number];

/** Outcomes of a redemption attempt. */
export const redemptionOutcomes = [
  'redeemed',
  'shown_again',
  'mistyped',
  'unknown',
  'used',
  'expired',
  'revoked',
  'not_yet_valid',
] as const;
export type RedemptionOutcome = (typeof redemptionOutcomes)[number];
