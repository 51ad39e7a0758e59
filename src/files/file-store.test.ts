import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startS3Server, type TestS3 } from '../../tests/support/s3-server.ts';
import { InvalidFileKeyError } from './file-key.ts';
import { type FileStore, FileStoreError } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Client } from './s3-client.ts';
import { createS3Store } from './s3-store.ts';

let s3: TestS3;
let folder: string;
let spoolDir: string;
beforeAll(async () => {
  s3 = await startS3Server();
  folder = await mkdtemp(path.join(os.tmpdir(), 'files-'));
  spoolDir = path.join(folder, 'spool');
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
});

const stores: Record<string, () => FileStore> = {
  folder: () => createFolderStore(path.join(folder, 'store')),
  S3: () => createS3Store(s3.settings, spoolDir),
};

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

describe.each(Object.keys(stores))('the file store %s', (name) => {
  let store: FileStore;
  /** Every test has keys of its own, for a bucket may have files of earlier runs. */
  let top: string;
  let count = 0;
  const run = Date.now().toString(36);
  beforeEach(async () => {
    store = stores[name]?.() as FileStore;
    top = `test-${run}/${++count}`;
    await store.prepare();
  });

  const read = async (key: string) => {
    const file = await store.open(key);
    return file && text(file.content);
  };
  const listed = async (key: string) => {
    const files = await collect(store.list(key));
    return files.sort((a, b) => (a.key < b.key ? -1 : 1));
  };

  it('returns what was stored, with size, ETag and time', async () => {
    const key = `${top}/a/notes.1_2-3.txt`;
    await store.put(key, Buffer.from('Grüße'), 'text/plain');
    const file = await store.open(key);
    expect(await text(file?.content as Readable)).toBe('Grüße');
    expect(file).toMatchObject({ bytes: 7, etag: expect.stringMatching(/^"[^"]+"$/) });
    expect(Math.abs(Date.now() - (file?.modifiedAt.getTime() ?? 0))).toBeLessThan(60_000);
    const { content: _, ...info } = file ?? {};
    expect(await store.stat(key)).toEqual(info);
  });

  it('replaces a file, and its ETag changes', async () => {
    const key = `${top}/file`;
    await store.put(key, Buffer.from('old'), 'text/plain');
    const before = await store.stat(key);
    await store.put(key, Buffer.from('newer'), 'text/plain');
    expect(await read(key)).toBe('newer');
    expect((await store.stat(key))?.etag).not.toBe(before?.etag);
  });

  it('stores streams of any length', async () => {
    const chunks = [Buffer.alloc(700_000, 'a'), Buffer.alloc(700_001, 'b')];
    await store.put(`${top}/large`, Readable.from(chunks), 'text/plain');
    const file = await store.open(`${top}/large`);
    expect((await buffer(file?.content as Readable)).equals(Buffer.concat(chunks))).toBe(true);
    await store.put(`${top}/empty-stream`, Readable.from([]), 'text/plain');
    await store.put(`${top}/empty`, new Uint8Array(), 'text/plain');
    for (const key of [`${top}/empty-stream`, `${top}/empty`]) {
      expect(await read(key)).toBe('');
      expect((await store.stat(key))?.bytes).toBe(0);
    }
  });

  it('leaves nothing of an upload that breaks off, and keeps the file before it', async () => {
    const broken = () =>
      Readable.from(
        (async function* () {
          yield Buffer.alloc(100_000);
          throw new Error('the visitor left');
        })(),
      );
    await store.put(`${top}/kept`, Buffer.from('kept'), 'text/plain');
    for (const key of [`${top}/kept`, `${top}/new`]) {
      await expect(store.put(key, broken(), 'text/plain')).rejects.toThrow('the visitor left');
    }
    expect(await listed(top)).toEqual([{ key: `${top}/kept`, bytes: 4 }]);
    expect(await read(`${top}/kept`)).toBe('kept');
    expect(
      await readdir(name === 'S3' ? spoolDir : path.join(folder, 'store/.unfinished')),
    ).toEqual([]);
  });

  it('opens parts, with the size of the whole', async () => {
    const key = `${top}/digits`;
    await store.put(key, Buffer.from('0123456789'), 'text/plain');
    for (const [start, end, part] of [
      [0, 1, '01'],
      [3, 5, '345'],
      [9, 9, '9'],
      [0, 9, '0123456789'],
    ] as const) {
      const file = await store.open(key, { start, end });
      expect([file?.bytes, await text(file?.content as Readable)]).toEqual([10, part]);
    }
    expect(await store.open(key, { start: 10, end: 12 })).toBeUndefined();
    expect(await store.open(key, { start: 5, end: 12 })).toBeUndefined();
  });

  it('finds no missing file and no folder', async () => {
    await store.put(`${top}/folder/file`, Buffer.from('x'), 'text/plain');
    for (const key of [`${top}/none`, `${top}/folder`, `${top}/folder/file/below`]) {
      expect(await store.stat(key)).toBeUndefined();
      expect(await store.open(key)).toBeUndefined();
    }
  });

  it('deletes files, also those that are gone already', async () => {
    await store.put(`${top}/file`, Buffer.from('x'), 'text/plain');
    await store.delete(`${top}/file`);
    expect(await store.stat(`${top}/file`)).toBeUndefined();
    await store.delete(`${top}/file`);
  });

  it('lists the files below a folder', async () => {
    for (const key of ['a/1', 'a/b/2', 'a/b/c/3', 'ab/4']) {
      await store.put(`${top}/${key}`, Buffer.from(key), 'text/plain');
    }
    expect(await listed(`${top}/a`)).toEqual([
      { key: `${top}/a/1`, bytes: 3 },
      { key: `${top}/a/b/2`, bytes: 5 },
      { key: `${top}/a/b/c/3`, bytes: 7 },
    ]);
    expect(await listed(`${top}/none`)).toEqual([]);
  });

  it.each([
    '',
    '/etc/passwd',
    '../secret',
    'a/../../secret',
    'a/./b',
    'a//b',
    'a/',
    '.hidden',
    'a/.hidden',
    'a\\b',
    'a b',
    'a\0b',
    'a%2fb',
    'ä',
    'a\n',
    'a'.repeat(129),
    'a/b/c/d/e/f/g',
  ])('refuses the key %j', async (key) => {
    const download = { disposition: 'attachment', mime: 'text/plain', seconds: 60 };
    for (const work of [
      () => store.put(key, Buffer.from('x'), 'text/plain'),
      () => store.open(key),
      () => store.stat(key),
      () => store.delete(key),
      () => collect(store.list(key)),
      () => store.downloadUrl(key, download),
    ]) {
      await expect(work()).rejects.toThrow(InvalidFileKeyError);
    }
  });
});

describe('the folder store', () => {
  it('gives files and folders to the owner and the group only', async () => {
    const store = stores.folder?.() as FileStore;
    await store.put('private/orders/1/a.svg', Buffer.from('x'), 'image/svg+xml');
    const root = path.join(folder, 'store', 'private');
    expect((await stat(root)).mode & 0o007).toBe(0);
    expect((await stat(path.join(root, 'orders/1/a.svg'))).mode & 0o007).toBe(0);
  });

  it('removes at its start what a killed process left a day ago', async () => {
    const root = path.join(folder, 'leftovers');
    await createFolderStore(root).prepare();
    const [old, fresh] = ['old', 'fresh'].map((name) => path.join(root, '.unfinished', name));
    for (const file of [old, fresh]) await writeFile(file ?? '', 'x');
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
    await utimes(old ?? '', yesterday, yesterday);
    await createFolderStore(root).prepare();
    expect(await readdir(path.join(root, '.unfinished'))).toEqual(['fresh']);
  });

  it('reports a disk that cannot be written', async () => {
    await writeFile(path.join(folder, 'file'), 'x');
    const store = createFolderStore(path.join(folder, 'file'));
    await expect(store.prepare()).rejects.toThrow(FileStoreError);
    await expect(store.put('a', Buffer.from('x'), 'text/plain')).rejects.toThrow(/Cannot write/);
  });
});

/** An answer of the server that stands in for one with other habits; undefined answers never. */
interface Answer {
  status: number;
  headers?: Record<string, string>;
  body: string;
}

describe('the S3 store', () => {
  const store = (settings: Partial<TestS3['settings']> = {}) =>
    createS3Store({ ...s3.settings, ...settings }, spoolDir);

  it('signs addresses at which browsers download, in parts too', async () => {
    const key = `presigned/${Date.now()}.bin`;
    await store().put(key, Buffer.from('0123456789'), 'text/plain');
    const disposition = 'attachment; filename="a b+c&d%20.zip"';
    const options = { disposition, mime: 'application/zip', seconds: 60 };
    const url = await store({ publicEndpoint: s3.settings.endpoint }).downloadUrl(key, options);
    const response = await fetch(url ?? '', { headers: { range: 'bytes=2-4' } });
    expect([response.status, await response.text()]).toEqual([206, '234']);
    expect(response.headers.get('content-disposition')).toBe(disposition);
    expect(response.headers.get('content-type')).toBe('application/zip');
    const other = await fetch((url ?? '').replace('.bin', '.txt'));
    expect(other.status).toBe(403);
    await other.body?.cancel();
    expect(await store().downloadUrl(key, options)).toBeUndefined();
  });

  it('addresses the bucket by host name or by path', async () => {
    const endpoint = 'https://s3.example.com';
    const options = { disposition: 'attachment', mime: 'text/plain', seconds: 60 };
    const addressOf = async (forcePathStyle: boolean) => {
      const settings = { endpoint, publicEndpoint: endpoint, bucket: 'files', forcePathStyle };
      return (await store(settings).downloadUrl('a/b.txt', options))?.split('?')[0];
    };
    expect(await addressOf(false)).toBe('https://files.s3.example.com/a/b.txt');
    expect(await addressOf(true)).toBe('https://s3.example.com/files/a/b.txt');
  });

  it('says what is wrong with its settings', async () => {
    await expect(store({ secretAccessKey: 'wrong' }).prepare()).rejects.toThrow(
      /answered HEAD with 403 Forbidden: check S3_ACCESS_KEY_ID/,
    );
    await expect(store({ bucket: 'no-such-bucket' }).prepare()).rejects.toThrow(
      /answered HEAD with 404 Not Found: check S3_BUCKET/,
    );
    const away = store({ endpoint: 'http://127.0.0.1:9' });
    await expect(away.prepare()).rejects.toThrow(/No answer from the S3 bucket/);
    await expect(away.prepare()).rejects.toMatchObject({ status: undefined });
  });

  describe('with another server', () => {
    let server: http.Server;
    let answer: (request: URL) => Answer | undefined;
    let requests: URL[];
    let other: FileStore;
    beforeAll(async () => {
      server = http.createServer((request, response) => {
        const url = new URL(request.url ?? '/', s3.settings.endpoint);
        requests.push(url);
        const made = answer(url);
        if (made) response.writeHead(made.status, made.headers).end(made.body);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      other = store({ endpoint: `http://127.0.0.1:${port}` });
    });
    beforeEach(() => {
      requests = [];
    });
    afterAll(() => {
      server.closeAllConnections();
      server.close();
    });

    it('asks for the next page of a listing from the last key on', async () => {
      const keys = ['top/a', 'top/b%20c', 'top/d', 'top/e'];
      answer = (url) => {
        const after = url.searchParams.get('start-after') ?? '';
        const rest = keys.filter((key) => decodeURIComponent(key) > after);
        const entries = rest
          .slice(0, 2)
          .map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`);
        const truncated = `<IsTruncated>${rest.length > 2}</IsTruncated>`;
        const body = `<ListBucketResult><EncodingType>url</EncodingType>${truncated}${entries.join('')}</ListBucketResult>`;
        return { status: 200, body };
      };
      const files = await collect(other.list('top'));
      expect(files.map(({ key }) => key)).toEqual(['top/a', 'top/d', 'top/e']);
      expect(requests.map((url) => url.searchParams.get('start-after'))).toEqual([null, 'top/b c']);
    });

    it('tries again after a failure of the server, three times in all', async () => {
      const headers = {
        'content-length': '1',
        etag: '"x"',
        'last-modified': new Date(0).toUTCString(),
      };
      answer = () =>
        requests.length < 3 ? { status: 503, body: '' } : { status: 200, headers, body: 'x' };
      expect(await other.open('a').then((file) => text(file?.content as Readable))).toBe('x');
      requests = [];
      answer = () => ({ status: 503, body: '<Error><Code>SlowDown</Code></Error>' });
      await expect(other.open('a')).rejects.toThrow(/answered GET with 503 SlowDown/);
      expect(requests).toHaveLength(3);
    });

    it('gives up in time where the server does not answer', async () => {
      answer = () => undefined;
      const { port } = server.address() as AddressInfo;
      const settings = { ...s3.settings, endpoint: `http://127.0.0.1:${port}` };
      const request = createS3Client(settings).send('GET', 'a', { timeoutMs: 200 });
      await expect(request).rejects.toThrow(/No answer from .* \(no answer in time\)/);
      expect(requests).toHaveLength(1);
    });

    it('refuses bytes it did not ask for', async () => {
      const headers = {
        'content-length': '3',
        etag: '"x"',
        'last-modified': new Date(0).toUTCString(),
      };
      answer = () => ({ status: 200, headers, body: 'abc' });
      await expect(other.open('a', { start: 1, end: 1 })).rejects.toThrow(/requested range/);
    });
  });
});
