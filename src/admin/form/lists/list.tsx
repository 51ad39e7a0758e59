import { useState } from 'react';
import type { ListLabel } from '#contracts/form-labels.ts';
import { Button } from '#ui/button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconPlus } from '#ui/tool-icons.tsx';
import { useFormState } from '../context.tsx';
import { innerLabels } from '../empty.ts';
import { FieldFrame } from '../fields/frame.tsx';
import { formKitMessages } from '../messages.ts';
import type { FieldProps, ShapeOf } from '../types.ts';
import { entryText } from './entry-name.ts';
import { EntryTools } from './entry-tools.tsx';
import { Limits } from './limits.tsx';
import { ListEntry } from './list-entry.tsx';
import { Sortable } from './sortable.tsx';
import { useEntries } from './use-entries.ts';

/** Entries of one kind in their order. Those with several fields are folded into a line each. */
export function ListControl(props: FieldProps<ShapeOf<'list'>>) {
  const { label, path, isOptional } = props;
  const { item, min, max } = props.shape;
  const text = useMessages(formKitMessages);
  const locale = useLocale();
  const { isReadOnly, Field } = useFormState();
  const fold = () => setOpen(undefined);
  const { entries, names, set, add, duplicate, removed, remove, move } = useEntries(props, fold);
  // In a new block the first entry waits to be filled in.
  const [open, setOpen] = useState(
    entries.length > 0 && !entryText(entries[0], item, label, locale) ? 0 : undefined,
  );
  const itemName = (label as ListLabel).item[locale];
  return (
    <FieldFrame
      label={label}
      path={path}
      isOptional={isOptional}
      end={<Limits min={min} max={max} />}
    >
      <Sortable names={names} removed={removed} isReadOnly={isReadOnly} onMove={move}>
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
              onChange={(entry) => set(index, entry)}
              onDuplicate={
                entries.length < max
                  ? () => {
                      duplicate(index);
                      setOpen(index + 1);
                    }
                  : undefined
              }
              onRemove={() => remove(index)}
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
                  onChange={(entry) => set(index, entry)}
                />
              </div>
              {!isReadOnly && (
                <EntryTools
                  name={names[index] ?? ''}
                  className="mt-7"
                  onRemove={() => remove(index)}
                />
              )}
            </div>
          )
        }
      </Sortable>
      {!isReadOnly && entries.length < max && (
        <Button
          variant="secondary"
          size="sm"
          icon={IconPlus}
          onClick={() => {
            add();
            setOpen(entries.length);
          }}
        >
          {text.addItem(itemName)}
        </Button>
      )}
    </FieldFrame>
  );
}
