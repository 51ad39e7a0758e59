import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bundleKeyer } from './keyer-bundle.mjs';

const LIMIT = 28 * 1024;

it('is at most 28 KB of gzip and imports nothing', async () => {
  const code = await bundleKeyer('es');
  expect(code).toContain('GlKeyer');
  expect(code).not.toMatch(/\bimport\b/);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(LIMIT);
});
