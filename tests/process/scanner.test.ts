import { afterAll, beforeAll, expect, test } from 'vitest';
import { csrfToken } from '#api/access/tokens.ts';
import { ADMINISTRATOR, siteFolder } from '../support/prepared-sites.ts';
import { EICAR, writeStubScanner } from '../support/scanners.ts';
import {
  type ServerProcess,
  startServer,
  stopAll,
  temporaryFolder,
} from '../support/server-process.ts';
import { uploadClient } from '../support/uploads.ts';

const { folder, remove } = siteFolder();
const programs = temporaryFolder();
let server: ServerProcess;
let origin: string;
let session: string;

beforeAll(async () => {
  server = startServer({
    env: {
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      SCAN_COMMAND: writeStubScanner(programs.folder).join(' '),
      SCAN_TIMEOUT_S: '3',
    },
  });
  origin = new URL(await server.ready).origin;
  const response = await fetch(`${origin}/api/admin/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(ADMINISTRATOR),
  });
  const cookie = /staff=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
  session = decodeURIComponent(cookie);
});
afterAll(async () => {
  await stopAll();
  remove();
  programs.remove();
});

/** Uploads a document and adds it to the library; a repetition uses the same upload. */
async function addDocument(text: string) {
  const tus = uploadClient((path, init) => fetch(`${origin}/api${path}`, init), session, origin);
  const upload = await tus.upload(Buffer.from(`%PDF-1.7\n${text}`), { fileName: 'manual.pdf' });
  const add = async () => {
    const response = await fetch(`${origin}/api/admin/media`, {
      method: 'POST',
      headers: {
        origin,
        cookie: `staff=${session}`,
        'x-csrf-token': csrfToken(session),
        'content-type': 'application/json',
        'accept-language': 'en',
      },
      body: JSON.stringify({ upload, tags: [] }),
    });
    const { errorCode, errorMessage } = (await response.json()) as Record<string, string | null>;
    return { status: response.status, errorCode, errorMessage };
  };
  return { add, answer: await add() };
}

test('a document enters the library only after the scanner has passed it', async () => {
  const clean = await addDocument('clean');
  expect(clean.answer.status).toBe(200);
  const infected = await addDocument(EICAR);
  expect(infected.answer).toMatchObject({ status: 422, errorCode: 'FILE_REFUSED' });
  expect(infected.answer.errorMessage).toContain('harmful');
  expect((await infected.add()).status).toBe(404);
  for (const text of ['no verdict', 'never']) {
    const unknown = await addDocument(text);
    expect(unknown.answer).toMatchObject({ status: 503, errorCode: 'UNAVAILABLE' });
    expect(unknown.answer.errorMessage).toContain('virus scan');
    // The upload is kept and scanned again.
    expect((await unknown.add()).status).toBe(503);
  }
  expect(server.output()).toContain('"signature":"Stub-Test-Signature"');
});
