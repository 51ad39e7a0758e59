import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { downloadCheckMessages } from '#site/i18n/download-check.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconUpload } from '#ui/icons.tsx';
import { cx } from '#ui/text.ts';
import { useVerifier } from './use-verifier.ts';

/** Loaded when the first file is checked. */
const CheckResult = lazy(async () => ({
  default: (await import('./check-result.tsx')).CheckResult,
}));

/** Drop or select a downloaded file to check that it is a published one. */
export function Verifier() {
  const { verifier: text } = useMessages(downloadCheckMessages);
  const { check, verify } = useVerifier();
  const [over, setOver] = useState(false);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const checkSelected = () => {
    const file = input.current?.files?.item(0);
    if (file) void verify(file);
    // Allows the same file to be selected again.
    if (input.current) input.current.value = '';
  };
  // A file may have been selected before this script was loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after hydration
  useEffect(checkSelected, []);
  return (
    <div className="noscript:hidden">
      <div className={cx('drop-zone', over && 'drop-zone-over')}>
        <IconUpload size={28} className="text-key" />
        <div>
          <label htmlFor={id} className="font-medium">
            {text.label}
          </label>
          <p className="mt-1 text-sm text-ink-muted">{text.promise}</p>
        </div>
        <span className="btn btn-secondary shrink-0" aria-hidden="true">
          {text.choose}
        </span>
        {/* The input covers the box, so a file dropped there is selected. */}
        <input
          ref={input}
          id={id}
          type="file"
          className="absolute inset-0 cursor-pointer opacity-0"
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={checkSelected}
        />
      </div>
      <div aria-live="polite">
        {check.state !== 'none' && (
          <Suspense>
            <CheckResult check={check} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
