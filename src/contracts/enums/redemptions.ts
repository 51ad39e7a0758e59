/** Life of a campaign. */
export const campaignStatuses = ['draft', 'running', 'closed'] as const;
/** Life of a campaign. */
export type CampaignStatus = (typeof campaignStatuses)[number];

/** Life of a redemption code; too early and expired follow from its dates. */
export const codeStatuses = ['issued', 'redeemed', 'revoked'] as const;
/** Life of a redemption code. */
export type CodeStatus = (typeof codeStatuses)[number];

/** How an attempt to redeem a code ended. */
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
/** How an attempt to redeem a code ended. */
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
