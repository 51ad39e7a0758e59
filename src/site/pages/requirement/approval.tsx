import type { Requirement } from '#api/requirements/contract.ts';
import { dotted } from '#site/components/sheet.tsx';
import { requirementMessages } from '#site/i18n/requirement.ts';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconCheckCircle, IconClock } from '#ui/icons.tsx';

/** State of approval: by whom, and the hash of the approved version. */
export function Approval({ data: { approval, version, contentHash } }: { data: Requirement }) {
  const text = useMessages(requirementMessages);
  const { moment } = useDates();
  return (
    <section className="mt-8 grid gap-x-10 gap-y-4 rounded-md border border-line bg-surface p-5 lg:grid-cols-[2fr_3fr]">
      {approval ? (
        <p className="flex gap-3">
          <IconCheckCircle size={24} className="mt-0.5 text-good" />
          <span>
            <strong className="font-semibold">{text.approved(approval.name, version)}</strong>
            <span className="block text-sm text-ink-muted">
              {dotted(approval.title, moment(approval.approvedAt))}
            </span>
          </span>
        </p>
      ) : (
        <p className="flex gap-3">
          <IconClock size={24} className="mt-0.5 text-warn" />
          <span>
            <strong className="font-semibold">{text.notApproved(version)}</strong>
            <span className="block text-sm text-ink-muted">{text.notApprovedHint}</span>
          </span>
        </p>
      )}
      <p className="text-sm text-ink-muted">
        {text.fingerprint}{' '}
        <code className="font-mono text-xs break-all text-ink">{contentHash}</code>
        <span className="mt-1 block text-xs">{text.fingerprintHint}</span>
      </p>
    </section>
  );
}
