import type { WorkOrder } from '#api/work-orders/contract.ts';
import type { CommentAnchor } from '#contracts/sheets/comments.ts';

/** What a comment is about, as the order has it now; null if that part is gone. */
export function partTitle(
  { tasks, problems, visits }: WorkOrder,
  { part, key }: CommentAnchor,
): string | null {
  if (part === 'task') return tasks.find(({ id }) => id === key)?.title ?? null;
  if (part === 'problem') return problems.find(({ id }) => id === key)?.title ?? null;
  if (part === 'visit') return visits.find(({ id }) => id === key)?.purpose ?? null;
  return null;
}
