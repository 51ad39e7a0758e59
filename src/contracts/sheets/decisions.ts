/** What a named person decides on exactly one content of a sheet. */
export const decisionKinds = ['approve', 'sign', 'reject'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** How a person signs: with a drawing, or by typing the name. */
export const signingMethods = ['drawn', 'typed'] as const;
export type SigningMethod = (typeof signingMethods)[number];

/** A stroke of a signature: points in a 0-1 box, with milliseconds since the first point. */
export type SignatureStroke = { x: number; y: number; t: number }[];
