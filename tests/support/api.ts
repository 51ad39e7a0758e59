import pino from 'pino';
import { type Api, createApi } from '#api/api.ts';
import type { ApiDeps } from '#api/deps.ts';
import { createVisitorHash } from '#api/http/visitor-hash.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { type ApiClient, createApiClient } from '#site/request/client.ts';
import { testKeys } from './keys.ts';

/** The API on a test database, with the site's API client. */
export interface TestApi {
  app: Api;
  /** The site's client, with in-process calls. */
  api: ApiClient;
  /** Sends one raw request to a path below `/api`. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

export function createTestApi(
  db: Database,
  locale: Locale = 'zh',
  options: Pick<ApiDeps, 'isPage'> = {},
): TestApi {
  const app = createApi({
    ...options,
    db,
    log: pino({ level: 'silent' }),
    visitorHash: createVisitorHash(db),
    keys: testKeys,
    settings: {
      publicUrl: 'http://localhost/',
      basePath: '/',
      buildId: 'test',
    },
  });
  const send = async (path: string, init?: RequestInit) =>
    app.fetch(new Request(`http://localhost/api${path}`, init), {
      requestId: 'test-request',
      clientAddress: '203.0.113.1',
    });
  return { app, api: createApiClient({ apiUrl: '', locale, send }), fetch: send };
}
