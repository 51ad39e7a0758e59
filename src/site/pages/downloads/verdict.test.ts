import { describe, expect, it } from 'vitest';
import { type PublishedFile, verdictOf } from './verdict.ts';

const published: PublishedFile = {
  slug: 'cyan-windows',
  program: 'Cyan for Windows',
  version: '3.2.0',
  newest: true,
  withdrawn: null,
  name: 'cyan-3.2.0-windows-x64.zip',
  bytes: 4096,
  sha256: 'a'.repeat(64),
};
const other = {
  ...published,
  version: '3.1.2',
  newest: false,
  name: 'cyan-3.1.2.tar.gz',
  sha256: 'b',
};
const files = [published, other];

describe('verdictOf', () => {
  it('recognises a file by its content, whatever its name', () => {
    const file = { name: 'renamed.bin', size: 4096, sha256: published.sha256 };
    expect(verdictOf(file, files)).toEqual({ kind: 'genuine', published });
  });

  it.each([
    ['cyan-3.2.0-windows-x64.zip', 4096, 'altered'],
    ['cyan-3.2.0-windows-x64 (2).zip', 4096, 'altered'],
    ['CYAN-3.2.0-windows-x64(1).zip', 100, 'incomplete'],
    ['cyan-3.1.2 (1).tar.gz', 9, 'incomplete'],
    // One byte more is no broken download.
    ['cyan-3.2.0-windows-x64.zip', 4097, 'longer'],
    ['holiday.zip', 4096, 'unknown'],
  ])('%s of %i bytes with other content is %s', (name, size, kind) => {
    expect(verdictOf({ name, size, sha256: 'c' }, files).kind).toBe(kind);
  });
});
