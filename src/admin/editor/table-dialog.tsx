import type { FormEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Dialog } from '../core/dialog.tsx';
import type { EditorDialogProps } from './editor-dialog-props.ts';
import { emptyTable } from './markdown-commands.ts';
import { editorMessages } from './messages.ts';

/** Asks for the size of a table. */
export function TableDialog({ onInsert, onClose }: EditorDialogProps) {
  const text = useMessages(editorMessages);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const markdown = emptyTable(Number(form.get('columns')), Number(form.get('rows')));
    onInsert({ markdown, isBlock: true });
  };
  return (
    <Dialog title={text.tableTitle} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5">
        <div className="grid grid-cols-2 gap-4">
          <TextField
            label={text.columns}
            name="columns"
            type="number"
            min={1}
            max={8}
            defaultValue={3}
            required
          />
          <TextField
            label={text.rows}
            name="rows"
            type="number"
            min={1}
            max={40}
            defaultValue={3}
            required
          />
        </div>
        <Button type="submit" className="justify-self-start">
          {text.insert}
        </Button>
      </form>
    </Dialog>
  );
}
