import type { Locale } from '#contracts/locale.ts';
import { type ProofChallenge, type ProofSolution, proofHeader } from '#contracts/proofs.ts';
import type { BusinessError } from '#request/errors.ts';
import { showToast } from '#ui/state/notices.ts';

/** A worker that has not answered by then was stopped by the browser: the page does the work. */
const WORKER_MS = 20_000;
/** The whole work takes at most 10 s on a phone. */
const LIMIT_MS = 60_000;

const messages: Record<Locale, string> = {
  zh: '现在使用的人很多，正在确认您不是自动程序，请稍等几秒……',
  en: 'Many requests are coming in: making sure that yours is not from a program. A few seconds…',
};

/**
 * Does the work of the challenge in a refusal, and says meanwhile that it does.
 * @returns the value of the header for the repeated request
 * @throws the refusal if the work could not be done in time, or the reason of an abort
 */
export async function prove(
  refusal: BusinessError,
  locale: Locale,
  aborted?: AbortSignal,
): Promise<string> {
  const { challenge } = refusal.data as { challenge: ProofChallenge };
  const work = new AbortController();
  const stop = () => work.abort();
  const timer = setTimeout(stop, LIMIT_MS);
  aborted?.addEventListener('abort', stop);
  const hide = showToast('info', messages[locale], LIMIT_MS);
  try {
    return proofHeader(challenge, await solveAnywhere(challenge, work.signal));
  } catch {
    aborted?.throwIfAborted();
    throw refusal;
  } finally {
    hide();
    clearTimeout(timer);
    aborted?.removeEventListener('abort', stop);
  }
}

async function solveAnywhere(
  challenge: ProofChallenge,
  signal: AbortSignal,
): Promise<ProofSolution> {
  try {
    return await solveInWorker(challenge, signal);
  } catch {
    const { solveInSlices } = await import('./solve.ts');
    return solveInSlices(challenge, signal);
  }
}

/** @throws where there are no workers, or this one failed */
async function solveInWorker(
  challenge: ProofChallenge,
  signal: AbortSignal,
): Promise<ProofSolution> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<ProofSolution>((resolve, reject) => {
    const fail = () => reject(new Error('the worker failed'));
    worker.onmessage = ({ data }: MessageEvent<ProofSolution>) => resolve(data);
    worker.onerror = fail;
    signal.addEventListener('abort', fail);
    timer = setTimeout(fail, WORKER_MS);
    worker.postMessage(challenge);
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
