/** Severity levels of risky words; a forbidden word blocks publishing. */
export const riskSeverities = ['notice', 'warning', 'forbidden'] as const;
export type RiskSeverity = (typeof riskSeverities)[number];

/** Kinds of risk. */
export const riskCategories = [
  'absolute',
  'authority',
  'medical',
  'promise',
  'price',
  'finance',
  'comparison',
  'diversion',
  'public-order',
] as const;
export type RiskCategory = (typeof riskCategories)[number];
