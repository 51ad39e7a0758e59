import type { SheetHead } from '../head.ts';

/** A copy that is to be sent to the visitor who asked for it. */
export interface TrialCopy {
  /** The demo sheet. */
  source: SheetHead;
  /** The draft of the copy, with body and files. */
  copy: SheetHead;
  /** Ids of the copy's entries by those of the demo's. */
  idOf(id: string): string;
}
