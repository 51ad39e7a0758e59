import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { accountMessages } from './messages.ts';

/** New recovery codes, shown once. */
export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const text = useMessages(accountMessages);
  return (
    <div className="grid max-w-xl gap-4">
      <Notice kind="warning">
        <p className="font-semibold">{text.recoveryTitle}</p>
        <p>{text.recoveryText}</p>
      </Notice>
      <ul className="grid gap-x-8 gap-y-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={codes.join('\n')}>{text.copy}</CopyButton>
        <Button onClick={onSaved}>{text.saved}</Button>
      </div>
    </div>
  );
}
