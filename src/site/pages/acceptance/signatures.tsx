import type { Acceptance } from '#api/acceptance/contract.ts';
import { sheetParties } from '#contracts/sheets/kinds.ts';
import { missingSignature } from '#contracts/sheets/words/acceptance.ts';
import { dotted } from '#site/components/sheet.tsx';
import { acceptanceMessages } from '#site/i18n/acceptance.ts';
import { signatureMessages } from '#site/i18n/signature.ts';
import { SignatureImage } from '#site/sheets/signature-image.tsx';
import { Button } from '#ui/button.tsx';
import { DefinitionList } from '#ui/facts.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';

type Signature = Acceptance['signatures'][number];

/** The signers and their signatures. */
export function Signatures({
  data,
}: {
  data: Pick<Acceptance, 'signatures' | 'expectedSigner' | 'state'>;
}) {
  const { signatures, expectedSigner } = data;
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
                <SignedBy signature={signature} />
                <p className="border-t border-line pt-2 text-sm">
                  {dotted(signature.name, signature.title)}
                  <span className="block text-xs text-ink-muted">{moment(signature.signedAt)}</span>
                  {signature.isOtherThanExpected && expectedSigner && (
                    <span className="block text-xs text-warn">
                      {text.otherSigner(expectedSigner)}
                    </span>
                  )}
                </p>
              </>
            ) : (
              <p className="mt-12 border-t border-line pt-2 text-sm text-ink-muted">
                {missingSignature(text, party, data)}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** How somebody signed: the drawing, or that the name was typed. */
function SignedBy({ signature: { name, method, strokes } }: { signature: Signature }) {
  const text = useMessages(signatureMessages);
  if (strokes) {
    return <SignatureImage strokes={strokes} label={text.signatureOf(name)} className="my-2" />;
  }
  return (
    <p className="mt-4 mb-2">
      <span className="text-2xl">{name}</span>
      {method === 'typed' && <span className="block text-xs text-ink-muted">{text.typed}</span>}
    </p>
  );
}

/** Code and hash that verify a sealed record. */
export function Verification({
  number,
  code,
  hash,
}: {
  number: string;
  code: string;
  hash: string;
}) {
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
      <Button variant="secondary" to="/verify" search={{ number, code }} className="no-print mt-4">
        {text.verify}
      </Button>
    </>
  );
}
