import { useEffect, useReducer, useRef } from 'react';
import { RequestError } from '#request/errors.ts';
import { useApi } from '#site/request/use-api.ts';
import { type Failure, reduce } from './machine.ts';
import { measure, RUN_MS } from './measure.ts';
import type { LineResult } from './statistics.ts';

/** Runs the test against the API; leaving the page or the test cancels it. */
export function useUploadTest(onResult: (result: LineResult) => void) {
  const api = useApi();
  const [state, dispatch] = useReducer(reduce, { name: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const result = state.name === 'done' ? state.result : undefined;
  useEffect(() => {
    if (result) onResult(result);
  }, [result, onResult]);

  const start = async () => {
    const cancel = new AbortController();
    running.current = cancel;
    dispatch({ type: 'start' });
    try {
      const { ticket } = await api('POST /bandwidth-tests', { body: {}, signal: cancel.signal });
      const send = async (bytes: Blob, signal: AbortSignal) => {
        const call = { query: { ticket }, bytes, signal, timeoutMs: RUN_MS + 1_000 };
        await api('POST /bandwidth-tests/samples', call);
      };
      const now = () => performance.now();
      const progress = await measure({ send, now }, cancel.signal, (seen) =>
        dispatch({ type: 'progress', progress: seen }),
      );
      dispatch({ type: 'end', progress });
    } catch (error) {
      if (!cancel.signal.aborted) dispatch({ type: 'fail', failure: failureOf(error) });
    }
  };
  const back = () => {
    running.current?.abort();
    dispatch({ type: 'back' });
  };
  return { state, start, back };
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof RequestError) || !error.errorMessage) return { reason: 'offline' };
  return { reason: 'refused', message: error.errorMessage };
}
