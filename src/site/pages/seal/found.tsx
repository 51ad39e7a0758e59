import type { PublicSeal } from '#api/sheets/seals/contract.ts';
import { SheetSection } from '#site/components/sheet.tsx';
import { sealMessages } from '#site/i18n/seal.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { SealedRecord } from './record.tsx';
import { Result } from './result.tsx';
import type { Finding } from './use-check.ts';

/** A record that was found: whether it is intact, and what it says. */
export function Found({ seal, pdf }: { seal: PublicSeal; pdf: Finding | undefined }) {
  const text = useMessages(sealMessages);
  return (
    <>
      <SheetSection id="result" heading={text.result}>
        <Result seal={seal} pdf={pdf} />
      </SheetSection>
      <SheetSection id="record" heading={text.record} panel="long">
        <SealedRecord seal={seal} />
      </SheetSection>
    </>
  );
}
