import { CopyButton } from '#site/components/copy-button.tsx';
import { downloadsMessages } from '#site/i18n/downloads.ts';
import { useMessages } from '#site/i18n/messages.tsx';

const FILE = 'cyan-3.2.0-windows-x64.zip';
const commands = [
  { platform: 'windows', command: `Get-FileHash -Algorithm SHA256 .\\${FILE}` },
  { platform: 'macos', command: `shasum -a 256 ~/Downloads/${FILE}` },
  { platform: 'linux', command: `sha256sum ${FILE}` },
] as const;

/** How a downloaded file is compared with its SHA-256. */
export function HowToCheck() {
  const { check: text, platforms } = useMessages(downloadsMessages);
  return (
    <section
      id="verify"
      aria-labelledby="verify-heading"
      className="scroll-mt-20 border-t border-line pt-10"
    >
      <h2 id="verify-heading" className="text-2xl">
        {text.title}
      </h2>
      <p className="mt-3 max-w-180 text-ink-muted">{text.lead}</p>
      <ul className="mt-6 grid gap-4 lg:grid-cols-3">
        {commands.map(({ platform, command }) => (
          <li key={platform} className="min-w-0">
            <p className="mb-2 flex min-h-11 items-center justify-between gap-3 text-sm font-medium">
              {text.steps[platform]}
              <CopyButton
                text={command}
                variant="ghost"
                size="sm"
                aria-label={text.copy(platforms[platform])}
              >
                {null}
              </CopyButton>
            </p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
            <pre className="code" tabIndex={0}>
              <code>{command}</code>
            </pre>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-muted">{text.mismatch}</p>
    </section>
  );
}
