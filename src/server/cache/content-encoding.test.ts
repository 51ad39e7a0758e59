import { expect, it } from 'vitest';
import { chooseEncoding } from './content-encoding.ts';

it.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=0.8, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0', 'identity'],
  ['gzip, br; q=0.0', 'gzip'],
  ['gzip;q=0.000,GZIP;q=0', 'identity'],
  ['deflate , BR ;q=1', 'br'],
  [`gzip,${' '.repeat(300)}`, 'identity'],
  ['brotli', 'identity'],
  ['identity', 'identity'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['gzip;q=0.5, identity', 'identity'],
  ['gzip;q=x', 'gzip'],
  ['*;q=0', 'identity'],
])('Accept-Encoding %s gets %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
