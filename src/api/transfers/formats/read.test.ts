import { deflateRawSync } from 'node:zlib';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { MAX_IMPORT_ROWS, readTable } from './read.ts';
import { requireUnpackedSize } from './unpacked-size.ts';

/** A ZIP of one file whose header states another size than it has. */
function lyingZip(bytes: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(bytes));
  const name = Buffer.from('xl/sharedStrings.xml');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(1, 22);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(1, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, entry, name, end]);
}

test('a sheet keeps the numbers of its rows, however far apart', async () => {
  const rows = [['word'], [null], [null], ['a']];
  const sheet = await writeXlsx({ sheets: [{ name: 'Data', rows }] });
  expect(await readTable(sheet)).toEqual({ head: ['word'], rows: [{ row: 4, cells: ['a'] }] });
});

test('a file that unpacks to far more than it states is refused before it is read', async () => {
  await expect(requireUnpackedSize(lyingZip(1_000), 1_000)).resolves.toBeUndefined();
  await expect(requireUnpackedSize(lyingZip(1_001), 1_000)).rejects.toThrow(RangeError);
  await expect(readTable(lyingZip(129 * 1024 * 1024))).rejects.toMatchObject({
    code: 'FILE_REFUSED',
  });
});

test('JSON with too many records or names is refused before it becomes a table', async () => {
  const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
  const many = Array.from({ length: MAX_IMPORT_ROWS + 1 }, () => ({ word: 'a' }));
  const wide = Array.from({ length: 600 }, (_, index) => ({ [`column${index}`]: 'a' }));
  for (const table of [many, wide]) {
    await expect(readTable(encode(table))).rejects.toMatchObject({ code: 'FILE_REFUSED' });
  }
});
