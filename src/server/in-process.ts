import type { ApiApp } from '#api/http/registry.ts';

/**
 * Sends requests to the API in this process. Like one over the network, a request is given up when
 * its signal says so: a page must not wait for ever on a database that does not answer.
 */
export function inProcess(api: Pick<ApiApp, 'fetch'>) {
  return async (url: string, init: RequestInit): Promise<Response> => {
    const requestId = new Headers(init.headers).get('x-request-id') ?? '';
    const request = new Request(`http://localhost/api${url}`, init);
    const aborted = Promise.withResolvers<never>();
    const giveUp = () => aborted.reject(request.signal.reason);
    request.signal.addEventListener('abort', giveUp);
    try {
      const answer = api.fetch(request, { requestId, clientAddress: '' });
      return await Promise.race([answer, aborted.promise]);
    } finally {
      request.signal.removeEventListener('abort', giveUp);
    }
  };
}
