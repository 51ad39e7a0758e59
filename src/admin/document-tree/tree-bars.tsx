import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { showToast } from '#ui/state/notices.ts';
import { IconUndo } from '#ui/tool-icons.tsx';
import { treeMessages } from './messages.ts';
import type { useMoves } from './use-tree.ts';

/** Says that something was moved, and takes it back. */
export function UndoNotice({ moves }: { moves: ReturnType<typeof useMoves> }) {
  const text = useMessages(treeMessages);
  const { undo, send, forget, isBusy } = moves;
  if (!undo) return null;
  const takeBack = async () => {
    if (!(await send(undo))) return;
    forget();
    showToast('success', text.undone);
  };
  return (
    <div className="mb-4" role="status">
      <Notice kind="success">
        <span className="flex flex-wrap items-center gap-x-5 gap-y-1">
          {text.moved(undo.length)}
          <Button
            variant="ghost"
            size="sm"
            flush
            className="-my-2"
            icon={IconUndo}
            busy={isBusy}
            onClick={takeBack}
          >
            {text.undo}
          </Button>
        </span>
      </Notice>
    </div>
  );
}

/** What can be done with the selected rows. */
export function SelectionBar({
  count,
  onMove,
  onClear,
}: {
  count: number;
  onMove: () => void;
  onClear: () => void;
}) {
  const text = useMessages(treeMessages);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <span className="text-sm" aria-live="polite">
        {text.selected(count)}
      </span>
      <Button size="sm" onClick={onMove}>
        {text.moveTo}
      </Button>
      <Button size="sm" variant="secondary" onClick={onClear}>
        {text.clear}
      </Button>
    </div>
  );
}
