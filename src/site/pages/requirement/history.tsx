import type { Requirement, RequirementChange } from '#api/requirements/contract.ts';
import { dotted } from '#site/components/sheet.tsx';
import { requirementMessages } from '#site/i18n/requirement.ts';
import { Badge } from '#ui/badge.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconChevronDown } from '#ui/icons.tsx';

/** All versions with their changes; the newest is first and open. */
export function History({ history }: { history: Requirement['history'] }) {
  const text = useMessages(requirementMessages);
  const { day } = useDates();
  const oldest = history.at(-1)?.version;
  return (
    <ol className="grid gap-3">
      {history.map((version, index) => (
        <li key={version.version} className="open-frame rounded-md border border-line bg-surface">
          <details open={index === 0} className="group">
            <summary className="flex min-h-14 items-center gap-4 px-5 py-3">
              <span className="flex grow flex-wrap items-center gap-x-4 gap-y-1">
                <strong className="font-semibold">{text.versionOf(version.version)}</strong>
                {index === 0 && <Badge tone="key">{text.current}</Badge>}
                <span className="text-sm whitespace-nowrap text-ink-muted">
                  {day(version.issuedAt)}
                </span>
              </span>
              <IconChevronDown size={18} className="chevron no-print text-ink-muted" />
            </summary>
            <div className="border-t border-line p-5 text-sm">
              <p>{version.changeNote}</p>
              {version.approval && (
                <p className="mt-1 text-ink-muted">
                  {dotted(
                    text.approved(version.approval.name, version.version),
                    day(version.approval.approvedAt),
                  )}
                </p>
              )}
              {version.changes.length > 0 ? (
                <ul className="mt-4 grid gap-4">
                  {version.changes.map((change) => (
                    <Change key={`${change.part} ${change.kind} ${change.title}`} change={change} />
                  ))}
                </ul>
              ) : (
                <p className="mt-3 text-ink-muted">
                  {version.version === oldest ? text.firstVersion : text.sameParts}
                </p>
              )}
              <p className="mt-4 text-xs text-ink-muted">
                {text.fingerprint}{' '}
                <code className="font-mono break-all">{version.contentHash}</code>
              </p>
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
}

const tones = { added: 'good', changed: 'warn', removed: 'bad' } as const;

/** One change: its kind, the item, and the values before and after. */
function Change({ change }: { change: RequirementChange }) {
  const text = useMessages(requirementMessages);
  const { day } = useDates();
  const shown = (field: keyof typeof text.fields, value: string) =>
    value === '' ? text.none : field === 'dueOn' ? day(value) : value;
  return (
    <li className="grid gap-x-4 gap-y-1 break-inside-avoid sm:grid-cols-[4rem_1fr]">
      <span>
        <Badge tone={tones[change.kind]}>{text.changes[change.kind]}</Badge>
      </span>
      <div>
        <p>
          <span className="text-ink-muted">{text.parts[change.part]}</span>{' '}
          <span className="font-medium">{change.title}</span>
        </p>
        {change.fields.map(({ field, before, after }) => (
          <p key={field} className="mt-1">
            <span className="me-2 text-ink-muted">{text.fields[field]}</span>
            <span className="sr-only">{text.before}</span>
            <del className="text-ink-muted decoration-bad">{shown(field, before)}</del>
            <span className="mx-2" aria-hidden="true">
              →
            </span>
            <span className="sr-only">{text.after}</span>
            <ins className="font-medium no-underline">{shown(field, after)}</ins>
          </p>
        ))}
      </div>
    </li>
  );
}
