import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileStoreError } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'folder-store-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the folder store', () => {
  it('gives files and folders to the owner and the group only', async () => {
    const store = createFolderStore(path.join(folder, 'store'));
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
