/** States of a campaign. */
export const campaignStatuses = ['draft', 'running', 'closed'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

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

/** An illustrated step of an activation. */
export interface ActivationStep {
  titleZh: string;
  titleEn: string | null;
  textZh: string;
  textEn: string | null;
  /** Media asset of the illustration. */
  mediaId: string | null;
}
