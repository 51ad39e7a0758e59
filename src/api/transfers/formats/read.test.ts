import { deflateRawSync } from 'node:zlib';
import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { MAX_CELL } from '../cells.ts';
import { MAX_CELLS, MAX_COLUMNS, MAX_IMPORT_ROWS, MAX_TABLE_BYTES, refusals } from './bounds.ts';
import { readTable } from './read.ts';

const read = (content: Uint8Array | string, names = ['word', 'note']) =>
  readTable({ content: typeof content === 'string' ? strToU8(content) : content, names });
const workbook = async (rows: (string | number | null)[][]) =>
  (await writeXlsx({ sheets: [{ name: 'Data', rows }] })) as Uint8Array;
const plain = await workbook([['word'], ['a']]);
const SHEET = 'xl/worksheets/sheet1.xml';

/** The small workbook with some parts replaced. */
function changed(parts: Record<string, string | Uint8Array>, level: 0 | 9 = 9): Uint8Array {
  const files: Zippable = { ...unzipSync(plain) };
  for (const [name, part] of Object.entries(parts)) {
    files[name] = typeof part === 'string' ? strToU8(part) : part;
  }
  return zipSync(files, { level });
}
const sheetOf = (rows: string) => changed({ [SHEET]: sheetXml(rows) });
const sheetXml = (rows: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
const cell = (text: string, reference = '') =>
  `<c${reference && ` r="${reference}"`} t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (cells: string, number = '') => `<row${number && ` r="${number}"`}>${cells}</row>`;

/** What the refusal of a table says. */
async function refusalOf(content: Uint8Array | string): Promise<string> {
  const error = await read(content).then(
    () => undefined,
    (thrown) => thrown,
  );
  expect(error).toMatchObject({ code: 'FILE_REFUSED' });
  expect(error.messages.zh).toMatch(/[一-鿿]/);
  return error.messages.en;
}

describe('a sheet', () => {
  test('keeps the numbers of its rows, however far apart', async () => {
    const sheet = await workbook([['word'], [null], [null], ['a']]);
    expect(await read(sheet)).toEqual({ head: ['word'], rows: [{ row: 4, cells: ['a'] }] });
  });

  test('is the first that is shown and has records', async () => {
    const sheet = (name: string, word: string | null, hidden = false) => ({
      name,
      rows: word ? [['word'], [word]] : [['a remark']],
      hidden,
    });
    const content = (await writeXlsx({
      sheets: [sheet('Old', 'x', true), sheet('Remark', null), sheet('Data', 'a'), sheet('B', 'b')],
    })) as Uint8Array;
    expect(await read(content)).toEqual({ head: ['word'], rows: [{ row: 2, cells: ['a'] }] });
  });

  test('says that its days are counted from 1904', async () => {
    const workbookXml = Buffer.from(unzipSync(plain)['xl/workbook.xml'] ?? '').toString();
    const from1904 = workbookXml.replace(/(<workbook[^>]*>)/, '$1<workbookPr date1904="1"/>');
    expect(await read(changed({ 'xl/workbook.xml': from1904 }))).toMatchObject({
      isFrom1904: true,
      rows: [{ row: 2, cells: ['a'] }],
    });
  });

  test('gives only the cells that are wanted', async () => {
    const sheet = await workbook([
      ['word', 'other', 'note'],
      ['a', 'b', 7],
    ]);
    expect(await read(sheet)).toEqual({
      head: ['word', 'other', 'note'],
      rows: [{ row: 2, cells: ['a', null, 7] }],
    });
  });

  test('is read with its data after many rows that have formats only', async () => {
    const empty = Array.from({ length: 3_000 }, () => row('<c s="1"/>')).join('');
    const { rows } = await read(sheetOf(row(cell('word')) + empty + row(cell('a'))));
    expect(rows).toEqual([{ row: 3_002, cells: ['a'] }]);
  });

  test('with all that a sheet may have is read', async () => {
    const long = '&amp;'.repeat(MAX_CELL);
    const names = ['word', ...Array.from({ length: MAX_COLUMNS - 1 }, (_, at) => `c${at}`)];
    const head = row(names.map((name) => cell(name)).join(''));
    const many = Array.from({ length: MAX_IMPORT_ROWS }, () => row(cell('a'))).join('');
    const { rows } = await read(sheetOf(head + many.replace(cell('a'), cell(long))));
    expect(rows).toHaveLength(MAX_IMPORT_ROWS);
    expect(rows[0]?.cells).toEqual(['&'.repeat(MAX_CELL)]);
  });

  test('that unpacks to too much is refused, also for a file in it that is never read', async () => {
    const bomb = new Uint8Array(MAX_TABLE_BYTES + 1);
    for (const name of [SHEET, 'xl/media/picture.png', 'xl/sharedStrings.xml', 'other.xml']) {
      expect(await refusalOf(changed({ [name]: bomb }))).toBe(refusals.tooLarge.en);
    }
    const half = bomb.subarray(0, bomb.length / 2);
    const both = changed({ 'a.bin': half, 'b.bin': half });
    expect(await refusalOf(both)).toBe(refusals.tooLarge.en);
  });

  test('that lies about its files is refused', async () => {
    expect(await refusalOf(lyingZip(40 * 1024 * 1024, 1))).toBe(refusals.tooLarge.en);
    expect(await refusalOf(lyingZip(1_000, 1))).toBe(refusals.damaged.en);
    expect(await refusalOf(lyingZip(1_000, 0xffff_0000))).toBe(refusals.damaged.en);
    expect(await refusalOf(overlappingZip(900))).toBe(refusals.damaged.en);
    expect(await refusalOf(overlappingZip(2_000))).toBe(refusals.tooLarge.en);
    for (let length = plain.length - 1; length > 4; length -= 97) {
      expect(await refusalOf(plain.subarray(0, length))).toBe(refusals.damaged.en);
    }
  });

  test('beyond a bound of rows, columns, cells or texts is refused with the place', async () => {
    const long = 'a'.repeat(MAX_CELL + 1);
    const wide = Array.from({ length: MAX_COLUMNS + 1 }, () => '<c/>').join('');
    const [head, one] = [row(cell('word')), row(cell('a'))];
    const cases: [sheet: string, text: string | RegExp][] = [
      [head + row(cell('a') + cell(long)), /^Row 2, column 2 has more than 32767 characters/],
      [head + row('<c r="B7"><f>'.concat(long, '</f></c>'), '7'), /^Row 7, column 2 has more/],
      [head + row(wide), /^Row 2 has more than 500 columns/],
      [head + row(cell('a', 'XFD2')), /^Row 2 has more than 500 columns/],
      [head + one.repeat(MAX_IMPORT_ROWS + 1), refusals.tooManyRows.en],
      [head + row('<c/>').repeat(20_001), refusals.emptyRows.en],
      [head + row('<c/>'.repeat(400)).repeat(MAX_CELLS / 400), refusals.tooManyCells.en],
      [head + row(cell('a', 'A1').replace('r=', 'r="XFD1" r=')), refusals.damaged.en],
      [head + row(cell('a', '&#65;1')), refusals.damaged.en],
      [head + row(cell('a'), '0.5'), refusals.damaged.en],
      [head + row('<x>'.repeat(100)), refusals.damaged.en],
      [head + row(`<c ${'a '.repeat(40_000)}/>`), refusals.damaged.en],
      [`${head + one}</sheetData>${'<mergeCell/>'.repeat(1_300_000)}`, refusals.tooLarge.en],
    ];
    for (const [sheet, text] of cases) expect(await refusalOf(sheetOf(sheet))).toMatch(text);
  });

  test('with shared texts or other parts without end is refused', async () => {
    const shared = (texts: string) => changed({ 'xl/sharedStrings.xml': `<sst>${texts}</sst>` });
    const long = 'a'.repeat(MAX_CELL + 1);
    const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const name = 'xl/_rels/workbook.xml.rels';
    const relations = `<Relationships><Relationship Id="rId1" Type="${type}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="x" Type="${type}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`;
    const withRelation = (file: Uint8Array) =>
      zipSync({ ...unzipSync(file), [name]: strToU8(relations) });
    expect(await refusalOf(withRelation(shared(`<si><t>${long}</t></si>`)))).toBe(
      refusals.longText.en,
    );
    expect(await refusalOf(withRelation(shared('<si/>'.repeat(300_001))))).toBe(
      refusals.tooLarge.en,
    );
    const entities = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>';
    expect(await refusalOf(changed({ [SHEET]: entities + sheetXml('') }))).toBe(
      refusals.damaged.en,
    );
  });

  test('of an old format, or with a password, is refused with what to do', async () => {
    const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    expect(await refusalOf(old)).toBe(refusals.oldOrLocked.en);
  });
});

describe('CSV', () => {
  test.each([
    ['word,note\na,b', ['a', 'b']],
    ['word;note\r\n"a;1";"say ""hi"""\r\n', ['a;1', 'say "hi"']],
    ['word\tnote\r"two\nlines"\tb\r', ['two\nlines', 'b']],
    ['word,note\n"a"b,', ['ab', '']],
    ['\ufeffword,note\n\'=1+1,"\'＝1"', ['=1+1', '＝1']],
    ['word,note\n"a,b', ['a,b']],
    ['\n\nword,note\n\na,b\n\n', ['a', 'b']],
  ])('%j is read', async (text, cells) => {
    const { head, rows } = await read(text);
    expect([head, rows.map((one) => one.cells)]).toEqual([['word', 'note'], [cells]]);
  });

  test('in UTF-16 of the other order, and with a line that names the separator, is read', async () => {
    const text = Buffer.from('\ufeffword\na', 'utf16le').swap16();
    expect((await read(text)).rows).toEqual([{ row: 2, cells: ['a'] }]);
    expect(await read('sep=;\r\nword;note\r\na;1,5\r\n')).toEqual({
      head: ['word', 'note'],
      rows: [{ row: 3, cells: ['a', '1,5'] }],
    });
  });

  test('that is a web page is refused', async () => {
    expect(await refusalOf('<html><table><tr><td>word</td></tr></table></html>')).toBe(
      refusals.unreadable.en,
    );
  });

  test('in UTF-16 and GBK is read', async () => {
    const utf16 = Buffer.from('\ufeffword,note\n词,b', 'utf16le');
    const gbk = Buffer.concat([
      Buffer.from('word,note\n'),
      Buffer.from([0xb4, 0xca]),
      strToU8(',b'),
    ]);
    for (const content of [utf16, gbk]) {
      expect((await read(content)).rows).toEqual([{ row: 2, cells: ['词', 'b'] }]);
    }
  });

  test('beyond a bound is refused with the place', async () => {
    const long = 'a'.repeat(MAX_CELL + 1);
    const cases: [content: string, text: string | RegExp][] = [
      [`word,note\nx,${long}`, /^Row 2, column 2 has more than 32767 characters/],
      [`word,note\nx,"${long}`, /check whether a quotation mark is missing/],
      [','.repeat(2_000_000), /^Row 1 has more than 500 columns/],
      [`word\n${'a\n'.repeat(MAX_IMPORT_ROWS + 1)}`, refusals.tooManyRows.en],
      [`word\n${`${','.repeat(499)}\n`.repeat(900)}`, refusals.tooManyCells.en],
      [`${'n'.repeat(201)}\na`, /^Row 1, column 1: the name has more than 200/],
      ['a'.repeat(MAX_TABLE_BYTES + 1), refusals.tooLarge.en],
    ];
    for (const [content, text] of cases) expect(await refusalOf(content)).toMatch(text);
  });
});

