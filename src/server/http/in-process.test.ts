import { expect, test } from 'vitest';
import { createApiClient } from '#site/request/client.ts';
import { RequestTimeoutError } from '#site/request/errors.ts';
import { inProcess } from './in-process.ts';

test('a call in process that gets no answer times out like one over the network', async () => {
  const send = inProcess({ fetch: () => new Promise<Response>(() => {}) });
  const api = createApiClient({ apiUrl: '', locale: 'zh', send });
  await expect(api('GET /site', { timeoutMs: 20 })).rejects.toBeInstanceOf(RequestTimeoutError);
});
