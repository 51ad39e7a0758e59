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
  it('allows access only for the owner and the group', async () => {
    const store = createFolderStore(path.join(folder, 'store'));
    await store.put('private/orders/1/a.svg', Buffer.from('x'), 'image/svg+xml');
    const root = path.join(folder, 'store', 'private');
    expect((await stat(root)).mode & 0o007).toBe(0);
    expect((await stat(path.join(root, 'orders/1/a.svg'))).mode & 0o007).toBe(0);
  });

  it('removes day-old leftovers of a killed process at startup', async () => {
    const root = path.join(folder, 'leftovers');
    await createFolderStore(root).prepare();
    const [old, fresh] = ['old', 'fresh'].map((name) => path.join(root, '.unfinished', name));
    for (const file of [old, fresh]) await writeFile(file ?? '', 'x');
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
    await utimes(old ?? '', yesterday, yesterday);
    await createFolderStore(root).prepare();
    expect(await readdir(path.join(root, '.unfinished'))).toEqual(['fresh']);
  });

  it('reports a disk that is not writable', async () => {
    await writeFile(path.join(folder, 'file'), 'x');
    const store = createFolderStore(path.join(folder, 'file'));
    await expect(store.prepare()).rejects.toThrow(FileStoreError);
    await expect(store.put('a', Buffer.from('x'), 'text/plain')).rejects.toThrow(/Cannot write/);
  });
});
