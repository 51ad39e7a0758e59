import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from './client.ts';
import { BusinessError, HttpStatusError, JsonParseError, RequestTimeoutError } from './errors.ts';

const envelope = (data: unknown) => ({ success: true, data });

function clientAnswering(answer: (url: string, init: RequestInit) => Promise<Response> | Response) {
  const send = vi.fn(async (url: string, init: RequestInit) => answer(url, init));
  return { send, api: createApiClient({ apiUrl: '/base/api', locale: 'en', send }) };
}

describe('the request client', () => {
  it('fills parameters and query, sends credentials to the same origin, returns the data', async () => {
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

  it('turns success false into a business error, whatever the HTTP status', async () => {
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

  it('turns a status outside 200 to 299 without an envelope into a status error', async () => {
    for (const status of [304, 404, 500]) {
      const { api } = clientAnswering(() => new Response(status === 304 ? null : 'x', { status }));
      const error = await api('GET /site').catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(HttpStatusError);
      expect(error).toMatchObject({ kind: 'status', status, showType: null });
    }
  });

  it('turns what is no JSON, or no envelope, into a parse error', async () => {
    for (const body of ['<html>', '{"data":1}', '']) {
      const { api } = clientAnswering(() => new Response(body));
      await expect(api('GET /site')).rejects.toBeInstanceOf(JsonParseError);
    }
  });

  it('gives up after the call’s time-out, also while the body is being read', async () => {
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

  it('reports a network without an answer as status 0', async () => {
    const { api } = clientAnswering(() => {
      throw new TypeError('Failed to fetch');
    });
    await expect(api('GET /site')).rejects.toMatchObject({ kind: 'status', status: 0 });
  });

  it('passes on that the caller gave up', async () => {
    const { api } = clientAnswering((_, init) => {
      init.signal?.throwIfAborted();
      return Response.json(envelope({}));
    });
    await expect(api('GET /site', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
