import { createHash, randomBytes } from 'node:crypto';
import http from 'node:http';
import sharp from 'sharp';
import { afterAll, afterEach, expect, test } from 'vitest';
import { csrfToken } from '#api/access/tokens.ts';
import { MAX_OPEN_UPLOADS, UPLOAD_CHUNK_BYTES } from '#contracts/uploads.ts';
import { watchHealth } from '../support/fuzz/probe.ts';
import { ADMINISTRATOR, siteFolder } from '../support/prepared-sites.ts';
import {
  connectTo,
  type ServerProcess,
  startServer,
  stopAll,
  stopServer,
} from '../support/server-process.ts';
import { slowness } from '../support/slowness.ts';
import { uploadClient } from '../support/uploads.ts';

const { folder, remove } = siteFolder();
const env = { DATA_DIR: folder };
afterEach(stopAll);
afterAll(remove);

/** A picture of several parts: its pixels are not compressed. */
const largePicture = (background: string) =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .png({ compressionLevel: 0 })
    .toBuffer();

async function kill(server: ServerProcess): Promise<void> {
  server.child.kill('SIGKILL');
  await server.ended;
}

/** Starts the server on the same data and signs in; a session outlives the process. */
async function start(token?: string) {
  const server = startServer({ env });
  const address = await server.ready;
  const { origin } = new URL(address);
  const send = (path: string, init: RequestInit) => fetch(`${address}api${path}`, init);
  const session = token ?? (await signIn(send, origin));
  const tus = uploadClient(send, session, origin);
  const call = async (method: string, path: string, body?: object) => {
    const response = await send(path, {
      method,
      headers: {
        origin,
        cookie: `staff=${session}`,
        'x-csrf-token': csrfToken(session),
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { data } = (await response.json()) as { data: Record<string, never> };
    return data;
  };
  return { server, address, token: session, tus, call };
}

async function signIn(
  send: (path: string, init: RequestInit) => Promise<Response>,
  origin: string,
): Promise<string> {
  const response = await send('/admin/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(ADMINISTRATOR),
  });
  return decodeURIComponent(
    /staff=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '',
  );
}

/** Begins a part and sends only some of its bytes; resolves once they are on their way. */
function sendHalf(
  url: string,
  token: string,
  offset: number,
  half: Uint8Array,
): Promise<http.ClientRequest> {
  return new Promise((resolve) => {
    const request = http.request(url, {
      method: 'PATCH',
      headers: {
        origin: new URL(url).origin,
        cookie: `staff=${token}`,
        'x-csrf-token': csrfToken(token),
        'tus-resumable': '1.0.0',
        'upload-offset': offset,
        'content-type': 'application/offset+octet-stream',
        'content-length': UPLOAD_CHUNK_BYTES,
      },
    });
    // It never gets an answer.
    request.on('error', () => {});
    request.write(half, () => resolve(request));
  });
}

test('an upload goes on after the process was killed in the middle of a part', async () => {
  const content = await largePicture('#a05020');
  expect(content.length).toBeGreaterThan(3 * UPLOAD_CHUNK_BYTES);
  const first = await start();
  const created = await first.tus.create(content.length, { fileName: 'large.png' });
  const path = first.tus.pathOf(created);
  for (const at of [0, UPLOAD_CHUNK_BYTES]) {
    const part = content.subarray(at, at + UPLOAD_CHUNK_BYTES);
    expect((await first.tus.append(path, at, part)).status).toBe(204);
  }
  const stored = 2 * UPLOAD_CHUNK_BYTES;
  const half = content.subarray(stored, stored + UPLOAD_CHUNK_BYTES / 2);
  await sendHalf(`${first.address}api${path}`, first.token, stored, half);
  await kill(first.server);

  const second = await start(first.token);
  let offset = await second.tus.offset(path);
  expect(offset).toBe(stored);
  // A client with an old offset gets 409.
  expect((await second.tus.append(path, 0, content.subarray(0, 9))).status).toBe(409);
  while (offset < content.length) {
    const part = content.subarray(offset, offset + UPLOAD_CHUNK_BYTES);
    expect((await second.tus.append(path, offset, part)).status).toBe(204);
    offset += part.length;
  }
  const upload = path.split('/').at(-1);
  const { id } = await second.call('POST', '/admin/media', { upload });

  // Killed again, while the variants are being made.
  await kill(second.server);
  const third = await start(first.token);
  const read = () => third.call('GET', `/admin/media/${id}`);
  await expect
    .poll(async () => (await read()).state, { timeout: 60_000, interval: 500 })
    .toBe('ready');
  const { picture } = (await read()) as unknown as { picture: { src: string; widths: number[] } };
  expect(picture.widths).toEqual([480, 960, 1600]);
  const file = await fetch(`${third.address}files/${picture.src}/960.avif`);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/avif']);
  const original = await fetch(`${third.address}api/admin/media/${id}/original`, {
    headers: { cookie: `staff=${first.token}` },
  });
  const { data } = await sharp(Buffer.from(await original.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Every byte arrived in its place.
  expect(data.equals(await sharp(content).raw().toBuffer())).toBe(true);
  expect((await stopServer(third.server)).code).toBe(0);
}, 180_000);

test('the file of a release goes on after kill -9, twice, and its checksum is right', async () => {
  const content = randomBytes(20 * 1024 * 1024);
  content.write('PK\u0003\u0004', 'latin1');
  const sha256 = createHash('sha256').update(content).digest('hex');
  const first = await start();
  const shared = { slug: 'killed-program', product: 'cyan', platform: 'windows' };
  const program = await first.call('POST', '/admin/content/download', { shared });
  const title = { title: '测试软件', summary: '' };
  const text = `/admin/records/${program.id}/parts/zh`;
  const { version } = await first.call('PUT', text, { version: 0, data: title });
  const parts = [{ part: 'zh', version }];
  await first.call('POST', `/admin/records/${program.id}/publication`, { parts });
  const { id } = await first.call('POST', `/admin/downloads/${program.id}/releases`, {
    version: '1.0.0',
    channel: 'stable',
    releasedOn: '2026-11-22',
    minOs: '',
    requirementsZh: '',
    requirementsEn: '',
    notesZh: '第一个版本。',
    notesEn: '',
  });
  const created = await first.tus.create(content.length, {
    fileName: 'program-1.0.0.zip',
    purpose: 'release',
  });
  const path = first.tus.pathOf(created);
  for (let at = 0; at < content.length / 2; at += UPLOAD_CHUNK_BYTES) {
    const part = content.subarray(at, at + UPLOAD_CHUNK_BYTES);
    expect((await first.tus.append(path, at, part)).status).toBe(204);
  }
  const stored = content.length / 2;
  const half = content.subarray(stored, stored + UPLOAD_CHUNK_BYTES / 2);
  await sendHalf(`${first.address}api${path}`, first.token, stored, half);
  await kill(first.server);

  const second = await start(first.token);
  let offset = await second.tus.offset(path);
  expect(offset).toBe(stored);
  while (offset < content.length) {
    const part = content.subarray(offset, offset + UPLOAD_CHUNK_BYTES);
    expect((await second.tus.append(path, offset, part)).status).toBe(204);
    offset += part.length;
  }
  await second.call('PUT', `/admin/releases/${id}/file`, { upload: path.split('/').at(-1) });
  // Killed again, while the file is being stored.
  await kill(second.server);

  const third = await start(first.token);
  const read = async () =>
    (await third.call('GET', `/admin/releases/${id}`)) as unknown as {
      revision: number;
      file: { sha256: string; bytes: number } | null;
    };
  await expect.poll(async () => (await read()).file, { timeout: 60_000 }).not.toBeNull();
  const { file, revision } = await read();
  expect(file).toMatchObject({ sha256, bytes: content.length });
  await third.call('POST', `/admin/releases/${id}/publication`, { revision, sha256 });
  const answer = await fetch(`${third.address}files/downloads/${id}/program-1.0.0.zip`);
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
}, 180_000);

test('part of a part is kept when the connection breaks', async () => {
  const content = await largePicture('#20a050');
  const site = await start();
  const created = await site.tus.create(content.length, { fileName: 'large.png' });
  const path = site.tus.pathOf(created);
  const half = content.subarray(0, UPLOAD_CHUNK_BYTES / 2);
  const request = await sendHalf(`${site.address}api${path}`, site.token, 0, half);
  request.destroy();
  await expect.poll(() => site.tus.offset(path), { timeout: 30_000 }).toBeGreaterThan(0);
  const kept = await site.tus.offset(path);
  expect(kept).toBeLessThanOrEqual(half.length);
});

test('five hundred uploads that begin at once leave ten, and the site answers meanwhile', async () => {
  const site = await start();
  const health = await watchHealth(site.address, site.server.child.pid ?? 0);
  const answers = await Promise.all(Array.from({ length: 500 }, () => site.tus.create(1000)));
  const { failures, slowest } = await health.stop();
  // Beside the refusals of the quota, a busy site may refuse for load.
  const statuses = new Set(answers.map(({ status }) => status));
  expect([422, 429, 503]).toEqual(expect.arrayContaining([...statuses].filter((s) => s !== 201)));
  const client = await connectTo(folder);
  const { rows } = await client.query('select count(*)::int as open from uploads');
  await client.end();
  expect(rows[0].open).toBeLessThanOrEqual(MAX_OPEN_UPLOADS);
  expect(failures).toBe(0);
  const limitMs = 1_000 * slowness();
  expect(slowest.filter(({ ownMs }) => ownMs > limitMs)).toEqual([]);
});
