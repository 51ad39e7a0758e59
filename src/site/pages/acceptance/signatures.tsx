import type { Acceptance } from '#api/acceptance/contract.ts';
import { sheetParties } from '#contracts/sheets/kinds.ts';
import { dotted } from '#site/components/sheet.tsx';
import { acceptanceMessages } from '#site/i18n/acceptance.ts';
import { DefinitionList } from '#ui/facts.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';

type Signature = Acceptance['signatures'][number];

/** The signers and their signatures. */
export function Signatures({ signatures }: { signatures: Signature[] }) {
  const text = useMessages(acceptanceMessages);
  const { moment } = useDates();
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {sheetParties.map((party) => {
        const signature = signatures.find((candidate) => candidate.party === party);
        return (
          <li
            key={party}
            className="rounded-md border border-line bg-surface p-5 break-inside-avoid"
          >
            <p className="text-sm font-semibold">{text.parties[party]}</p>
            {signature ? (
              <>
                <Strokes signature={signature} />
                <p className="border-t border-line pt-2 text-sm">
                  {dotted(signature.name, signature.title)}
                  <span className="block text-xs text-ink-muted">{moment(signature.signedAt)}</span>
                </p>
              </>
            ) : (
              <p className="mt-12 border-t border-line pt-2 text-sm text-ink-muted">
                {text.notSigned}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A drawn signature, from pen points with coordinates from 0 to 1. */
function Strokes({ signature }: { signature: Signature }) {
  const text = useMessages(acceptanceMessages);
  const at = ({ x, y }: { x: number; y: number }) => `${x * 300} ${y * 100}`;
  return (
    <svg
      viewBox="0 0 300 100"
      className="my-2 block w-full max-w-xs"
      role="img"
      aria-label={text.signatureOf(signature.name)}
    >
      <path
        d={signature.strokes.map((stroke) => `M${stroke.map(at).join('L')}`).join('')}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Code and hash that verify a sealed record. */
export function Verification({ code, hash }: { code: string; hash: string | null }) {
  const text = useMessages(acceptanceMessages);
  return (
    <>
      <DefinitionList
        items={[
          { term: text.code, detail: <code className="font-mono text-lg">{code}</code> },
          { term: text.hash, detail: <code className="font-mono break-all">{hash}</code> },
        ]}
      />
      <p className="mt-3 text-sm text-ink-muted">{text.sealHint}</p>
    </>
  );
}
