/** States of an acceptance sheet. `rejected` is final; a new sheet replaces it. */
export const acceptanceStates = ['draft', 'sent', 'signed', 'rejected', 'sealed'] as const;
export type AcceptanceState = (typeof acceptanceStates)[number];

/** The customer's decision on one item. */
export const acceptanceResults = ['pending', 'pass', 'fail'] as const;
export type AcceptanceResult = (typeof acceptanceResults)[number];
