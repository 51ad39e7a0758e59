import { expect, it } from 'vitest';
import { hashFiles, readManifest } from './manifest.ts';

it.each(Object.entries(readManifest()))('%s has files that match its hash', (key, entry) => {
  expect(hashFiles(key, entry)).toBe(entry.hash);
});
