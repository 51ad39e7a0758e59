import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from '#ui/i18n/messages.tsx';
import { showToast } from '#ui/state/notices.ts';
import type { AdminApi } from './api.ts';
import { errorText, isErrorCode } from './error-text.ts';
import { useSession } from './session.tsx';
import { useStepUp } from './step-up.tsx';
import { useRefresh } from './use-refresh.ts';

/**
 * Runs the call of a button: asks for the password if needed, and shows a failure as a toast.
 * @param changed key of what is read again after each call; nothing if absent
 */
export function useAction(changed?: QueryKey) {
  const [isBusy, setBusy] = useState(false);
  const withStepUp = useStepUp();
  const { api } = useSession();
  const refresh = useRefresh(changed ?? []);
  const locale = useLocale();
  /** @param said what is told after a success */
  const run = async <Result>(
    call: (api: AdminApi) => Promise<Result>,
    said?: string | ((result: Result) => string),
  ): Promise<Result | undefined> => {
    setBusy(true);
    try {
      const result = await withStepUp(() => call(api));
      if (changed) await refresh();
      if (said) showToast('success', typeof said === 'string' ? said : said(result));
      return result;
    } catch (error) {
      if (!isErrorCode(error, 'STEP_UP_REQUIRED')) showToast('error', errorText(error, locale));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}
