import type { Platform } from '#contracts/enums/downloads.ts';
import { downloadCheckMessages } from '#site/i18n/download-check.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { platformNames } from '#ui/i18n/names.ts';
import { Verifier } from './verifier.tsx';

/** A file name for a command, with its platform. */
interface Sample {
  platform: Platform;
  name: string | undefined;
}

/** The command of each system that computes a file's SHA-256. */
const commands = [
  {
    platform: 'windows',
    tool: 'certutil',
    command: (file: string) => `certutil -hashfile ${file} SHA256`,
  },
  {
    platform: 'windows',
    tool: 'PowerShell',
    command: (file: string) => `Get-FileHash -Algorithm SHA256 .\\${file}`,
  },
  {
    platform: 'macos',
    tool: 'shasum',
    command: (file: string) => `shasum -a 256 ~/Downloads/${file}`,
  },
  { platform: 'linux', tool: 'sha256sum', command: (file: string) => `sha256sum ${file}` },
] as const;

/** Placeholder for a system without a file. */
const NEUTRAL_FILE = 'package.zip';

/**
 * A file for the system, or else one for a device such as a phone, which any computer can check.
 */
function fileFor(system: Platform, samples: readonly Sample[]): string {
  const files = samples.filter(({ name }) => name);
  const native = files.find(({ platform }) => platform === system);
  const foreign = files.find(({ platform }) => !commands.some((it) => it.platform === platform));
  return (native ?? foreign)?.name ?? NEUTRAL_FILE;
}

/** How to compare a downloaded file with its SHA-256: on this page, or by hand. */
export function HowToCheck({ samples }: { samples: readonly Sample[] }) {
  const { check: text } = useMessages(downloadCheckMessages);
  const platforms = platformNames[useLocale()];
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
        {commands.map(({ platform, command, tool }) => {
          const line = command(fileFor(platform, samples));
          return (
            <li key={tool} className="min-w-0">
              <p className="flex min-h-11 items-center justify-between gap-3 text-sm font-medium">
                <span>
                  {platforms[platform]} <span className="text-ink-muted">{tool}</span>
                </span>
                <CopyButton
                  text={line}
                  variant="ghost"
                  size="sm"
                  aria-label={text.copy(`${platforms[platform]} ${tool}`)}
                >
                  {null}
                </CopyButton>
              </p>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard */}
              <pre className="code" tabIndex={0}>
                <code>{line}</code>
              </pre>
            </li>
          );
        })}
      </ul>
      <p className="mt-4 text-sm text-ink-muted">{text.mismatch}</p>
    </section>
  );
}
