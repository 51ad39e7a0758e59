/** Life of an acceptance sheet; `rejected` ends it and a new sheet follows. */
export const acceptanceStates = ['draft', 'sent', 'signed', 'rejected', 'sealed'] as const;
/** Life of an acceptance sheet. */
export type AcceptanceState = (typeof acceptanceStates)[number];

/** The customer's judgement of one item. */
export const acceptanceResults = ['pending', 'pass', 'fail'] as const;
/** The customer's judgement of one item. */
export type AcceptanceResult = (typeof acceptanceResults)[number];

/** Who signs. */
export const signingParties = ['customer', 'provider'] as const;
/** Who signs. */
export type SigningParty = (typeof signingParties)[number];

/** A stroke of a signature: points in a 0-1 box with the milliseconds since the first one. */
export type SignatureStroke = { x: number; y: number; t: number }[];
