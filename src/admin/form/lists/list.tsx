import { useState } from 'react';
import type { ListLabel } from '#contracts/form-labels.ts';
import { Button } from '#ui/button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconPlus, IconTrash } from '#ui/tool-icons.tsx';
import { useFormState } from '../context.tsx';
import { emptyEntry, innerLabels } from '../empty.ts';
import { FieldFrame } from '../fields/frame.tsx';
import { formKitMessages } from '../messages.ts';
import type { FieldProps, ShapeOf } from '../types.ts';
import { entryName, entryText } from './entry-name.ts';
import { ListEntry } from './list-entry.tsx';
import { Sortable } from './sortable.tsx';
import { useRemovals } from './use-removals.ts';

/** Entries of one kind in their order. Those with several fields are folded into a line each. */
export function ListControl({
  shape: { item, min, max },
  label,
  path,
  isOptional,
  value,
  onChange,
}: FieldProps<ShapeOf<'list'>>) {
  const text = useMessages(formKitMessages);
  const locale = useLocale();
  const { isReadOnly, Field } = useFormState();
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  // In a new block the first entry waits to be filled in.
  const [open, setOpen] = useState(
    entries.length > 0 && !entryText(entries[0], item, label) ? 0 : undefined,
  );
  const itemName = (label as ListLabel).item[locale];
  const names = entries.map(
    (entry, index) => entryName(entry, item, label, locale) || text.item(itemName, index + 1),
  );
  const change = (next: unknown[]) => onChange(isOptional && next.length === 0 ? undefined : next);
  const set = (index: number) => (entry: unknown) => change(entries.with(index, entry));
  const { removed, remove } = useRemovals(entries, (next) => {
    setOpen(undefined);
    change(next);
  });
  const removeAt = (index: number) => remove(index, names[index] ?? '');
  const add = () => {
    setOpen(entries.length);
    change([...entries, emptyEntry(item, label)]);
  };
  const duplicate = (index: number) => {
    setOpen(index + 1);
    const copy = structuredClone(entries[index]);
    const fresh = item.kind === 'group' ? { ...(copy as object), ...label.fresh?.() } : copy;
    change(entries.toSpliced(index + 1, 0, fresh));
  };
  return (
    <FieldFrame
      label={label}
      path={path}
      isOptional={isOptional}
      end={<Limits min={min} max={max} />}
    >
      <Sortable
        names={names}
        removed={removed}
        isReadOnly={isReadOnly}
        onMove={(from, to) => {
          setOpen(undefined);
          change(entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]));
        }}
      >
        {(index) =>
          item.kind === 'group' ? (
            <ListEntry
              name={names[index] ?? ''}
              path={`${path}.${index}`}
              fields={item.fields}
              labels={innerLabels(label)}
              columns={label.columns}
              value={entries[index]}
              isOpen={open === index}
              onToggle={() => setOpen(open === index ? undefined : index)}
              onChange={set(index)}
              onDuplicate={entries.length < max ? () => duplicate(index) : undefined}
              onRemove={() => removeAt(index)}
            />
          ) : (
            <div className="flex items-start gap-1">
              <div className="min-w-0 grow">
                <Field
                  shape={item}
                  label={{ label: { zh: '', en: '', [locale]: text.item(itemName, index + 1) } }}
                  path={`${path}.${index}`}
                  isOptional={false}
                  value={entries[index]}
                  onChange={set(index)}
                />
              </div>
              {!isReadOnly && (
                <button
                  type="button"
                  className="editor-tool mt-7"
                  aria-label={text.removeItem(names[index] ?? '')}
                  title={text.removeItem(names[index] ?? '')}
                  onClick={() => removeAt(index)}
                >
                  <IconTrash size={18} />
                </button>
              )}
            </div>
          )
        }
      </Sortable>
      {!isReadOnly && entries.length < max && (
        <Button variant="secondary" size="sm" icon={IconPlus} onClick={add}>
          {text.addItem(itemName)}
        </Button>
      )}
    </FieldFrame>
  );
}

function Limits({ min, max }: { min: number; max: number }) {
  const text = useMessages(formKitMessages);
  if (Number.isFinite(max)) return min > 0 ? text.between(min, max) : text.atMost(max);
  return min > 0 ? text.atLeast(min) : null;
}
