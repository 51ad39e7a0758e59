import type { Requirement } from '#api/requirements/contract.ts';
import { dotted } from '#site/components/sheet.tsx';
import { requirementMessages } from '#site/i18n/requirement.ts';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconCheckCircle, IconClock } from '#ui/icons.tsx';
import { ApproveButton } from './approve/approve-button.tsx';
import { APPROVAL_ID, useApproval } from './approve/use-approval.tsx';
import { Remark } from './remark.tsx';

/** State of approval: by whom, with which remark, and the hash of the approved version. */
export function Approval({ data, token }: { data: Requirement; token: string }) {
  const { approval, version, contentHash, mayApprove, state } = data;
  const text = useMessages(requirementMessages);
  const { dialog, ...start } = useApproval(data, token);
  const { moment } = useDates();
  return (
    <section
      id={APPROVAL_ID}
      tabIndex={-1}
      aria-label={text.approval}
      className="mt-8 grid gap-x-10 gap-y-4 rounded-md border border-line bg-surface p-5 lg:grid-cols-[2fr_3fr]"
    >
      {approval ? (
        <div className="flex gap-3">
          <IconCheckCircle size={24} className="mt-0.5 text-good" />
          <div className="min-w-0">
            <strong className="font-semibold">{text.approved(approval.name, version)}</strong>
            <span className="block text-sm text-ink-muted">
              {dotted(approval.title, moment(approval.approvedAt))}
            </span>
            {approval.remark && <Remark>{approval.remark}</Remark>}
          </div>
        </div>
      ) : (
        <div className="flex gap-3">
          <IconClock size={24} className="mt-0.5 text-warn" />
          <div className="min-w-0 grow">
            <strong className="font-semibold">{text.notApproved(version)}</strong>
            <span className="block text-sm text-ink-muted">
              {mayApprove
                ? text.mayApproveHint
                : state === 'closed'
                  ? text.closedHint
                  : text.notApprovedHint}
            </span>
            {mayApprove && (
              <div className="mt-3">
                <ApproveButton version={version} start={start} />
              </div>
            )}
          </div>
        </div>
      )}
      <p className="text-sm text-ink-muted">
        {text.fingerprint}{' '}
        <code className="font-mono text-xs break-all text-ink">{contentHash}</code>
        <span className="mt-1 block text-xs">{text.fingerprintHint}</span>
      </p>
      {dialog}
    </section>
  );
}
