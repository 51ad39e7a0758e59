import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { ApiClient, CallOptions } from '#request/client.ts';
import { RequestError } from '#request/errors.ts';
import { useApi, useErrorPresenter } from '#site/request/use-api.ts';
import { newKey } from './new-key.ts';

/** A step on the sheet; a repeated try of the same step carries the same key. */
type Step = (api: ApiClient, repeat: Pick<CallOptions, 'repeatKey'>) => Promise<unknown>;

/**
 * Does one step at a time and shows the sheet as it is then, also where somebody else was faster.
 * What was typed stays where a step is refused.
 */
export function useAct() {
  const api = useApi();
  const router = useRouter();
  const present = useErrorPresenter();
  const [busy, setBusy] = useState<string>();
  const [error, setError] = useState<{ step: string; message: string }>();
  const key = useRef<{ step: string; content: string; repeatKey: string }>(undefined);

  /** @param content what is sent: other content is another step */
  const act = async (step: string, content: unknown, run: Step): Promise<boolean> => {
    if (busy) return false;
    const text = JSON.stringify(content);
    if (key.current?.step !== step || key.current.content !== text) {
      key.current = { step, content: text, repeatKey: newKey() };
    }
    const { repeatKey } = key.current;
    setBusy(step);
    setError(undefined);
    try {
      await run(api, { repeatKey });
      key.current = undefined;
      await router.invalidate();
      return true;
    } catch (failure) {
      present(failure);
      if (failure instanceof RequestError) {
        setError({ step, message: failure.errorMessage ?? '' });
        if (failure.errorCode === 'CONFLICT' || failure.errorCode === 'LINK_CLOSED') {
          key.current = undefined;
          await router.invalidate();
        }
      }
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  return {
    act,
    busy,
    errorOf: (step: string) => (error?.step === step ? error.message : undefined),
  };
}

export type Act = ReturnType<typeof useAct>;
