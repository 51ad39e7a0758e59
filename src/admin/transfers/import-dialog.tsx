import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { contentKinds } from '#contracts/enums/content.ts';
import type { ImportedResource } from '#contracts/enums/transfers.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField, TextField } from '#ui/fields.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Dialog } from '../core/dialog.tsx';
import { useAction } from '../core/use-action.ts';
import { CheckResult } from './check-result.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { transferMessages } from './messages.ts';
import { RejectedRows } from './rejected-rows.tsx';
import { type Applied, type Check, IMPORTS_KEY } from './types.ts';
import { uploadTable } from './upload-table.ts';

/** Imports a table: choose it, see what it would do, import it, and take it back. */
export function ImportDialog({
  resource,
  queryKey,
  onClose,
}: {
  resource: ImportedResource;
  /** Lists to read again after an import. */
  queryKey: readonly string[];
  onClose: () => void;
}) {
  const text = useMessages(transferMessages);
  const locale = useLocale();
  const queries = useQueryClient();
  const { run, isBusy } = useAction();
  const [checked, setChecked] = useState<{ upload: string; check: Check }>();
  const [applied, setApplied] = useState<{ upload: string; result: Applied }>();
  const isContent = contentKinds.some((kind) => kind === resource);
  const intros: Partial<Record<ImportedResource, string>> = text.intros;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const table = tableIn(new FormData(event.currentTarget));
    if (!table) return;
    setChecked(undefined);
    setApplied(undefined);
    void run(async (api) => {
      const upload = await uploadTable(table, locale);
      const check = await api('POST /admin/import-checks', { body: { resource, upload } });
      setChecked({ upload, check });
    });
  };
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey });
    await queries.invalidateQueries({ queryKey: [IMPORTS_KEY, resource] });
  };
  const apply = (upload: string) =>
    run(async (api) => {
      const leaveWrong = (checked?.check.counts.wrong ?? 0) > 0;
      const result = await api('POST /admin/imports', { body: { resource, upload, leaveWrong } });
      setChecked(undefined);
      setApplied({ upload, result });
      await refresh();
    });
  return (
    <Dialog
      title={text.title}
      description={intros[resource] ?? (isContent ? text.introContent : text.intro)}
      onClose={onClose}
      isWide
    >
      <div className="grid gap-6">
        <form onSubmit={submit} className="grid gap-5" onChange={() => setChecked(undefined)}>
          <TextField
            label={text.file}
            hint={text.fileHint}
            name="file"
            type="file"
            accept=".xlsx,.csv,.txt,.json"
          />
          <TextAreaField label={text.paste} hint={text.pasteHint} name="pasted" rows={3} />
          <Button
            type="submit"
            variant={checked ? 'secondary' : 'primary'}
            busy={isBusy}
            className="justify-self-start"
          >
            {text.check}
          </Button>
        </form>
        <div role="status" className="grid gap-4 empty:hidden">
          {isBusy && !checked && <p className="text-sm text-ink-muted">{text.checking}</p>}
          {checked && (
            <CheckResult
              check={checked.check}
              table={{ resource, upload: checked.upload }}
              isBusy={isBusy}
              onApply={() => void apply(checked.upload)}
            />
          )}
          {applied && <AppliedResult resource={resource} {...applied} />}
        </div>
        <EarlierImports resource={resource} onUndone={refresh} />
      </div>
    </Dialog>
  );
}

/** What was imported, and what was left. */
function AppliedResult({
  resource,
  upload,
  result: { id, counts, problems },
}: {
  resource: ImportedResource;
  upload: string;
  result: Applied;
}) {
  const text = useMessages(transferMessages);
  return (
    <>
      <p className="text-sm font-medium">{text.applied(counts.new, counts.changed)}</p>
      {counts.wrong > 0 && (
        <RejectedRows
          table={{ resource, upload, imported: id }}
          count={counts.wrong}
          problems={problems}
        >
          {text.leftOut(counts.wrong)}
        </RejectedRows>
      )}
    </>
  );
}

/** The chosen file, or the pasted table as one. */
function tableIn(form: FormData): File | undefined {
  const file = form.get('file');
  if (file instanceof File && file.size > 0) return file;
  const pasted = String(form.get('pasted'));
  return pasted.trim() ? new File([pasted], `pasted-${Date.now()}.txt`) : undefined;
}
