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

/** Authors of comments. */
export const commentParties = ['customer', 'provider'] as const;
export type CommentParty = (typeof commentParties)[number];

/** Position of a comment in a picture, video or scene. */
export type CommentAnchor =
  | { kind: 'picture'; x: number; y: number }
  | { kind: 'video'; seconds: number; x: number; y: number }
  | { kind: 'scene'; position: [number, number, number]; camera: [number, number, number] };
