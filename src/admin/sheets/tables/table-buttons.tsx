import { useState } from 'react';
import type { SheetTable } from '#contracts/sheets/tables.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import type { BodyEditorProps } from '../screen-of-kind.ts';
import { tableMessages } from './messages.ts';
import { TableDialog } from './table-dialog.tsx';

/** Buttons that bring parts of a body as a table. */
export function TableButtons({
  tables,
  ...editor
}: BodyEditorProps & { tables: readonly SheetTable[] }) {
  const text = useMessages(tableMessages);
  const [open, setOpen] = useState<SheetTable>();
  if (editor.isReadOnly) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {tables.map((table) => (
        <Button key={table} variant="secondary" size="sm" onClick={() => setOpen(table)}>
          {text.tables[table]}
        </Button>
      ))}
      {open && <TableDialog {...editor} table={open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
