import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { closedSheetMessages } from '#site/i18n/closed-sheet.ts';
import { lazyView } from '#site/lazy-view.tsx';
import { announceContent } from '#site/routing/page-view.tsx';
import { useHydrated } from '#site/use-hydrated.ts';
import type { ClosedCode } from './closed-codes.ts';
import { English } from './english.tsx';
import { Gone } from './gone.tsx';
import { Passcode, type PasscodeOutcome, passcodeOutcomes } from './passcode.tsx';

const { zh, en } = closedSheetMessages;

/** Its package is fetched on this page only. */
const KeptTexts = lazyView(async () => (await import('./device/kept-texts.tsx')).KeptTexts);

/**
 * The page of a link that opens no sheet. It tells nothing of the sheet, not even its language, so
 * each Chinese line has an English one below it.
 */
export function ClosedView({ code }: { code: ClosedCode }) {
  const { pathname, search } = useLocation();
  const { passcode } = search as { passcode?: PasscodeOutcome };
  const outcome = passcodeOutcomes.find((one) => one === passcode);
  const [hasKept, setKept] = useState(false);
  useHydrated(() => {
    announceContent();
    KeptTexts.load().then(
      () => setKept(true),
      () => {},
    );
  });
  const name = code === 'PASSCODE_REQUIRED' ? 'passcode' : 'gone';
  return (
    <div className="wrap max-w-xl py-10 md:py-16">
      <h1 className="text-3xl">
        {zh[name].heading}
        <English>{en[name].heading}</English>
      </h1>
      <p className="mt-4">
        {zh[name].lead}
        <English>{en[name].lead}</English>
      </p>
      {name === 'passcode' ? <Passcode address={pathname} outcome={outcome} /> : <Gone />}
      {hasKept && <KeptTexts token={pathname.split('/').at(-1) ?? ''} />}
    </div>
  );
}
