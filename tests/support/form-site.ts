import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseConfig } from '#server/process/config.ts';
import { createLog } from '#server/process/log.ts';
import type { TestDatabase } from './database.ts';
import { startHttpSite, unbuiltFrontend } from './http-site.ts';

/** An answer of the site with its whole text. */
export interface FormPage {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

/** A site at https://www.example.com/site/ that gets forms as browsers without scripts send them. */
export interface FormSite {
  /** Without a slash at its end. */
  url: string;
  database: TestDatabase;
  /** What it wrote to its logs. */
  lines: string[];
  /** Sends a request; with a body it posts a form. `fetch` cannot send every header of a browser. */
  send(address: string, headers?: http.OutgoingHttpHeaders, body?: string): Promise<FormPage>;
  stop(): Promise<void>;
}

/**
 * @param openDatabase makes the database; files go to the folder it is given
 * @param env more settings
 */
export async function startFormSite(
  openDatabase: (dataDir: string) => Promise<TestDatabase>,
  env: Record<string, string> = {},
): Promise<FormSite> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'form-site-'));
  const database = await openDatabase(dataDir);
  const lines: string[] = [];
  const site = await startHttpSite({
    config: parseConfig({
      PUBLIC_URL: 'https://www.example.com',
      BASE_PATH: '/site/',
      DATA_DIR: dataDir,
      ...env,
    }),
    db: database.db,
    connection: database.connection,
    log: createLog('info', { write: (line) => void lines.push(line) }),
    accessLog: (line) => void lines.push(line),
    frontend: unbuiltFrontend(),
  });
  return {
    url: site.url,
    database,
    lines,
    send: (address, headers, body) => send(`${site.url}/site${address}`, headers, body),
    async stop() {
      await site.stop();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function send(url: string, headers: http.OutgoingHttpHeaders = {}, body?: string) {
  const { promise, resolve, reject } = Promise.withResolvers<FormPage>();
  const form = body !== undefined && {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
  };
  const request = http.request(url, {
    method: form ? 'POST' : 'GET',
    headers: { ...form, ...headers },
  });
  request.on('error', reject);
  request.on('response', async (response) => {
    const text = Buffer.concat(await response.toArray()).toString();
    resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
  });
  request.end(body);
  return promise;
}
