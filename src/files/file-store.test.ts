import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startS3Server, type TestS3 } from '#tests/support/s3-server.ts';
import { InvalidFileKeyError } from './file-key.ts';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
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
  /** Each test uses its own keys: a bucket may contain files of earlier runs. */
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
  const listed = async (key?: string) => {
    const files = await collect(store.list(key));
    return files.sort((a, b) => (a.key < b.key ? -1 : 1));
  };

  it('returns stored files with size, ETag and time', async () => {
    const key = `${top}/a/notes.1_2-3.txt`;
    await store.put(key, Buffer.from('Grüße'), 'text/plain');
    const file = await store.open(key);
    expect(await text(file?.content as Readable)).toBe('Grüße');
    expect(file).toMatchObject({ bytes: 7, etag: expect.stringMatching(/^"[^"]+"$/) });
    expect(Math.abs(Date.now() - (file?.modifiedAt.getTime() ?? 0))).toBeLessThan(60_000);
    const { content: _, ...info } = file ?? {};
    expect(await store.stat(key)).toEqual(info);
  });

  it('replaces a file and changes its ETag', async () => {
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

  it('removes an interrupted upload and keeps the previous file', async () => {
    const broken = () =>
      Readable.from(
        (async function* () {
          yield Buffer.alloc(100_000);
          throw new Error('client disconnected');
        })(),
      );
    await store.put(`${top}/kept`, Buffer.from('kept'), 'text/plain');
    for (const key of [`${top}/kept`, `${top}/new`]) {
      await expect(store.put(key, broken(), 'text/plain')).rejects.toThrow('client disconnected');
    }
    expect(await listed(top)).toEqual([{ key: `${top}/kept`, bytes: 4 }]);
    expect(await read(`${top}/kept`)).toBe('kept');
    expect(
      await readdir(name === 'S3' ? spoolDir : path.join(folder, 'store/.unfinished')),
    ).toEqual([]);
  });

  it('returns ranges, with the size of the whole file', async () => {
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

  it('returns undefined for missing files and folders', async () => {
    await store.put(`${top}/folder/file`, Buffer.from('x'), 'text/plain');
    for (const key of [`${top}/none`, `${top}/folder`, `${top}/folder/file/below`]) {
      expect(await store.stat(key)).toBeUndefined();
      expect(await store.open(key)).toBeUndefined();
    }
  });

  it('deletes files and ignores missing ones', async () => {
    await store.put(`${top}/file`, Buffer.from('x'), 'text/plain');
    await store.delete(`${top}/file`);
    expect(await store.stat(`${top}/file`)).toBeUndefined();
    await store.delete(`${top}/file`);
  });

  it('lists the files in a folder', async () => {
    for (const key of ['a/1', 'a/b/2', 'a/b/c/3', 'ab/4']) {
      await store.put(`${top}/${key}`, Buffer.from(key), 'text/plain');
    }
    expect(await listed(`${top}/a`)).toEqual([
      { key: `${top}/a/1`, bytes: 3 },
      { key: `${top}/a/b/2`, bytes: 5 },
      { key: `${top}/a/b/c/3`, bytes: 7 },
    ]);
    expect(await listed(`${top}/none`)).toEqual([]);
    expect((await listed()).filter(({ key }) => key.startsWith(`${top}/`))).toHaveLength(4);
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
  ])('rejects the key %j', async (key) => {
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
