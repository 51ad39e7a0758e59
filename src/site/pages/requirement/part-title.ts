import type { Requirement } from '#api/requirements/contract.ts';
import type { CommentAnchor } from '#contracts/sheets/comments.ts';
import { markPartKey } from '#contracts/sheets/mark-part.ts';

/** What a comment is about, in the words of the newest version; null if that part is gone. */
export function partTitle(
  { items, references }: Requirement,
  { part, key }: CommentAnchor,
): string | null {
  if (part === 'item') return items.find((item) => item.key === key)?.title ?? null;
  if (part === 'reference') return references.find((one) => one.key === key)?.caption ?? null;
  for (const { key: reference, caption, marks } of references) {
    const at = marks.findIndex((mark) => markPartKey(reference, mark.key) === key);
    if (at >= 0) return markTitle(caption, at);
  }
  return null;
}

/** A mark by the picture it is on, and its number. */
export const markTitle = (caption: string, at: number) => `${caption} ${at + 1}`.trim();
