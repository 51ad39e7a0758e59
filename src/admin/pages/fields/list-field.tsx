import { useState } from 'react';
import type { ListLabel, RowsLabel } from '#blocks/labels.ts';
import { Button } from '#ui/button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconPlus, IconTrash } from '#ui/tool-icons.tsx';
import { emptyValue } from '../blocks/empty.ts';
import type { ShapeOf } from '../blocks/shapes.ts';
import { useBlockForm } from './block-form-context.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { BlockFieldProps } from './field-props.ts';
import { ListEntry } from './list-entry.tsx';
import { blockFieldMessages } from './messages.ts';
import { Sortable } from './sortable.tsx';
import { useRemovals } from './use-removals.ts';

/** Texts of one entry that can name it. */
const NAME_MAX = 40;

/** Entries of one kind in their order. Those with several fields are folded into a line each. */
export function BlockListField({
  shape: { item, min, max },
  label,
  path,
  isOptional,
  value,
  onChange,
}: BlockFieldProps<ShapeOf<'list'>>) {
  const text = useMessages(blockFieldMessages);
  const locale = useLocale();
  const { isReadOnly, Field } = useBlockForm();
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  // In a new block the first entry waits to be filled in.
  const [open, setOpen] = useState(entries.length > 0 && !nameOf(entries[0]) ? 0 : undefined);
  const itemName = (label as ListLabel).item[locale];
  const names = entries.map((entry, index) => nameOf(entry) || text.item(itemName, index + 1));
  const change = (next: unknown[]) => onChange(isOptional && next.length === 0 ? undefined : next);
  const set = (index: number) => (entry: unknown) => change(entries.with(index, entry));
  const { removed, remove } = useRemovals(entries, (next) => {
    setOpen(undefined);
    change(next);
  });
  const removeAt = (index: number) => remove(index, names[index] ?? '');
  const add = () => {
    setOpen(entries.length);
    change([...entries, emptyValue(item)]);
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
              labels={(label as RowsLabel).fields}
              value={entries[index]}
              isOpen={open === index}
              onToggle={() => setOpen(open === index ? undefined : index)}
              onChange={set(index)}
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
  const text = useMessages(blockFieldMessages);
  if (Number.isFinite(max)) return min > 0 ? text.between(min, max) : text.atMost(max);
  return min > 0 ? text.atLeast(min) : null;
}

/** The first text of an entry; codes such as icons are no names. */
function nameOf(entry: unknown): string {
  if (typeof entry === 'string') return entry.slice(0, NAME_MAX);
  if (typeof entry !== 'object' || entry === null) return '';
  const { name, title, label, question, value, caption } = entry as Record<string, unknown>;
  const found = [title, name, question, label, caption, value].find(
    (text) => typeof text === 'string' && text !== '',
  );
  return String(found ?? '').slice(0, NAME_MAX);
}
