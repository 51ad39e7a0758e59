import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import {
  type MediaLibrary,
  openMediaLibrary,
  png,
  temporaryStore,
} from '#tests/support/media-library.ts';
import { sessionClient } from '#tests/support/staff.ts';

const database = await createTestDatabase();
const { db } = database;
const { files, remove } = temporaryStore();
let pictures: http.Server;
let pictureAddress: string;
let library: MediaLibrary;

beforeAll(async () => {
  library = await openMediaLibrary(db, files, {
    mediaImports: { hosts: ['127.0.0.1'], allowPrivate: true },
  });
  pictures = http.createServer(async (request, response) => {
    if (request.url === '/redirect')
      return response.writeHead(302, { location: '/photo.png' }).end();
    if (request.url === '/away') {
      return response.writeHead(302, { location: 'http://other.example/photo.png' }).end();
    }
    if (request.url === '/endless') {
      const send = () => {
        while (!response.destroyed && response.write(Buffer.alloc(1_000_000)));
        response.once('drain', send);
      };
      return send();
    }
    return response.end(await png('#0a0'));
  });
  await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve));
  pictureAddress = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;
});
afterAll(async () => {
  pictures.closeAllConnections();
  pictures.close();
  await database.drop();
  remove();
});

test('fetches pictures of allowed hosts only, also after a redirect', async () => {
  const fetchPicture = async (url: string) => {
    const { status, body } = await library.client('POST /admin/media-imports', { body: { url } });
    return [status, body.errorCode, body.errorMessage];
  };
  expect((await fetchPicture(`${pictureAddress}/redirect`))[0]).toBe(200);
  const outside = [422, 'FILE_REFUSED', expect.stringContaining('MEDIA_IMPORT_HOSTS')];
  expect(await fetchPicture(`${pictureAddress}/away`)).toEqual(outside);
  expect(await fetchPicture('https://evil.example/a.png')).toEqual(outside);
  expect(await fetchPicture('file:///etc/passwd')).toEqual(outside);
  expect(await fetchPicture(`${pictureAddress.replace('//', '//user:secret@')}/a.png`)).toEqual(
    outside,
  );
  expect(await fetchPicture(`${pictureAddress}/endless`)).toEqual([
    422,
    'FILE_REFUSED',
    expect.stringContaining('20 MB'),
  ]);
  const strict = createTestApi(db, 'zh', {
    files: library.files,
    mediaImports: { hosts: ['*'], allowPrivate: false },
  });
  const client = sessionClient(strict, library.token);
  for (const url of [`${pictureAddress}/a.png`, 'http://[::1]/a.png', 'http://169.254.169.254/a']) {
    const { body } = await client('POST /admin/media-imports', { body: { url } });
    expect([url, body.errorCode]).toEqual([url, 'FILE_REFUSED']);
  }
});
