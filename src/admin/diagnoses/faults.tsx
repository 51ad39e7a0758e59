import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconAlert, IconErrorCircle } from '#ui/icons.tsx';
import { cx } from '#ui/text.ts';
import { focusField } from '../form/focus-field.ts';
import { recordMessages } from '../publishing/record/messages.ts';
import { diagnosisEditorMessages } from './messages.ts';
import type { DiagnosisEditor } from './use-diagnosis-editor.ts';

/** What is left to do in the chosen step; with the title, in the diagnosis as a whole. */
export function Faults({ editor }: { editor: DiagnosisEditor }) {
  const text = useMessages(diagnosisEditorMessages);
  const parts = useMessages(recordMessages).parts;
  const locale = useLocale();
  const { chosen } = editor;
  const faults = editor.faultsOf(chosen?.id);
  if (faults.length === 0) return null;
  const title = chosen ? text.toDo : text.toDoAll;
  const hasBoth = new Set(faults.map((fault) => fault.locale)).size > 1;
  return (
    <section aria-label={title} className="mb-5 rounded-sm border border-line p-3 text-sm">
      <h3 className="mb-1 text-sm font-medium">{title}</h3>
      <ul>
        {faults.map(({ code, field, severity, message, locale: part }) => (
          <li key={`${part} ${code} ${field}`} className="flex items-start gap-2 py-0.5">
            <span className={cx('mt-1', severity === 'block' ? 'text-bad' : 'text-warn')}>
              {severity === 'block' ? <IconErrorCircle size={16} /> : <IconAlert size={16} />}
            </span>
            <button
              type="button"
              className="min-h-6 text-start hover:text-key"
              onClick={() => focusField(part, field)}
            >
              {hasBoth && <span className="me-2 text-ink-muted">{parts[part]}</span>}
              {message[locale]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
