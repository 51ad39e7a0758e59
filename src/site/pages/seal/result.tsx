import type { PublicSeal } from '#api/sheets/seals/contract.ts';
import { sealMessages } from '#site/i18n/seal.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconAlert, IconCheckCircle, IconErrorCircle } from '#ui/icons.tsx';
import { type Finding, useOwnCheck } from './use-check.ts';

const looks = {
  right: { tone: 'good', Icon: IconCheckCircle },
  wrong: { tone: 'bad', Icon: IconErrorCircle },
  unknown: { tone: 'warn', Icon: IconAlert },
} as const;

/** What the reader's browser and the server found, each labelled as such. */
export function Result({ seal, pdf }: { seal: PublicSeal; pdf: Finding | undefined }) {
  const text = useMessages(sealMessages);
  const own = useOwnCheck(seal);
  const server: Finding = seal.isIntact ? 'right' : 'wrong';
  const findings = [
    ...(own
      ? ([
          ['hash', own.hash],
          ['signature', own.signature],
        ] as const)
      : []),
    ['server', server] as const,
    ...(pdf ? ([['pdf', pdf]] as const) : []),
  ];
  const isBroken = findings.some(([, finding]) => finding === 'wrong');
  const { tone, Icon } = looks[isBroken ? 'wrong' : 'right'];
  return (
    <div className="verdict" data-tone={tone} aria-live="polite">
      <Icon size={24} />
      <div className="min-w-0 grow">
        <p className="verdict-title">{isBroken ? text.broken : text.intact}</p>
        <ul className="mt-3 grid gap-2 text-sm">
          {!own && <li className="noscript:hidden">{text.checking}</li>}
          {findings.map(([name, finding]) => {
            const { Icon: Mark } = looks[finding];
            return (
              <li key={name} data-check={name} data-finding={finding} className="flex gap-2">
                <Mark size={18} className="mt-0.5 shrink-0" />
                <span>{text.checks[name][finding]}</span>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
