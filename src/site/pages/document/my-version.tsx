import { useEffect, useId, useRef, useState } from 'react';
import type { Document } from '#api/documents/contract.ts';
import { documentVersionMessages } from '#site/i18n/document-version.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconAlert, IconCheckCircle, IconChevronDown } from '#ui/icons.tsx';
import { fitOf } from './versions.ts';

const storageKey = (product: string) => `my-version-${product}`;

/** Shows whether the reader's version is within the range of the document. */
export function MyVersion({ document }: { document: Document }) {
  const text = useMessages(documentVersionMessages);
  const { product, versionFrom, versionTo } = document;
  const key = product?.key;
  const [version, setVersion] = useState('');
  const result = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    try {
      setVersion((key && localStorage.getItem(storageKey(key))) ?? '');
    } catch {
      // Without storage the reader types it again.
    }
  }, [key]);
  useEffect(() => {
    // Typed before hydration.
    const typed = field.current?.value;
    if (typed) setVersion(typed);
  }, []);
  if (!product || (!versionFrom && !versionTo)) return null;
  const keep = (typed: string) => {
    setVersion(typed);
    try {
      if (typed) localStorage.setItem(storageKey(product.key), typed);
      else localStorage.removeItem(storageKey(product.key));
    } catch {
      // Without storage it lasts until the page is left.
    }
  };
  const fit = fitOf(version, versionFrom, versionTo);
  const isWrong = fit === 'below' || fit === 'above';
  return (
    <details className="no-print group rounded-md border border-line bg-surface px-4 noscript:hidden">
      <summary className="flex min-h-11 items-center justify-between gap-3 text-sm font-medium">
        <span className="flex items-center gap-2">
          {isWrong && <IconAlert size={18} className="text-warn" />}
          {fit === 'fits' && <IconCheckCircle size={18} className="text-good" />}
          {text.open}
        </span>
        <IconChevronDown className="chevron text-ink-muted" />
      </summary>
      <div className="border-t border-line py-4">
        <TextField
          ref={field}
          label={text.label(product.name)}
          hint={text.hint}
          value={version}
          onChange={(event) => keep(event.target.value)}
          autoComplete="off"
          inputMode="decimal"
          maxLength={24}
          required
          aria-controls={result}
          className="max-w-sm"
        />
        <p id={result} role="status" className="mt-3 text-sm empty:hidden">
          {version !== '' && fit === null && text.unknown}
          {fit === 'fits' && text.fits(version.trim())}
          {fit === 'below' && text.below(version.trim(), versionFrom ?? '')}
          {fit === 'above' && text.above(version.trim(), versionTo ?? '')}
        </p>
        {fit === 'below' && (
          <Button
            to="/support/download"
            search={{ product: product.key }}
            variant="ghost"
            flush
            className="mt-1"
          >
            {text.update}
          </Button>
        )}
      </div>
    </details>
  );
}
