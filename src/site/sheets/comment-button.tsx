import type { CommentAnchor } from '#contracts/sheets/comments.ts';
import { sheetPageMessages } from '#site/i18n/sheet-page.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconMessage } from '#ui/icons.tsx';
import { useSheetFrame } from './frame-context.ts';

/** Leads to the form for a comment on a part of the sheet, and says how many there are. */
export function CommentButton({ anchor, title }: { anchor: CommentAnchor; title: string }) {
  const text = useMessages(sheetPageMessages);
  const frame = useSheetFrame();
  if (!frame?.comments) return null;
  const { part, key } = anchor;
  const count = frame.comments.items.filter(
    (comment) => comment.anchor.part === part && comment.anchor.key === key,
  ).length;
  if (!frame.canComment && count === 0) return null;
  return (
    <button
      type="button"
      className="no-print inline-flex min-h-11 items-center gap-1.5 text-sm text-ink-muted hover:text-key noscript:hidden"
      onClick={() => frame.aim({ anchor, parentId: null, title })}
    >
      <IconMessage size={16} />
      {text.comment}
      {count > 0 && <span>{count}</span>}
      <span className="sr-only">{text.commentOn(title)}</span>
    </button>
  );
}
