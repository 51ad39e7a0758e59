import type { Requirement } from '#api/requirements/contract.ts';
import { requirementMessages } from '#site/i18n/requirement.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { ApproveButton } from './approve-button.tsx';
import { useApproval } from './use-approval.tsx';

/** The way to the approval for those who have read to the end. */
export function ApprovalEnd({ data, token }: { data: Requirement; token: string }) {
  const text = useMessages(requirementMessages);
  const { dialog, ...start } = useApproval(data, token);
  return (
    <>
      {data.mayApprove && (
        <div className="no-print mt-10 flex flex-wrap items-center justify-between gap-4 rounded-md border border-line bg-surface p-5 noscript:hidden">
          <p className="font-medium">{text.readAll}</p>
          <ApproveButton version={data.version} start={start} />
        </div>
      )}
      {dialog}
    </>
  );
}
