import { useState } from 'react';
import type { ListLabel } from '#contracts/form-labels.ts';
import { Button } from '#ui/button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconClose } from '#ui/icons.tsx';
import { IconPlus } from '#ui/tool-icons.tsx';
import { Dialog } from '../../core/dialog.tsx';
import { useFormField, useFormState } from '../context.tsx';
import { Sortable } from '../lists/sortable.tsx';
import { useRemovals } from '../lists/use-removals.ts';
import { formKitMessages } from '../messages.ts';
import { contentSource } from '../sources.ts';
import type { FieldProps, ShapeOf } from '../types.ts';
import { useChoices } from '../use-choices.ts';
import { FieldFrame } from './frame.tsx';
import { RecordSearch } from './record-search.tsx';

const cases = contentSource('case');

/** Chosen records in their order: cases found by search, or uses of a short list. */
export function RecordsControl(props: FieldProps<ShapeOf<'records'>>) {
  const { label, path, shape, value, onChange } = props;
  const text = useMessages(formKitMessages);
  const locale = useLocale();
  const { isReadOnly } = useFormField(path);
  const { locale: textLocale } = useFormState();
  const [isOpen, setOpen] = useState(false);
  const { options } = useChoices('case')('solution');
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  // Without any record the block shows those of the list.
  const change = (slugs: string[]) => onChange(slugs.length > 0 ? [...new Set(slugs)] : undefined);
  const { removed, remove } = useRemovals(chosen, change);
  const item = (label as ListLabel).item[locale];
  const nameOf = (slug: string) => options.find((option) => option.value === slug)?.label ?? slug;
  return (
    <FieldFrame label={label} path={path} isOptional>
      <Sortable
        names={chosen.map(nameOf)}
        removed={removed}
        isReadOnly={isReadOnly}
        onMove={(from, to) =>
          change(chosen.toSpliced(from, 1).toSpliced(to, 0, chosen[from] ?? ''))
        }
      >
        {(index) => (
          <span className="flex min-h-11 items-center justify-between gap-2 text-sm">
            {nameOf(chosen[index] ?? '')}
            {!isReadOnly && (
              <button
                type="button"
                className="editor-tool"
                aria-label={text.removeItem(nameOf(chosen[index] ?? ''))}
                onClick={() => remove(index, nameOf(chosen[index] ?? ''))}
              >
                <IconClose size={16} />
              </button>
            )}
          </span>
        )}
      </Sortable>
      {!isReadOnly && shape.of === 'case' && (
        <Button variant="secondary" size="sm" icon={IconPlus} onClick={() => setOpen(true)}>
          {text.addItem(item)}
        </Button>
      )}
      {!isReadOnly && shape.of === 'solution' && (
        <select
          aria-label={text.addItem(item)}
          className="control max-w-60"
          value=""
          onChange={({ target }) => change([...chosen, target.value])}
        >
          <option value="">{text.addItem(item)}</option>
          {options
            .filter((option) => !chosen.includes(option.value))
            .map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
        </select>
      )}
      {isOpen && (
        <Dialog title={label.label[locale]} onClose={() => setOpen(false)}>
          <RecordSearch
            source={cases}
            locale={textLocale}
            onPick={({ slug }) => {
              change([...chosen.filter((other) => other !== slug), slug]);
              setOpen(false);
            }}
          />
        </Dialog>
      )}
    </FieldFrame>
  );
}
