import { expect, it } from 'vitest';
import { hashFiles, readManifest } from './manifest.ts';

it.each(Object.entries(readManifest()))('%s has the files that its hash names', (key, entry) => {
  expect(hashFiles(key, entry)).toBe(entry.hash);
});
