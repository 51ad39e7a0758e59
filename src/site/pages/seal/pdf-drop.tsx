import { useState } from 'react';
import { sha256 } from '#contracts/sheets/hash.ts';
import { FileDrop } from '#site/components/file-drop.tsx';
import { sealMessages } from '#site/i18n/seal.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { type SealName, sealOfPdf } from './pdf-seal.ts';

/** No PDF of this site is larger. */
const MAX_BYTES = 20 * 1024 * 1024;

/** A dropped PDF: the seal that it names, and its own hash, if this browser can compute it. */
export interface DroppedPdf extends SealName {
  sha256: string | undefined;
}

/** Takes a PDF and reads it in the browser; it is not sent. */
export function PdfDrop({ onPdf }: { onPdf(pdf: DroppedPdf): void }) {
  const text = useMessages(sealMessages);
  const [error, setError] = useState<string>();
  const read = async (file: File) => {
    setError(undefined);
    if (file.size > MAX_BYTES) return setError(text.pdfTooLarge);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const name = sealOfPdf(bytes);
    if (!name) return setError(text.pdfWithoutSeal);
    onPdf({ ...name, sha256: await sha256(bytes).catch(() => undefined) });
  };
  return (
    <div className="noscript:hidden">
      <FileDrop
        label={text.pdf}
        hint={text.pdfHint}
        choose={text.choosePdf}
        accept="application/pdf,.pdf"
        onFile={(file) => void read(file)}
      />
      {error && (
        <div role="alert" className="mt-3">
          <Notice kind="error">{error}</Notice>
        </div>
      )}
    </div>
  );
}
