import { requirementMessages } from '#site/i18n/requirement.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconCheckCircle } from '#ui/icons.tsx';
import type { ApprovalStart } from './use-approval.tsx';

/** Begins the approval; hidden where scripts do not run. */
export function ApproveButton({
  version,
  start: { open, isLoading, hasFailed },
}: {
  version: number;
  start: ApprovalStart;
}) {
  const text = useMessages(requirementMessages);
  return (
    <div className="no-print noscript:hidden">
      <Button
        icon={IconCheckCircle}
        busy={isLoading}
        aria-haspopup="dialog"
        className="max-sm:w-full"
        onClick={open}
      >
        {text.approve(version)}
      </Button>
      {hasFailed && (
        <p role="alert" className="mt-2 text-sm text-bad">
          {text.notLoaded}
        </p>
      )}
    </div>
  );
}
