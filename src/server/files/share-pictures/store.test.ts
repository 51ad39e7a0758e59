import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SharePicture } from '#contracts/share-picture.ts';
import { type FileStore, FileStoreError } from '#files/file-store.ts';
import { createFolderStore } from '#files/folder-store.ts';
import type { DrawingJob, Renderer } from './renderer.ts';
import { createSharePictureStore } from './store.ts';

const card = (slug: string): SharePicture => ({
  subject: 'article',
  slug,
  locale: 'zh',
  title: slug,
  summary: '',
  eyebrow: null,
  product: null,
  cover: null,
  brand: '幕境数字',
  url: `https://www.example.com/show/${slug}`,
});

let folder: string;
/** The file store with covers. */
let files: FileStore;
let filesDir: string;
let jobs: DrawingJob[];
let failure: Error | undefined;
/** Draws 100 bytes. Each picture is a second younger than the one before. */
const renderer: Renderer = {
  async draw(job) {
    jobs.push(job);
    const seconds = jobs.length;
    if (failure) throw failure;
    await writeFile(job.target, Buffer.alloc(100, jobs.length));
    await utimes(job.target, seconds, seconds);
  },
  close() {},
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
  filesDir = mkdtempSync(path.join(tmpdir(), 'cards-files-'));
  files = createFolderStore(filesDir);
  jobs = [];
  failure = undefined;
});
afterEach(() => {
  for (const each of [folder, filesDir]) rmSync(each, { recursive: true, force: true });
});

const open = (limit?: number) =>
  createSharePictureStore({ renderer, folder, files, ...(limit && { limit }) });

test('a picture is drawn once for simultaneous requests, and again when it changes', async () => {
  const store = open();
  const pictures = await Promise.all([1, 2, 3].map(() => store.read('og', card('a'))));
  expect(jobs).toHaveLength(1);
  expect(pictures.map(({ length }) => length)).toEqual([100, 100, 100]);
  await open().read('og', card('a'));
  expect(jobs).toHaveLength(1);
  await store.read('poster', card('a'));
  await store.read('og', { ...card('a'), title: 'b' });
  expect(jobs).toHaveLength(3);
});

test('a failure is reported and the next request tries again', async () => {
  const store = open();
  failure = new Error('no paint');
  await expect(store.read('og', card('a'))).rejects.toThrow('no paint');
  failure = undefined;
  expect(await store.read('og', card('a'))).toHaveLength(100);
});

test('the oldest pictures are deleted when the folder is full', async () => {
  const store = open(1000);
  for (let number = 1; number <= 11; number++) await store.read('og', card(`n-${number}`));
  expect(readdirSync(folder)).toHaveLength(7);
  await store.read('og', card('n-11'));
  expect(jobs).toHaveLength(11);
  await store.read('og', card('n-1'));
  expect(jobs).toHaveLength(12);
});

test('a cover is read from the file store in the size that the picture needs', async () => {
  const cover = { src: 'media/a-000000000000', widths: [480, 960, 1600] };
  for (const width of cover.widths) {
    await files.put(`${cover.src}/${width}.webp`, Buffer.from(`${width}`), 'image/webp');
  }
  await open().read('square', { ...card('a'), cover });
  await open().read('og', { ...card('a'), cover });
  await open().read('og', { ...card('b'), cover: { ...cover, widths: [480] } });
  await open().read('og', { ...card('c'), cover: { ...cover, src: 'media/none' } });
  const covers = jobs.map((job) => job.cover && Buffer.from(job.cover).toString());
  expect(covers).toEqual(['960', '1600', '480', null]);
});

test('nothing is drawn or stored while the file store fails', async () => {
  const fail = async () => {
    throw new FileStoreError('no answer');
  };
  const store = createSharePictureStore({ renderer, folder, files: { ...files, open: fail } });
  const cover = { src: 'media/a-000000000000', widths: [480] };
  await expect(store.read('og', { ...card('a'), cover })).rejects.toThrow(FileStoreError);
  expect(jobs).toEqual([]);
});
