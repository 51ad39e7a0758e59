import { type FormEvent, useState } from 'react';
import { MAX_SHEET_TABLE_BYTES, type SheetTable } from '#contracts/sheets/tables.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField, TextAreaField, TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { showToast } from '#ui/state/notices.ts';
import type { AnswerTo } from '../../core/api.ts';
import { Dialog } from '../../core/dialog.tsx';
import { useAction } from '../../core/use-action.ts';
import type { BodyEditorProps } from '../screen-of-kind.ts';
import { tableMessages } from './messages.ts';
import { TableProblems } from './table-problems.tsx';

type ReadTable = AnswerTo<'POST /admin/sheets/:id/tables/:table'>;

/** Reads a table, says what is wrong by row, and puts what is right into the body. */
export function TableDialog({
  sheet,
  body,
  onChange,
  table,
  onClose,
}: Pick<BodyEditorProps, 'sheet' | 'body' | 'onChange'> & {
  table: SheetTable;
  onClose: () => void;
}) {
  const text = useMessages(tableMessages);
  const { run, isBusy } = useAction();
  const [read, setRead] = useState<ReadTable>();
  const [failure, setFailure] = useState<string>();
  const check = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setRead(undefined);
    setFailure(undefined);
    const bytes = await bytesIn(form);
    if (bytes.length === 0) return setFailure(text.nothing);
    if (bytes.length > MAX_SHEET_TABLE_BYTES) return setFailure(text.tooLarge);
    const replace = form.get('replace') === 'on';
    const answer = await run((api) =>
      api('POST /admin/sheets/:id/tables/:table', {
        params: { id: sheet.id, table },
        body: { content: base64(bytes), replace, body },
      }),
    );
    setRead(answer);
  };
  const apply = ({ changes, rows, wrong }: ReadTable) => {
    onChange({ ...body, ...changes });
    showToast('success', text.done(rows - wrong));
    onClose();
  };
  return (
    <Dialog title={text.tables[table]} description={text.intros[table]} onClose={onClose} isWide>
      <form onSubmit={check} onChange={() => setRead(undefined)} className="grid gap-5">
        {failure && <Notice kind="error">{failure}</Notice>}
        <TextField
          label={text.file}
          hint={text.fileHint}
          name="file"
          type="file"
          accept=".xlsx,.csv,.txt"
        />
        <TextAreaField label={text.paste} name="pasted" rows={4} />
        <CheckboxField name="replace" label={text.replace} hint={text.replaceHint} />
        <Button type="submit" variant="secondary" className="justify-self-start" busy={isBusy}>
          {text.check}
        </Button>
      </form>
      {read && (
        <section className="mt-6 grid gap-4">
          <p role="status">{text.rows(read.rows, read.wrong)}</p>
          {read.unknownColumns.length > 0 && (
            <p className="text-sm text-ink-muted">{text.unknown(read.unknownColumns.join(', '))}</p>
          )}
          <TableProblems problems={read.problems} />
          {read.wrong < read.rows && (
            <Button className="justify-self-start" onClick={() => apply(read)}>
              {text.apply}
            </Button>
          )}
        </section>
      )}
    </Dialog>
  );
}

/** The chosen file, or else what was pasted; a file that is too large is not read. */
async function bytesIn(form: FormData): Promise<Uint8Array> {
  const file = form.get('file');
  if (file instanceof File && file.size > 0) {
    return new Uint8Array(await file.slice(0, MAX_SHEET_TABLE_BYTES + 1).arrayBuffer());
  }
  return new TextEncoder().encode(String(form.get('pasted') ?? ''));
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
