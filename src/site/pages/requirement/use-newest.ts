import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Requirement } from '#api/requirements/contract.ts';
import { RequestError } from '#request/errors.ts';
import { useApi } from '#site/request/use-api.ts';
import { Contents } from './lazy-contents.ts';

/** Time between two looks, in milliseconds: a window gets the focus and becomes visible at once. */
const PAUSE_MS = 3_000;

/**
 * Shows the newest version, and its approval, when the page gets the focus again. Returns the number
 * of the version that the page began with. Without a connection nothing changes.
 */
export function useNewest(data: Requirement, token: string): number {
  const api = useApi();
  const router = useRouter();
  const first = useRef(data.version);
  const shown = useRef(data);
  shown.current = data;
  useEffect(() => {
    let last = 0;
    const look = async () => {
      if (document.visibilityState === 'hidden' || Date.now() - last < PAUSE_MS) return;
      last = Date.now();
      try {
        const newest = await api('GET /shares/requirements/:token', { params: { token } });
        if (stateOf(newest) === stateOf(shown.current)) return;
        // Contents that wait for their script could not show other data.
        await Contents.load();
        await router.invalidate();
      } catch (error) {
        const isEnded = error instanceof RequestError && error.errorCode === 'LINK_CLOSED';
        if (isEnded) await router.invalidate();
      }
    };
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [api, router, token]);
  return first.current;
}

const stateOf = ({ version, state, approval }: Requirement) =>
  JSON.stringify([version, state, approval?.approvedAt]);
