/** States of a requirement sheet. */
export const requirementStates = ['draft', 'in_review', 'approved', 'closed'] as const;
export type RequirementState = (typeof requirementStates)[number];

/** States of one version of a requirement sheet. */
export const requirementVersionStates = ['draft', 'issued', 'approved', 'superseded'] as const;
export type RequirementVersionState = (typeof requirementVersionStates)[number];

/** Kinds of requirement items. */
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

/** Types of references. */
export const referenceKinds = ['picture', 'video', 'scene', 'link'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** A shape drawn on a reference picture. */
export interface Annotation {
  id: string;
  shape: 'pin' | 'box' | 'arrow';
  /** Position and size as fractions of the picture, 0 to 1. */
  x: number;
  y: number;
  width: number;
  height: number;
  text: string;
}
