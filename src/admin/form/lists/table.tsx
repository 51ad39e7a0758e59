import type { ClipboardEvent, CSSProperties, KeyboardEvent } from 'react';
import type { ListLabel } from '#contracts/form-labels.ts';
import { Button } from '#ui/button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { cx } from '#ui/text.ts';
import { IconPlus } from '#ui/tool-icons.tsx';
import { useFormField, useFormState } from '../context.tsx';
import { emptyEntry, innerLabels, withField } from '../empty.ts';
import { FieldFrame } from '../fields/frame.tsx';
import { focusField } from '../focus-field.ts';
import { formKitMessages } from '../messages.ts';
import type { FieldProps, FieldShape, FormLabel, Shape, ShapeOf } from '../types.ts';
import { EntryTools } from './entry-tools.tsx';
import { Limits } from './limits.tsx';
import { cellsOf, pasteRows } from './pasted-rows.ts';
import { Sortable } from './sortable.tsx';
import { useEntries } from './use-entries.ts';

/** Width of the column of a shape. */
const widths: Partial<Record<Shape['kind'], string>> = {
  number: '6rem',
  flag: '4rem',
  day: '10rem',
  moment: '14rem',
  choice: '9rem',
  lines: 'minmax(10rem, 2fr)',
};

/** Most columns of a table that fits a narrow form, such as one of two languages. */
const FEW = 4;

/** Names of the fields are above the columns where there is room, else at each field. */
const looks = {
  few: {
    head: '@lg:grid',
    row: '@lg:grid-cols-(--columns) @lg:[&_:is(legend,label:not(:has(input)),label>span)]:sr-only',
  },
  many: {
    head: '@3xl:grid',
    row: '@3xl:grid-cols-(--columns) @3xl:[&_:is(legend,label:not(:has(input)),label>span)]:sr-only',
  },
};

/**
 * Entries of a few short fields, one line each: for many of them. A table that was copied elsewhere
 * can be pasted into its cells; Enter goes to the line below and makes a new one after the last.
 */
export function TableControl(props: FieldProps<ShapeOf<'list'>>) {
  const { shape, label, path, isOptional } = props;
  const { item, min, max } = shape;
  const text = useMessages(formKitMessages);
  const locale = useLocale();
  const { idPrefix, isReadOnly, Field } = useFormState();
  const { id } = useFormField(path);
  const { entries, names, change, set, add, duplicate, removed, remove, move } = useEntries(props);
  const itemName = (label as ListLabel).item[locale];
  const labels = innerLabels(label);
  const fields = item.kind === 'group' ? item.fields.filter(({ name }) => labels[name]) : [];
  const helps = fields.flatMap(({ name }) => {
    const { label: own, help } = labels[name] ?? {};
    return own && help ? [`${own[locale]}: ${help[locale]}`] : [];
  });
  const look = fields.length > FEW ? looks.many : looks.few;
  const columns = fields.map(({ shape: { kind } }) => widths[kind] ?? 'minmax(7rem, 1fr)');
  const goTo = (row: number, name: string) => focusField(idPrefix, `${path}.${row}.${name}`);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, row: number) => {
    const name = columnOf(event.target, id, row);
    const isLine = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isLine || !name) return;
    event.preventDefault();
    if (row === entries.length - 1 && !isReadOnly && entries.length < max) add();
    if (row < entries.length - 1 || entries.length < max) goTo(row + 1, name);
  };
  const onPaste = (event: ClipboardEvent<HTMLElement>, row: number) => {
    const cells = cellsOf(event.clipboardData.getData('text/plain'));
    const column = fields.findIndex(({ name }) => name === columnOf(event.target, id, row));
    if (!cells || column < 0 || isReadOnly) return;
    event.preventDefault();
    const newRow = () => emptyEntry(item, label) as object;
    change(pasteRows(entries, cells, { fields, labels, row, column, max, newRow }));
  };
  return (
    <FieldFrame
      label={label}
      path={path}
      isOptional={isOptional}
      end={<Limits min={min} max={max} />}
    >
      <div className="@container" style={{ '--columns': columns.join(' ') } as CSSProperties}>
        {entries.length > 0 && (
          <div
            className={cx(
              'hidden grid-cols-(--columns) gap-2 pb-1 text-xs text-ink-muted',
              !isReadOnly && 'ms-[26px] me-[76px]',
              look.head,
            )}
            aria-hidden
          >
            {fields.map(({ name }) => (
              <span key={name}>{labels[name]?.label[locale]}</span>
            ))}
          </div>
        )}
        <Sortable names={names} removed={removed} isReadOnly={isReadOnly} onMove={move}>
          {(index) => (
            <div className="flex items-start gap-1">
              <fieldset
                className={cx(
                  'grid min-w-0 grow grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2',
                  look.row,
                )}
                aria-label={names[index]}
                onKeyDown={(event) => onKeyDown(event, index)}
                onPaste={(event) => onPaste(event, index)}
              >
                {fields.map((field) => (
                  <Field
                    key={field.name}
                    {...cellProps(field, labels[field.name])}
                    path={`${path}.${index}.${field.name}`}
                    value={(entries[index] as Record<string, unknown>)[field.name] ?? undefined}
                    onChange={(next) =>
                      set(index, withField(entries[index] as object, field, next))
                    }
                  />
                ))}
              </fieldset>
              {!isReadOnly && (
                <EntryTools
                  name={names[index] ?? ''}
                  className="flex shrink-0 max-sm:flex-col"
                  onDuplicate={entries.length < max ? () => duplicate(index) : undefined}
                  onRemove={() => remove(index)}
                />
              )}
            </div>
          )}
        </Sortable>
      </div>
      {helps.map((help) => (
        <p key={help} className="mb-2 text-sm text-ink-muted">
          {help}
        </p>
      ))}
      {!isReadOnly && entries.length < max && (
        <Button
          variant="secondary"
          size="sm"
          icon={IconPlus}
          onClick={() => {
            add();
            if (fields[0]) goTo(entries.length, fields[0].name);
          }}
        >
          {text.addItem(itemName)}
        </Button>
      )}
    </FieldFrame>
  );
}

/** The name of the field that has the focus, by the id of its element. */
function columnOf(target: EventTarget, id: string, row: number): string | undefined {
  const prefix = `${id}.${row}.`;
  const own = target instanceof HTMLElement ? target.id : '';
  return own.startsWith(prefix) ? own.slice(prefix.length).split('.', 1)[0] : undefined;
}

/** A choice is a select in a table; what to write is said once, below. */
function cellProps({ shape, isOptional }: FieldShape, label: FormLabel | null | undefined) {
  const own = label ?? { label: { zh: '', en: '' } };
  const cell = { ...own, help: undefined };
  return {
    shape,
    isOptional,
    label: shape.kind === 'choice' ? { ...cell, as: 'select' as const } : cell,
  };
}
