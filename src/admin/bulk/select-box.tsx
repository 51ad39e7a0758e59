import type { ReactNode } from 'react';
import { useMessages } from '#ui/i18n/messages.tsx';
import { bulkMessages } from './messages.ts';
import type { RowSelection } from './row-selection.ts';

/** The check box of a row; a click with Shift selects the rows between. */
export function SelectBox({
  selection,
  id,
  title,
}: {
  selection: RowSelection;
  id: string;
  title: string;
}) {
  const text = useMessages(bulkMessages);
  return (
    <label className="-m-3 flex size-11 shrink-0 cursor-pointer items-center justify-center select-none">
      <span className="sr-only">{text.select(title)}</span>
      <input
        type="checkbox"
        className="tick m-0"
        checked={selection.has(id)}
        onChange={({ nativeEvent }) =>
          selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}

/** The first cell of a row, with the check box before it where rows can be selected. */
export function SelectableCell({
  selection,
  id,
  title,
  children,
}: {
  selection: RowSelection | undefined;
  id: string;
  title: string;
  children: ReactNode;
}) {
  if (!selection) return children;
  return (
    <span className="flex items-center gap-4">
      <SelectBox selection={selection} id={id} title={title} />
      <span className="min-w-0">{children}</span>
    </span>
  );
}

/** Selects all rows of the page, or none. */
export function SelectPage({ selection }: { selection: RowSelection }) {
  const text = useMessages(bulkMessages);
  return (
    <p className="mb-1 flex flex-wrap items-center gap-x-4 text-sm text-ink-muted">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 ps-4">
        <input
          type="checkbox"
          className="tick m-0"
          checked={selection.isWholePage}
          onChange={selection.togglePage}
        />
        {text.selectPage}
      </label>
      <span className="hidden sm:inline">{text.rangeHint}</span>
    </p>
  );
}
