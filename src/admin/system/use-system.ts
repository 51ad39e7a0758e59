import type { AnswerTo } from '../core/api.ts';
import { useAnswer } from '../core/use-answer.ts';

/** The state of the system. */
export type System = AnswerTo<'GET /admin/system'>;

/** Key of the state among the queries. */
export const SYSTEM_KEY = ['system'];

/** Pause between two looks while something is under way. */
const SOON_MS = 1_500;
const LATER_MS = 30_000;

/** The state of the system, read again while a check, a retry or a test mail is under way. */
export function useSystem() {
  return useAnswer(SYSTEM_KEY, (api) => api('GET /admin/system'), {
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? SOON_MS : LATER_MS),
  });
}

function isUnderWay({ audit: { lastCheck }, mailTest, jobs }: System): boolean {
  const isRunning = (state: string | undefined) =>
    state === 'created' || state === 'active' || state === 'retry';
  return (
    isRunning(lastCheck?.state) ||
    mailTest?.status === 'sending' ||
    (mailTest?.status === 'pending' && mailTest.lastError === null) ||
    jobs.some(({ lastRun }) => isRunning(lastRun?.state))
  );
}
