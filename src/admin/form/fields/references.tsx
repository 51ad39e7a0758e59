import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListLabel } from '#contracts/form-labels.ts';
import { Button } from '#ui/button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconClose } from '#ui/icons.tsx';
import { IconPlus } from '#ui/tool-icons.tsx';
import { Dialog } from '../../core/dialog.tsx';
import { useSession } from '../../core/session.tsx';
import { useFormField, useFormState } from '../context.tsx';
import { Sortable } from '../lists/sortable.tsx';
import { useRemovals } from '../lists/use-removals.ts';
import { formKitMessages } from '../messages.ts';
import type { RecordSource } from '../sources.ts';
import type { FieldProps, FormLabel } from '../types.ts';
import { FieldFrame } from './frame.tsx';
import { RecordSearch } from './record-search.tsx';
import { ReferenceField } from './reference-field.tsx';

/** The id of another record, which is found by search. */
export function ReferenceControl(props: FieldProps) {
  const Control = sourceOf(props.label).isListed ? TypedReference : SearchedReference;
  return <Control {...props} />;
}

/** A record that is found while its name is typed. */
function TypedReference({ label, path, isOptional, value, onChange }: FieldProps) {
  const locale = useLocale();
  const { id, error, isReadOnly } = useFormField(path);
  const source = sourceOf(label);
  const chosen = typeof value === 'string' && value !== '' ? value : undefined;
  const [name = ''] = useNames(source, chosen ? [chosen] : []);
  return (
    <ReferenceField
      // What is typed begins with the name, once that is read.
      key={name}
      id={id}
      label={label.label[locale]}
      hint={label.help?.[locale]}
      error={error}
      required={!isOptional}
      disabled={isReadOnly}
      chosen={chosen ? { id: chosen, name } : null}
      source={source}
      onChange={(record) => onChange(record?.id ?? (isOptional ? undefined : ''))}
    />
  );
}

/** A record that is found in a dialog. */
function SearchedReference(props: FieldProps) {
  const { label, path, isOptional, value, onChange } = props;
  const source = sourceOf(label);
  const text = useMessages(formKitMessages);
  const { isReadOnly } = useFormField(path);
  const [isOpen, setOpen] = useState(false);
  const id = typeof value === 'string' && value !== '' ? value : undefined;
  const [name] = useNames(source, id ? [id] : []);
  return (
    <FieldFrame label={label} path={path} isOptional={isOptional}>
      <p className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <span className={id ? 'font-medium' : 'text-ink-muted'}>{id ? name : text.none}</span>
        {!isReadOnly && (
          <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
            {text.chooseRecord}
          </Button>
        )}
        {!isReadOnly && id && isOptional && (
          <Button variant="ghost" size="sm" flush onClick={() => onChange(undefined)}>
            {text.removeRecord}
          </Button>
        )}
      </p>
      {isOpen && <SearchDialog label={label} onPick={onChange} onClose={() => setOpen(false)} />}
    </FieldFrame>
  );
}

/** The ids of other records in an order, which are found by search. */
export function ReferencesControl(props: FieldProps) {
  const { label, path, isOptional, value, onChange } = props;
  const source = sourceOf(label);
  const text = useMessages(formKitMessages);
  const locale = useLocale();
  const { isReadOnly } = useFormField(path);
  const [isOpen, setOpen] = useState(false);
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  const change = (ids: string[]) => onChange([...new Set(ids)]);
  const { removed, remove } = useRemovals(chosen, change);
  const names = useNames(source, chosen);
  return (
    <FieldFrame label={label} path={path} isOptional={isOptional}>
      <Sortable
        names={names}
        removed={removed}
        isReadOnly={isReadOnly}
        onMove={(from, to) =>
          change(chosen.toSpliced(from, 1).toSpliced(to, 0, chosen[from] ?? ''))
        }
      >
        {(index) => (
          <span className="flex min-h-11 items-center justify-between gap-2 text-sm">
            {names[index]}
            {!isReadOnly && (
              <button
                type="button"
                className="editor-tool"
                aria-label={text.removeItem(names[index] ?? '')}
                onClick={() => remove(index, names[index] ?? '')}
              >
                <IconClose size={16} />
              </button>
            )}
          </span>
        )}
      </Sortable>
      {!isReadOnly && (
        <Button variant="secondary" size="sm" icon={IconPlus} onClick={() => setOpen(true)}>
          {text.addItem((label as ListLabel).item[locale])}
        </Button>
      )}
      {isOpen && (
        <SearchDialog
          label={label}
          onPick={(id) => change([...chosen, id])}
          onClose={() => setOpen(false)}
        />
      )}
    </FieldFrame>
  );
}

function SearchDialog({
  label,
  onPick,
  onClose,
}: {
  label: FormLabel;
  onPick: (id: string) => void;
  onClose: () => void;
}) {
  const locale = useLocale();
  return (
    <Dialog title={label.label[locale]} onClose={onClose}>
      <RecordSearch
        source={sourceOf(label)}
        locale={locale}
        onPick={({ id }) => {
          onPick(id);
          onClose();
        }}
      />
    </Dialog>
  );
}

function sourceOf({ source, label }: FormLabel): RecordSource {
  if (!source) throw new Error(`the field ${label.en} does not say where its records are found`);
  return source;
}

/** The names of records in the language of the screen. */
function useNames(source: RecordSource, ids: readonly string[]): string[] {
  const { api } = useSession();
  const { names: known } = useFormState();
  const locale = useLocale();
  const names = useQueries({
    queries: ids.map((id) => ({
      queryKey: [...source.key, 'name', locale, id],
      queryFn: () => source.nameOf(api, id, locale),
      enabled: known[id] === undefined,
    })),
  });
  return ids.map((id, index) => known[id] ?? names[index]?.data ?? '…');
}
