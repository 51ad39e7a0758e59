import pino from 'pino';
import { expect, it, vi } from 'vitest';
import type { ApiClient } from '#request/client.ts';
import { unbuiltFrontend } from '#tests/support/http-site.ts';
import { ResponseCache } from '../cache/response-cache.ts';
import { createPages } from './pages.ts';

it('answers 503 when a page is not ready in time, and the log names the page without its secret', async () => {
  const log = pino({ level: 'silent' });
  const warn = vi.spyOn(log, 'warn');
  const neverAnswers = (() => new Promise(() => {})) as unknown as ApiClient;
  const pages = createPages({
    frontend: unbuiltFrontend(),
    cache: new ResponseCache(0, log),
    basePath: '/',
    log,
    clientFor: () => neverAnswers,
    redirects: { find: async () => undefined, changed: () => {}, close: async () => {} },
    missing: { add: () => {}, close: async () => {} },
    limitMs: 20,
  });
  const { response } = await pages.answer('/share/liveReport/secret-token', '', 'request-1');
  expect(response.status).toBe(503);
  expect(response.headers['retry-after']).toBeDefined();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { requestId: 'request-1', route: '/share/liveReport/:id', limitMs: 20 },
    'A page was not ready in time',
  );
});
