import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { staffMessages } from './messages.ts';

/** A link to choose a password; shown once. */
export function InvitationLink({ url, onDone }: { url: string; onDone: () => void }) {
  const text = useMessages(staffMessages);
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-muted">{text.linkText}</p>
      <code className="rounded-sm bg-surface-2 p-3 font-mono text-sm break-all select-all">
        {url}
      </code>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={url}>{text.copyLink}</CopyButton>
        <Button onClick={onDone}>{text.done}</Button>
      </div>
    </div>
  );
}
