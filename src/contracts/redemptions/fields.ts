import { MAX_TYPED_CODE } from './code.ts';

/** Text controls of the form and how long their texts may be. */
export const redemptionTexts = {
  code: MAX_TYPED_CODE,
  contact: 120,
  deviceModel: 80,
  deviceSerial: 40,
} as const;
export type RedemptionText = keyof typeof redemptionTexts;
export const redemptionTextNames = Object.keys(redemptionTexts) as RedemptionText[];
