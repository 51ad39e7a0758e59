import { downloadCheckMessages } from '#site/i18n/download-check.ts';
import { Button } from '#ui/button.tsx';
import { formatBytes } from '#ui/i18n/format.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconAlert, IconArrowRight, IconCheckCircle, IconErrorCircle } from '#ui/icons.tsx';
import type { Check } from './use-verifier.ts';
import type { Verdict } from './verdict.ts';

const looks = {
  genuine: { tone: 'good', Icon: IconCheckCircle },
  withdrawn: { tone: 'warn', Icon: IconAlert },
  incomplete: { tone: 'warn', Icon: IconAlert },
  longer: { tone: 'bad', Icon: IconErrorCircle },
  altered: { tone: 'bad', Icon: IconErrorCircle },
  unknown: { tone: 'warn', Icon: IconAlert },
} as const;

/** State or result of a check. */
export function CheckResult({ check }: { check: Check }) {
  const { verifier: text } = useMessages(downloadCheckMessages);
  if (check.state === 'none') return null;
  if (check.state === 'unreadable') {
    return (
      <p className="verdict" data-tone="warn">
        <IconAlert />
        <span>{text.unreadable(check.name)}</span>
      </p>
    );
  }
  if (check.state === 'working') {
    const { name, size, done } = check;
    return (
      <div className="verdict">
        <div className="grow">
          <p>{text.working(name)}</p>
          {/* Screen readers get only the start and the result. Progress updates would be too much. */}
          <div aria-live="off">
            <progress className="progress mt-2" max={size} value={done} aria-label={text.progress}>
              {Math.round((100 * done) / Math.max(1, size))}%
            </progress>
            <p className="mt-1 text-xs text-ink-muted tabular-nums">
              {formatBytes(done)} / {formatBytes(size)}
            </p>
          </div>
        </div>
      </div>
    );
  }
  const { name, sha256, verdict } = check;
  const { tone, Icon } = looks[verdict.kind];
  return (
    <div className="verdict" data-tone={tone} data-verdict={verdict.kind}>
      <Icon size={24} />
      <div className="min-w-0 grow">
        <p className="verdict-title">{text.verdicts[verdict.kind]}</p>
        <p className="mt-1 text-sm text-ink-muted">
          <Explanation name={name} verdict={verdict} />
        </p>
        <p className="mt-3 text-xs text-ink-muted">
          {text.computed} <code className="font-mono break-all text-ink">{sha256}</code>
        </p>
        {verdict.kind === 'genuine' && !verdict.published.newest && (
          <Button
            to="/support/download"
            search={{ program: verdict.published.slug, since: verdict.published.version }}
            variant="ghost"
            flush
            iconEnd={IconArrowRight}
          >
            {text.newer}
          </Button>
        )}
      </div>
    </div>
  );
}

function Explanation({ name, verdict }: { name: string; verdict: Verdict }) {
  const { verifier: text } = useMessages(downloadCheckMessages);
  if (verdict.kind === 'unknown') return text.unknown(name);
  const { program, version, withdrawn } = verdict.published;
  if (verdict.kind === 'genuine') return text.genuine(program, version);
  if (verdict.kind === 'withdrawn') return text.withdrawn(program, version, withdrawn ?? '');
  return text[verdict.kind](name);
}
