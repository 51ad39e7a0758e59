import { afterEach, expect, test, vi } from 'vitest';
import { isScriptGone } from './gone-script.ts';

afterEach(() => vi.unstubAllGlobals());

const url = 'http://localhost/assets/screen-1.js';
const failed = new TypeError(`Failed to fetch dynamically imported module: ${url}`);

test.each([
  ['the server no longer has it', 404, true],
  ['the server has it', 200, false],
  ['the server has too much to do', 503, false],
])('%s', async (_, status, isGone) => {
  const ask = vi.fn(async () => new Response(null, { status }));
  vi.stubGlobal('fetch', ask);
  expect(await isScriptGone(failed)).toBe(isGone);
  expect(ask).toHaveBeenCalledWith(url, { method: 'HEAD' });
});

test('without a connection it is not gone', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await isScriptGone(failed)).toBe(false);
});

test('an error that does not name the script leaves it undecided', async () => {
  expect(await isScriptGone(new TypeError('Importing a module script failed.'))).toBeUndefined();
});
