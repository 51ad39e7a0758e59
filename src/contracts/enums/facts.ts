/** Subjects of facts, in the order of their list. */
export const factSubjects = [
  'room',
  'light',
  'picture',
  'sound',
  'latency',
  'network',
  'power',
  'product',
  'price',
] as const;
export type FactSubject = (typeof factSubjects)[number];

/** Days after which a fact should be compared with its source again. */
export const FACT_REVIEW_DAYS = 180;

/** Origins of a fact: a published standard or manual, other facts, a measurement, the provider. */
export const factSources = ['standard', 'calculation', 'measurement', 'decision'] as const;
export type FactSource = (typeof factSources)[number];
