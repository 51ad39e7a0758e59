import { requirementMessages } from '#site/i18n/requirement.ts';
import { useMessages } from '#ui/i18n/messages.tsx';

/** What the approver added, in the words as they were typed. */
export function Remark({ children }: { children: string }) {
  const text = useMessages(requirementMessages);
  return (
    <p className="mt-2 border-s-2 border-key ps-3 text-sm break-words whitespace-pre-line">
      <span className="me-2 font-semibold text-key">{text.remark}</span>
      {children}
    </p>
  );
}
