import { downloadsMessages } from '#site/i18n/downloads.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';

/** A file's SHA-256 with a copy button. */
export function Checksum({ sha256, of }: { sha256: string; of: string }) {
  const text = useMessages(downloadsMessages);
  return (
    <div className="flex min-w-0 items-center gap-x-3 text-xs">
      <a href="#verify" title={text.howToCheck} className="link shrink-0 py-2">
        {text.sha256}
      </a>
      <code className="min-w-0 font-mono break-all max-sm:line-clamp-1">{sha256}</code>
      <CopyButton
        text={sha256}
        variant="ghost"
        size="sm"
        className="shrink-0"
        aria-label={text.copySha256(of)}
      >
        {text.copy}
      </CopyButton>
    </div>
  );
}
