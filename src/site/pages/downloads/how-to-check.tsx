import { CopyButton } from '#site/components/copy-button.tsx';
import { downloadsMessages } from '#site/i18n/downloads.ts';
import { useMessages } from '#site/i18n/messages.tsx';
import { Verifier } from './verifier.tsx';

/** The commands of each system that compute a file's SHA-256. */
const commands = (file: string) =>
  [
    { platform: 'windows', command: `certutil -hashfile ${file} SHA256`, tool: 'certutil' },
    {
      platform: 'windows',
      command: `Get-FileHash -Algorithm SHA256 .\\${file}`,
      tool: 'PowerShell',
    },
    { platform: 'macos', command: `shasum -a 256 ~/Downloads/${file}`, tool: 'shasum' },
    { platform: 'linux', command: `sha256sum ${file}`, tool: 'sha256sum' },
  ] as const;

/** How a downloaded file is compared with its SHA-256: here on the page, or by hand. */
export function HowToCheck({ file }: { file: string }) {
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
      <p className="mt-3 mb-6 max-w-180 text-ink-muted">{text.lead}</p>
      <Verifier />
      <h3 className="mt-10 text-lg">{text.byHand}</h3>
      <ul className="mt-4 grid gap-x-6 gap-y-4 lg:grid-cols-2">
        {commands(file).map(({ platform, command, tool }) => (
          <li key={tool} className="min-w-0">
            <p className="flex min-h-11 items-center justify-between gap-3 text-sm font-medium">
              <span>
                {platforms[platform]} <span className="text-ink-muted">{tool}</span>
              </span>
              <CopyButton
                text={command}
                variant="ghost"
                size="sm"
                aria-label={text.copy(`${platforms[platform]} ${tool}`)}
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
