import type { Finding } from '#api/publishing/contract.ts';
import type { ContentPart } from '#contracts/enums/content.ts';
import { Badge } from '#ui/badge.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { dialogMessages } from './dialog-messages.ts';
import { recordMessages } from './messages.ts';

/** Findings of the check; each links to its field. */
export function Findings({
  findings,
  onGoTo,
}: {
  findings: readonly Finding[];
  onGoTo: (part: ContentPart, field: string) => void;
}) {
  const text = useMessages(dialogMessages);
  const record = useMessages(recordMessages);
  const locale = useLocale();
  return (
    <ul className="divide-y divide-line rounded-sm border border-line text-sm">
      {findings.map(({ severity, code, part, field, quote, message }) => (
        <li
          key={`${code} ${part} ${field} ${quote}`}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2"
        >
          <Badge tone={severity === 'block' ? 'bad' : 'warn'}>{text.severities[severity]}</Badge>
          <span className="text-ink-muted">{record.parts[part]}</span>
          <span className="min-w-0 grow basis-60">
            {message[locale]}
            {quote && <q className="ms-1 break-all text-ink-muted">{quote}</q>}
          </span>
          <button
            type="button"
            className="link min-h-9 pointer-coarse:min-h-11"
            onClick={() => onGoTo(part, field)}
          >
            {text.goThere}
          </button>
        </li>
      ))}
    </ul>
  );
}
