import { useEffect, useId, useRef, useState } from 'react';
import { sha256 } from '#contracts/sheets/hash.ts';
import { sealMessages } from '#site/i18n/seal.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconUpload } from '#ui/icons.tsx';
import { Notice } from '#ui/notices.tsx';
import { cx } from '#ui/text.ts';
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
  const [isOver, setOver] = useState(false);
  const [error, setError] = useState<string>();
  const id = useId();
  const read = async (file: File) => {
    setError(undefined);
    if (file.size > MAX_BYTES) return setError(text.pdfTooLarge);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const name = sealOfPdf(bytes);
    if (!name) return setError(text.pdfWithoutSeal);
    onPdf({ ...name, sha256: await sha256(bytes).catch(() => undefined) });
  };
  const input = useRef<HTMLInputElement>(null);
  const readChosen = () => {
    const file = input.current?.files?.item(0);
    if (file) void read(file);
    // The same file may be chosen again.
    if (input.current) input.current.value = '';
  };
  // A file may have been chosen before this script was loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after hydration
  useEffect(readChosen, []);
  return (
    <div className="noscript:hidden">
      <div className={cx('drop-zone', isOver && 'drop-zone-over')}>
        <IconUpload size={28} className="text-key" />
        <div>
          <label htmlFor={id} className="font-medium">
            {text.pdf}
          </label>
          <p className="mt-1 text-sm text-ink-muted">{text.pdfHint}</p>
        </div>
        <span className="btn btn-secondary shrink-0" aria-hidden="true">
          {text.choosePdf}
        </span>
        {/* The input covers the box, so a file dropped there is selected. */}
        <input
          ref={input}
          id={id}
          type="file"
          accept="application/pdf,.pdf"
          className="absolute inset-0 cursor-pointer opacity-0"
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={readChosen}
        />
      </div>
      {error && (
        <div role="alert" className="mt-3">
          <Notice kind="error">{error}</Notice>
        </div>
      )}
    </div>
  );
}
