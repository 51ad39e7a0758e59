import { useState } from 'react';
import { useLocale } from '#ui/i18n/messages.tsx';
import { showToast } from '#ui/state/notices.ts';
import { errorText, isErrorCode } from './error-text.ts';
import { useStepUp } from './step-up.tsx';

/** Runs the call of a button: asks for the password if needed, and shows a failure as a toast. */
export function useAction() {
  const [isBusy, setBusy] = useState(false);
  const withStepUp = useStepUp();
  const locale = useLocale();
  const run = async <Result>(call: () => Promise<Result>): Promise<Result | undefined> => {
    setBusy(true);
    try {
      return await withStepUp(call);
    } catch (error) {
      if (!isErrorCode(error, 'STEP_UP_REQUIRED')) showToast('error', errorText(error, locale));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}
