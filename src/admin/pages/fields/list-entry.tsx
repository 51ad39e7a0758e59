import type { FieldLabels } from '#blocks/labels.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconChevronDown } from '#ui/icons.tsx';
import { IconTrash } from '#ui/tool-icons.tsx';
import type { FieldShape } from '../blocks/shapes.ts';
import { useBlockForm } from './block-form-context.tsx';
import { blockFieldMessages } from './messages.ts';

/** An entry of several fields: its name in a line, which opens. */
export function ListEntry({
  name,
  path,
  fields,
  labels,
  value,
  isOpen,
  onToggle,
  onChange,
  onRemove,
}: {
  name: string;
  path: string;
  fields: readonly FieldShape[];
  labels: FieldLabels;
  value: unknown;
  isOpen: boolean;
  onToggle: () => void;
  onChange: (value: unknown) => void;
  onRemove: () => void;
}) {
  const text = useMessages(blockFieldMessages);
  const { idPrefix, problems, isReadOnly, locale, Fields } = useBlockForm();
  const isWrong = problems.some((problem) => problem.path.startsWith(`${path}.`));
  return (
    <div className="rounded-sm border border-line bg-surface">
      <div className="flex items-center">
        <button
          id={`${idPrefix}.${path}`}
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
          <button
            type="button"
            className="editor-tool"
            aria-label={text.removeItem(name)}
            title={text.removeItem(name)}
            onClick={onRemove}
          >
            <IconTrash size={18} />
          </button>
        )}
      </div>
      {isOpen && (
        <div className="grid gap-4 border-t border-line p-3">
          <Fields fields={fields} labels={labels} path={path} value={value} onChange={onChange} />
        </div>
      )}
    </div>
  );
}
