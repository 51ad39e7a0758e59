import type { ReactNode } from 'react';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconChevronDown } from '#ui/icons.tsx';
import { IconTrash } from '#ui/tool-icons.tsx';
import { formKitMessages } from '../messages.ts';

/** The buttons of a row in a list with an order: up, down, remove. */
export function RowTools({
  index,
  count,
  onMove,
  onRemove,
}: {
  index: number;
  /** Number of rows. */
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}) {
  const text = useMessages(formKitMessages);
  return (
    <span className="flex">
      <RowTool
        label={text.rowUp(index + 1)}
        onClick={() => onMove(index - 1)}
        disabled={index === 0}
      >
        <IconChevronDown size={18} className="rotate-180" />
      </RowTool>
      <RowTool
        label={text.rowDown(index + 1)}
        onClick={() => onMove(index + 1)}
        disabled={index === count - 1}
      >
        <IconChevronDown size={18} />
      </RowTool>
      <RowTool label={text.removeRow(index + 1)} onClick={onRemove}>
        <IconTrash size={18} />
      </RowTool>
    </span>
  );
}

function RowTool({
  label,
  children,
  ...rest
}: {
  label: string;
  onClick: () => void;
  disabled?: boolean;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="editor-tool disabled:opacity-40"
      aria-label={label}
      title={label}
      {...rest}
    >
      {children}
    </button>
  );
}
