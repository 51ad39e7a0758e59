import { useEffect, useRef, useState } from 'react';
import type { StudioPlan } from '#contracts/studio-plan/plan.ts';
import { decodePlan, encodePlan } from '#contracts/studio-plan/plan-code.ts';
import { useUiHost } from '#ui/host.tsx';

/** Changes that follow each other within this time become one address. */
const ADDRESS_DELAY_MS = 500;

/**
 * The plan of the address. Changes show at once and reach the address a little later, without a new
 * entry in the history; a plan that comes with another address replaces the one shown.
 * @param fallback for an address whose plan cannot be read
 */
export function usePlan(code: string, fallback: StudioPlan) {
  const [plan, setPlan] = useState(() => decodePlan(code) ?? fallback);
  /** The plan that was shown first: the visitor has not changed anything yet. */
  const first = useRef(plan);
  const { basePath, navigate } = useUiHost();
  /** The code that this view has put into the address, or found there. */
  const inAddress = useRef(code);

  useEffect(() => {
    if (code === inAddress.current) return;
    inAddress.current = code;
    const given = decodePlan(code);
    if (given) setPlan(given);
  }, [code]);

  useEffect(() => {
    const next = encodePlan(plan);
    if (plan === first.current || next === inAddress.current) return;
    const timer = setTimeout(() => {
      inAddress.current = next;
      const query = new URLSearchParams(location.search);
      query.set('plan', next);
      const path = location.pathname.slice(basePath.length - 1);
      navigate(`${path}?${query}#studio-plan`, { keepScroll: true, replace: true });
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [plan, basePath, navigate]);

  const change = (part: Partial<StudioPlan>) => setPlan((before) => ({ ...before, ...part }));
  return { plan, change };
}
