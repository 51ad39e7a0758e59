/** States of an acceptance sheet. `rejected` is final; a new sheet replaces it. */
export const acceptanceStates = ['draft', 'sent', 'signed', 'rejected', 'sealed'] as const;
export type AcceptanceState = (typeof acceptanceStates)[number];

/** The customer's decision on one item. */
export const acceptanceResults = ['pending', 'pass', 'fail'] as const;
export type AcceptanceResult = (typeof acceptanceResults)[number];

/** Parties that sign. */
export const signingParties = ['customer', 'provider'] as const;
export type SigningParty = (typeof signingParties)[number];

/** A stroke of a signature: points in a 0-1 box, with milliseconds since the first point. */
export type SignatureStroke = { x: number; y: number; t: number }[];
