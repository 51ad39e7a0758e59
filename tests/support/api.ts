import pino from 'pino';
import { createApi } from '#api/api.ts';
import type { ApiApp } from '#api/http/registry.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { type ApiClient, createApiClient } from '#site/request/client.ts';

/** The API on a test database, with the site's own request client in front of it. */
export interface TestApi {
  app: ApiApp;
  /** The client the site uses, calling in this process. */
  api: ApiClient;
  /** Sends one raw request to a path below `/api`. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** Builds the API on a test database; `filesDir` is where downloads lie. */
export function createTestApi(db: Database, filesDir = '/tmp', locale: Locale = 'zh'): TestApi {
  const { app } = createApi({
    db,
    log: pino({ level: 'silent' }),
    settings: {
      publicUrl: 'http://localhost/',
      basePath: '/',
      buildId: 'test',
      filesDir,
    },
  });
  const send = async (path: string, init?: RequestInit) =>
    app.fetch(new Request(`http://localhost/api${path}`, init), {
      requestId: 'test-request',
      clientAddress: '203.0.113.1',
    });
  return { app, api: createApiClient({ apiUrl: '', locale, send }), fetch: send };
}
