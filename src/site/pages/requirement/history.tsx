import type { Requirement } from '#api/requirements/contract.ts';
import { dotted } from '#site/components/sheet.tsx';
import { requirementMessages } from '#site/i18n/requirement.ts';
import { Badge } from '#ui/badge.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconChevronDown } from '#ui/icons.tsx';
import { RequirementChanges } from '#ui/requirement-changes.tsx';
import { Remark } from './remark.tsx';

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
              {version.approval?.remark && <Remark>{version.approval.remark}</Remark>}
              {version.changes.length > 0 ? (
                <div className="mt-4">
                  <RequirementChanges changes={version.changes} />
                </div>
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
