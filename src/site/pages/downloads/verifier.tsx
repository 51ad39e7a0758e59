import { lazy, Suspense } from 'react';
import { FileDrop } from '#site/components/file-drop.tsx';
import { downloadCheckMessages } from '#site/i18n/download-check.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { useVerifier } from './use-verifier.ts';

/** Loaded when the first file is checked. */
const CheckResult = lazy(async () => ({
  default: (await import('./check-result.tsx')).CheckResult,
}));

/** Drop or select a downloaded file to check that it is a published one. */
export function Verifier() {
  const { verifier: text } = useMessages(downloadCheckMessages);
  const { check, verify } = useVerifier();
  return (
    <div className="noscript:hidden">
      <FileDrop
        label={text.label}
        hint={text.promise}
        choose={text.choose}
        onFile={(file) => void verify(file)}
      />
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
