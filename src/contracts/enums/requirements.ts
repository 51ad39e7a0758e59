/** States of a requirement that customers can see: of its newest version, or closed. */
export const requirementStates = ['in_review', 'approved', 'closed'] as const;

/** States of an issued version. */
export const requirementVersionStates = ['issued', 'approved', 'superseded'] as const;
export type RequirementVersionState = (typeof requirementVersionStates)[number];

export const requirementItemKinds = [
  'goal',
  'style',
  'set',
  'light',
  'screen_content',
  'camera',
  'criterion',
] as const;
export type RequirementItemKind = (typeof requirementItemKinds)[number];
