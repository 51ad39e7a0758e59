import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startS3Server, type TestS3 } from '#tests/support/s3-server.ts';
import type { FileStore, ListedFile } from './file-store.ts';
import { createS3Client } from './s3-client.ts';
import { createS3Store } from './s3-store.ts';

let s3: TestS3;
let spoolDir: string;
beforeAll(async () => {
  s3 = await startS3Server();
  spoolDir = await mkdtemp(path.join(os.tmpdir(), 's3-store-'));
});
afterAll(async () => {
  await s3.stop();
  await rm(spoolDir, { recursive: true });
});

/** A response of the test server; undefined means no response. */
interface Answer {
  status: number;
  headers?: Record<string, string>;
  body: string;
}

describe('the S3 store', () => {
  const store = (settings: Partial<TestS3['settings']> = {}) =>
    createS3Store({ ...s3.settings, ...settings }, spoolDir);

  it('signs download URLs, also for ranges', async () => {
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

  it('puts the bucket in the host name or in the path', async () => {
    const endpoint = 'https://s3.example.com';
    const options = { disposition: 'attachment', mime: 'text/plain', seconds: 60 };
    const addressOf = async (forcePathStyle: boolean) => {
      const settings = { endpoint, publicEndpoint: endpoint, bucket: 'files', forcePathStyle };
      return (await store(settings).downloadUrl('a/b.txt', options))?.split('?')[0];
    };
    expect(await addressOf(false)).toBe('https://files.s3.example.com/a/b.txt');
    expect(await addressOf(true)).toBe('https://s3.example.com/files/a/b.txt');
  });

  it('explains wrong settings', async () => {
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

  describe('with a fake server', () => {
    let server: http.Server;
    let answer: (request: URL) => Answer | undefined;
    let requests: URL[];
    let other: FileStore;
    beforeAll(async () => {
      server = http.createServer((request, response) => {
        const url = new URL(request.url ?? '/', s3.settings.endpoint);
        requests.push(url);
        const reply = answer(url);
        if (reply) response.writeHead(reply.status, reply.headers).end(reply.body);
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

    it('requests the next page of a listing after the last key', async () => {
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
      const files: ListedFile[] = [];
      for await (const file of other.list('top')) files.push(file);
      expect(files.map(({ key }) => key)).toEqual(['top/a', 'top/d', 'top/e']);
      expect(requests.map((url) => url.searchParams.get('start-after'))).toEqual([null, 'top/b c']);
    });

    it('makes three attempts after server errors', async () => {
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

    it('times out if the server does not respond', async () => {
      answer = () => undefined;
      const { port } = server.address() as AddressInfo;
      const settings = { ...s3.settings, endpoint: `http://127.0.0.1:${port}` };
      const request = createS3Client(settings).send('GET', 'a', { timeoutMs: 200 });
      await expect(request).rejects.toThrow(/No answer from .* \(no answer in time\)/);
      expect(requests).toHaveLength(1);
    });

    it('rejects a range that it did not request', async () => {
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
