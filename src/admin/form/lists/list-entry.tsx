import { useMessages } from '#ui/i18n/messages.tsx';
import { IconChevronDown } from '#ui/icons.tsx';
import { useFormState } from '../context.tsx';
import { fieldId } from '../focus-field.ts';
import { formKitMessages } from '../messages.ts';
import type { FieldShape, FormLabels } from '../types.ts';
import { EntryTools } from './entry-tools.tsx';

/** An entry of several fields: its name in a line, which opens. */
export function ListEntry({
  name,
  path,
  fields,
  labels,
  columns,
  value,
  isOpen,
  onToggle,
  onChange,
  onDuplicate,
  onRemove,
}: {
  name: string;
  path: string;
  fields: readonly FieldShape[];
  labels: FormLabels;
  columns: 2 | undefined;
  value: unknown;
  isOpen: boolean;
  onToggle: () => void;
  onChange: (value: unknown) => void;
  /** Absent if the list is full. */
  onDuplicate: (() => void) | undefined;
  onRemove: () => void;
}) {
  const text = useMessages(formKitMessages);
  const { idPrefix, problems, isReadOnly, locale, Fields } = useFormState();
  const isWrong = problems.some((problem) => problem.path.startsWith(`${path}.`));
  return (
    <div className="rounded-sm border border-line bg-surface">
      <div className="flex items-center">
        <button
          id={fieldId(idPrefix, path)}
          type="button"
          aria-expanded={isOpen}
          className="flex min-h-11 min-w-0 grow items-center gap-2 px-3 text-start text-sm"
          onClick={onToggle}
        >
          <IconChevronDown
            size={18}
            className={isOpen ? 'shrink-0 rotate-180 text-ink-muted' : 'shrink-0 text-ink-muted'}
          />
          <span lang={locale === 'zh' ? 'zh-CN' : 'en'} className="min-w-0 truncate">
            {name}
          </span>
          {isWrong && <span role="img" aria-label={text.wrong} className="problem-dot" />}
        </button>
        {!isReadOnly && (
          <EntryTools name={name} className="flex" onDuplicate={onDuplicate} onRemove={onRemove} />
        )}
      </div>
      {isOpen && (
        <div className="border-t border-line p-3">
          <Fields {...{ fields, labels, columns, path, value, onChange }} />
        </div>
      )}
    </div>
  );
}
