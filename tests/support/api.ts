import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { type Api, createApi } from '#api/api.ts';
import type { ApiDeps, ApiSettings } from '#api/deps.ts';
import { createVisitorHash } from '#api/http/visitor-hash.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import type { FileStore } from '#files/file-store.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { type ApiClient, createApiClient } from '#request/client.ts';
import { testKeys } from './keys.ts';

/** The API on a test database, with the site's API client. */
export interface TestApi {
  app: Api;
  /** The site's client, with in-process calls. */
  api: ApiClient;
  /** Sends one raw request to a path below `/api`, from this address. */
  fetch(path: string, init?: RequestInit, clientAddress?: string): Promise<Response>;
}

export interface TestApiOptions
  extends Pick<ApiDeps, 'isPage' | 'queue' | 'personBounds' | 'scanner' | 'onContentChange'> {
  keys?: ApiDeps['keys'];
  files?: FileStore;
  mediaImports?: ApiSettings['mediaImports'];
  /** Whether the site has a mail server. */
  sendsMail?: boolean;
  uploadLimits?: ApiSettings['uploadLimits'];
}

/** A store of its own; nothing is written until a file is put. */
const temporaryFiles = () => createFolderStore(path.join(os.tmpdir(), `files-${randomUUID()}`));

/** One person makes all calls of a test file, faster than anybody works. */
const wideBounds: TestApiOptions['personBounds'] = {
  reads: 100_000,
  writes: 100_000,
  uploads: 100_000,
};

export function createTestApi(
  db: Database,
  locale: Locale = 'zh',
  {
    files = temporaryFiles(),
    mediaImports,
    uploadLimits,
    sendsMail = false,
    keys = testKeys,
    personBounds = wideBounds,
    ...options
  }: TestApiOptions = {},
): TestApi {
  const app = createApi({
    ...options,
    personBounds,
    db,
    log: pino({ level: 'silent' }),
    visitorHash: createVisitorHash(db),
    files,
    keys,
    settings: {
      publicUrl: 'http://localhost/',
      basePath: '/',
      buildId: 'test',
      sendsMail,
      services: { SMTP_URL: sendsMail },
      ...(mediaImports && { mediaImports }),
      ...(uploadLimits && { uploadLimits }),
    },
  });
  const send = async (path: string, init?: RequestInit, clientAddress = '203.0.113.1') =>
    app.fetch(new Request(`http://localhost/api${path}`, init), {
      requestId: 'test-request',
      clientAddress,
    });
  return { app, api: createApiClient({ apiUrl: '', locale, send }), fetch: send };
}
