import type { RequirementItemKind } from '#contracts/enums/requirements.ts';
import type { FieldChange, RequirementChange } from '#contracts/sheets/requirement-changes.ts';
import { requirementChangeMessages } from '#contracts/sheets/words/requirement-changes.ts';
import { Badge } from './badge.tsx';
import { useDates } from './i18n/dates.ts';
import { useMessages } from './i18n/messages.tsx';

/** The differences between two versions of a requirement, for customers and for staff. */
export function RequirementChanges({ changes }: { changes: readonly RequirementChange[] }) {
  return (
    <ul className="grid gap-4">
      {changes.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two changes may read the same
        <Change key={index} change={change} />
      ))}
    </ul>
  );
}

const tones = { added: 'good', changed: 'warn', moved: undefined, removed: 'bad' } as const;

/** One change: its kind, the entry, and the values before and after. */
function Change({ change: { part, kind, title, fields } }: { change: RequirementChange }) {
  const text = useMessages(requirementChangeMessages);
  return (
    <li className="grid gap-x-4 gap-y-1 break-inside-avoid sm:grid-cols-[4.5rem_1fr]">
      <span>
        <Badge tone={tones[kind]}>{text.changes[kind]}</Badge>
      </span>
      <div className="min-w-0">
        <p>
          <span className="text-ink-muted">{text.parts[part]}</span>{' '}
          {part !== 'sheet' && <span className="font-medium">{title || text.unnamed}</span>}
        </p>
        {fields.map((field) => (
          <Values key={field.field} change={field} />
        ))}
      </div>
    </li>
  );
}

function Values({ change: { field, before, after } }: { change: FieldChange }) {
  const text = useMessages(requirementChangeMessages);
  const { day } = useDates();
  const shown = (value: string) => {
    if (value === '') return text.none;
    if (field === 'dueOn') return day(value);
    return field === 'kind' ? text.itemKinds[value as RequirementItemKind] : value;
  };
  const isTold = before !== '' || after !== '';
  return (
    <p className="mt-1 break-words whitespace-pre-line">
      <span className="me-2 text-ink-muted">{text.fields[field]}</span>
      {isTold ? (
        <>
          <span className="sr-only">{text.before}</span>
          <del className="text-ink-muted decoration-bad">{shown(before)}</del>
          <span className="mx-2" aria-hidden="true">
            →
          </span>
          <span className="sr-only">{text.after}</span>
          <ins className="font-medium no-underline">{shown(after)}</ins>
        </>
      ) : (
        text.other
      )}
    </p>
  );
}
