import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { linkMessages } from './messages.ts';

/** A new link to send. Its passcode is shown only here. */
export function MadeLinkView({
  url,
  passcode,
  message,
  onDone,
}: {
  url: string | null;
  passcode: string | null;
  /** Text to send with the link. */
  message: string | null;
  onDone(): void;
}) {
  const text = useMessages(linkMessages);
  return (
    <div className="grid gap-4">
      {url && (
        <code className="rounded-sm bg-surface-2 p-3 font-mono text-sm break-all select-all">
          {url}
        </code>
      )}
      {passcode && (
        <>
          <p>
            {text.yourPasscode}{' '}
            <code className="ms-2 font-mono text-2xl tracking-widest select-all">{passcode}</code>
          </p>
          <Notice kind="warning">{text.passcodeHint}</Notice>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {message && <CopyButton text={message}>{text.copyMessage}</CopyButton>}
        {url && <CopyButton text={url}>{text.copyLink}</CopyButton>}
        {passcode && <CopyButton text={passcode}>{text.copyPasscode}</CopyButton>}
        <Button onClick={onDone}>{text.done}</Button>
      </div>
    </div>
  );
}
