import { createContext, use } from 'react';
import type { SheetFrame } from '#api/sheets/comments/contract.ts';
import type { CommentAnchor } from '#contracts/sheets/comments.ts';

/** A comment on the sheet. */
export type Comment = NonNullable<SheetFrame['comments']>['items'][number];

/** Where the next comment goes: to a part of the sheet, or as an answer. */
export interface CommentTarget {
  anchor: CommentAnchor;
  /** The comment that it answers. */
  parentId: string | null;
  /** Title of the part, or name of whoever is answered. */
  title: string;
  /** It is the customer's move, and this comment is it. */
  isReply?: true;
}

/** What surrounds the sheet of this page. */
export interface FrameState extends SheetFrame {
  token: string;
  /** Title of a part; null for the whole sheet. */
  titleOf(anchor: CommentAnchor): string | null;
  /** Null for the whole sheet. */
  target: CommentTarget | null;
  /** Leads to the form with this target. */
  aim(target: CommentTarget | null): void;
  /** Of a scene: the place that the panorama shall show. Scenes take no photos. */
  asked?: CommentAnchor | undefined;
  /** Of a scene: leads to a place in the panorama. */
  ask?(anchor: CommentAnchor): void;
  /** Of a scene, which nothing follows: loads what is new after a comment. */
  refresh?(): Promise<void>;
}

export const FrameContext = createContext<FrameState | null>(null);

/** What surrounds the sheet; null on pages that are no sheet. */
export const useSheetFrame = (): FrameState | null => use(FrameContext);

/** Id of the section of comments, and of the form in it. */
export const COMMENTS_ID = 'comments';

/** Leads to the form for comments. */
export function focusCommentForm(): void {
  const form = document.querySelector<HTMLElement>(`#${COMMENTS_ID} textarea`);
  form?.scrollIntoView({ block: 'center' });
  form?.focus({ preventScroll: true });
}