describe('JSON', () => {
  test('is read, and lacks fields that a record does not have', async () => {
    const { head, rows } = await read('[{"word":"a"},{"note":["b","c"],"word":null}]');
    expect([head, rows.map(({ cells }) => cells)]).toEqual([
      ['word', 'note'],
      [
        ['a', undefined],
        [null, 'b\nc'],
      ],
    ]);
  });

  test('beyond a bound is refused with the place', async () => {
    const many = Array.from({ length: MAX_IMPORT_ROWS + 1 }, () => ({ word: 'a' }));
    const wide = Array.from({ length: 600 }, (_, index) => ({ [`column${index}`]: 'a' }));
    const full = Array.from({ length: 900 }, () => ({ word: Array(450).fill(1) }));
    const cases: [content: string, text: string | RegExp][] = [
      [JSON.stringify(many), refusals.tooManyRows.en],
      [JSON.stringify(wide), /^Row 501 has more than 500 columns/],
      [JSON.stringify(full), refusals.tooManyCells.en],
      [`[{"word":${'['.repeat(2_000_000)}`, refusals.tooDeep.en],
      [`[${'{"word":'.repeat(9)}1${'}'.repeat(9)}]`, refusals.tooDeep.en],
      [JSON.stringify([{ word: { a: ['x'.repeat(60_001)] } }]), /^Record 1: word has more than/],
      ['[{"word":', refusals.unreadable.en],
      ['[1]', refusals.unreadable.en],
    ];
    for (const [content, text] of cases) expect(await refusalOf(content)).toMatch(text);
  });
});

/** A ZIP of one file whose directory states another size than it has. */
function lyingZip(bytes: number, stated: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(bytes));
  return zipOf(packed, [{ bytes: stated, packed: packed.length }]);
}

/** A ZIP whose entries share their bytes. */
function overlappingZip(entries: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(1_000));
  return zipOf(packed, Array(entries).fill({ bytes: 1_000, packed: packed.length }));
}

function zipOf(packed: Buffer, entries: { bytes: number; packed: number }[]): Buffer {
  const name = Buffer.from('xl/sharedStrings.xml');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt16LE(name.length, 26);
  const directory = entries.map((entry) => {
    const header = Buffer.alloc(46);
    header.writeUInt32LE(0x02014b50, 0);
    header.writeUInt16LE(8, 10);
    header.writeUInt32LE(entry.packed, 20);
    header.writeUInt32LE(entry.bytes, 24);
    header.writeUInt16LE(name.length, 28);
    return Buffer.concat([header, name]);
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, ...directory, end]);
}
