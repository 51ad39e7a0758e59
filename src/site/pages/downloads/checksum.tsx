import { CopyButton } from '#site/components/copy-button.tsx';
import { downloadsMessages } from '#site/i18n/downloads.ts';
import { useMessages } from '#site/i18n/messages.tsx';

/** A file's SHA-256 with a button to copy it and the way to how it is checked. */
export function Checksum({ sha256 }: { sha256: string }) {
  const text = useMessages(downloadsMessages);
  return (
    <div className="pt-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="text-ink-muted">{text.sha256}</span>
        <span className="flex items-center gap-1">
          <a href="#verify" className="link inline-flex min-h-11 items-center px-2">
            {text.howToCheck}
          </a>
          <CopyButton text={sha256} variant="ghost" size="sm">
            {text.copySha256}
          </CopyButton>
        </span>
      </div>
      <code className="block rounded-sm bg-surface-2 px-3 py-2 font-mono text-xs break-all">
        {sha256}
      </code>
    </div>
  );
}
