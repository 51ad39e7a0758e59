/** Life of a requirement sheet. */
export const requirementStates = ['draft', 'in_review', 'approved', 'closed'] as const;
/** Life of a requirement sheet. */
export type RequirementState = (typeof requirementStates)[number];

/** Life of one version of a requirement. */
export const requirementVersionStates = ['draft', 'issued', 'approved', 'superseded'] as const;
/** Life of one version of a requirement. */
export type RequirementVersionState = (typeof requirementVersionStates)[number];

/** What an item of a requirement is about. */
export const requirementItemKinds = [
  'goal',
  'style',
  'set',
  'light',
  'screen_content',
  'camera',
  'criterion',
] as const;
/** What an item of a requirement is about. */
export type RequirementItemKind = (typeof requirementItemKinds)[number];

/** Forms of a reference. */
export const referenceKinds = ['picture', 'video', 'scene', 'link'] as const;
/** The form of a reference. */
export type ReferenceKind = (typeof referenceKinds)[number];

/** Who wrote a comment. */
export const commentParties = ['customer', 'provider'] as const;
/** Who wrote a comment. */
export type CommentParty = (typeof commentParties)[number];

/** A mark drawn on a reference picture. */
export interface Annotation {
  id: string;
  shape: 'pin' | 'box' | 'arrow';
  /** Position and size as shares of the picture, 0 to 1. */
  x: number;
  y: number;
  width: number;
  height: number;
  text: string;
}

/** Where in a picture, video or scene a comment is pinned. */
export type CommentAnchor =
  | { kind: 'picture'; x: number; y: number }
  | { kind: 'video'; seconds: number; x: number; y: number }
  | { kind: 'scene'; position: [number, number, number]; camera: [number, number, number] };
