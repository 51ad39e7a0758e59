/**
 * States of an acceptance sheet; they follow from its stage, its seal and its rejection. `rejected`
 * is final: a new sheet replaces it.
 */
export const acceptanceStates = ['draft', 'sent', 'rejected', 'sealed', 'closed'] as const;
export type AcceptanceState = (typeof acceptanceStates)[number];

/** The customer's decision on one item. */
export const acceptanceResults = ['pending', 'pass', 'fail'] as const;
export type AcceptanceResult = (typeof acceptanceResults)[number];
