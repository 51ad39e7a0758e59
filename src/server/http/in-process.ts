import type { ApiApp } from '#api/http/registry.ts';

/**
 * Sends requests to the API in this process. Like one over the network, a request is given up when
 * its signal says so: a page must not wait for ever on a database that does not answer.
 */
export function inProcess(api: Pick<ApiApp, 'fetch'>) {
  return async (url: string, init: RequestInit): Promise<Response> => {
    const { signal, ...rest } = init;
    const request = new Request(`http://localhost/api${url}`, rest);
    const requestId = request.headers.get('x-request-id') ?? '';
    const aborted = Promise.withResolvers<never>();
    const giveUp = () => aborted.reject(signal?.reason);
    if (signal?.aborted) giveUp();
    // Listened to here alone: a request with a signal of its own costs several times as much.
    signal?.addEventListener('abort', giveUp);
    try {
      const answer = api.fetch(request, { requestId, clientAddress: '' });
      return await Promise.race([answer, aborted.promise]);
    } finally {
      signal?.removeEventListener('abort', giveUp);
    }
  };
}
