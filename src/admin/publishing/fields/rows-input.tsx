import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconPlus } from '#ui/tool-icons.tsx';
import { fieldMessages } from './messages.ts';
import { useField } from './part-form.tsx';
import { RowTools } from './row-tools.tsx';

/** A list of rows with fields of their own, in an order that buttons change. */
export function RowsInput<Row extends object>({
  name,
  label,
  newRow,
  children,
}: {
  name: string;
  label: string;
  newRow: () => Row;
  children: (row: Row, change: (changes: Partial<Row>) => void, id: string) => ReactNode;
}) {
  const text = useMessages(fieldMessages);
  const { id, value, set, error, isReadOnly } = useField<Row[]>(name);
  const rows = value ?? [];
  const move = (from: number, to: number) => {
    const moved = rows.filter((_, index) => index !== from);
    moved.splice(to, 0, rows[from] as Row);
    set(moved);
  };
  return (
    <fieldset id={id} disabled={isReadOnly}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <ol className="grid gap-3">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id of their own; their fields are controlled
          <li key={index} className="rounded-sm border border-line p-3">
            <div className="grid gap-3 sm:grid-cols-2">
              {children(
                row,
                (changes) =>
                  set(rows.map((other, at) => (at === index ? { ...other, ...changes } : other))),
                `${id}.${index}`,
              )}
            </div>
            <div className="mt-2 flex justify-end">
              <RowTools
                index={index}
                count={rows.length}
                onMove={(to) => move(index, to)}
                onRemove={() => set(rows.filter((_, at) => at !== index))}
              />
            </div>
          </li>
        ))}
      </ol>
      {!isReadOnly && (
        <Button
          variant="secondary"
          size="sm"
          icon={IconPlus}
          className="mt-3"
          onClick={() => set([...rows, newRow()])}
        >
          {text.addRow}
        </Button>
      )}
      {error && <p className="mt-1.5 text-sm text-bad">{error}</p>}
    </fieldset>
  );
}
