import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from './client.ts';
import { BusinessError, HttpStatusError, JsonParseError, RequestTimeoutError } from './errors.ts';

const envelope = (data: unknown) => ({ success: true, data });

function clientAnswering(answer: (url: string, init: RequestInit) => Promise<Response> | Response) {
  const send = vi.fn(async (url: string, init: RequestInit) => answer(url, init));
  return { send, api: createApiClient({ apiUrl: '/base/api', locale: 'en', send }) };
}

describe('request client', () => {
  it('fills in parameters and query, sends credentials to the same origin, returns the data', async () => {
    const { api, send } = clientAnswering(() => Response.json(envelope({ slug: 'a b' })));
    await expect(
      api('GET /articles/:slug', { params: { slug: 'a b' }, query: { locale: 'en' } }),
    ).resolves.toEqual({ slug: 'a b' });
    const [url, init] = send.mock.calls[0] ?? [];
    expect(url).toBe('/base/api/articles/a%20b?locale=en');
    expect(init).toMatchObject({ method: 'GET', credentials: 'same-origin' });
    expect(init?.body).toBeUndefined();
    expect(init?.headers).toMatchObject({ 'accept-language': 'en' });
  });

  it('sends a JSON body with post', async () => {
    const { api, send } = clientAnswering(() => Response.json(envelope({})));
    await api('POST /documents/:slug/feedback', {
      params: { slug: 'x' },
      body: { helpful: true },
    } as never);
    const [, init] = send.mock.calls[0] ?? [];
    expect(init).toMatchObject({ method: 'POST', body: '{"helpful":true}' });
    expect(init?.headers).toMatchObject({ 'content-type': 'application/json' });
  });

  describe('where the server asks for a proof of work', () => {
    const refusal = {
      success: false,
      errorCode: 'PROOF_REQUIRED',
      errorMessage: 'busy',
      showType: 1,
      data: { challenge: { signature: 's' } },
    };
    const clientProving = (prove: () => Promise<string>) => {
      const sent: (string | undefined)[] = [];
      const api = createApiClient({
        apiUrl: '/api',
        locale: 'en',
        prove,
        send: async (_, { headers }) => {
          const proof = new Headers(headers).get('x-proof') ?? undefined;
          sent.push(proof);
          return Response.json(proof === 'the-proof' ? envelope({ reference: 'M' }) : refusal);
        },
      });
      return { sent, book: () => api('POST /bookings', { body: {} } as never) };
    };

    it('does the work once and repeats the call with it', async () => {
      const prove = vi.fn(async () => 'the-proof');
      const { sent, book } = clientProving(prove);
      await expect(book()).resolves.toEqual({ reference: 'M' });
      expect(sent).toEqual(['able', 'the-proof']);
      expect(prove).toHaveBeenCalledWith(
        expect.objectContaining({ data: { challenge: { signature: 's' } } }),
        undefined,
      );
    });

    it('throws what the work throws, and the refusal of its proof', async () => {
      const failing = clientProving(() => Promise.reject(new Error('no worker')));
      await expect(failing.book()).rejects.toThrow('no worker');
      const refused = clientProving(async () => 'a spent one');
      await expect(refused.book()).rejects.toMatchObject({ errorCode: 'PROOF_REQUIRED' });
      expect(refused.sent).toEqual(['able', 'a spent one']);
    });
  });

  it('throws a business error if success is false, whatever the HTTP status', async () => {
    for (const status of [200, 409]) {
      const { api } = clientAnswering(() =>
        Response.json(
          {
            success: false,
            errorCode: 'TAKEN',
            errorMessage: 'taken',
            showType: 4,
            requestId: 'r',
          },
          { status },
        ),
      );
      const error = await api('GET /site').catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(BusinessError);
      expect(error).toMatchObject({
        kind: 'business',
        errorCode: 'TAKEN',
        errorMessage: 'taken',
        showType: 4,
        status,
        requestId: 'r',
      });
    }
  });

  it('throws a status error for a status outside 200 to 299 without an envelope', async () => {
    for (const status of [304, 404, 500]) {
      const { api } = clientAnswering(() => new Response(status === 304 ? null : 'x', { status }));
      const error = await api('GET /site').catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(HttpStatusError);
      expect(error).toMatchObject({ kind: 'status', status, showType: null });
    }
  });

  it('throws a parse error for a body that is not JSON or not an envelope', async () => {
    for (const body of ['<html>', '{"data":1}', '']) {
      const { api } = clientAnswering(() => new Response(body));
      await expect(api('GET /site')).rejects.toBeInstanceOf(JsonParseError);
    }
  });

  it('times out after the limit of the call, also while it reads the body', async () => {
    const never = (init: RequestInit) =>
      new Promise<never>((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    const { api } = clientAnswering((_, init) => never(init));
    await expect(api('GET /site', { timeoutMs: 20 })).rejects.toBeInstanceOf(RequestTimeoutError);
    const slowBody = clientAnswering((_, init) => {
      const response = new Response();
      response.text = () => never(init);
      return response;
    });
    await expect(slowBody.api('GET /site', { timeoutMs: 20 })).rejects.toBeInstanceOf(
      RequestTimeoutError,
    );
  });

  it('reports a network failure as status 0', async () => {
    const { api } = clientAnswering(() => {
      throw new TypeError('Failed to fetch');
    });
    await expect(api('GET /site')).rejects.toMatchObject({ kind: 'status', status: 0 });
  });

  it('reports an abort by the caller', async () => {
    const { api } = clientAnswering((_, init) => {
      init.signal?.throwIfAborted();
      return Response.json(envelope({}));
    });
    await expect(api('GET /site', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
