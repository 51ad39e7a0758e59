import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { writePdf } from './write-pdf.ts';

const style = { size: 12, colour: '#14161c' };
const bytes = await writePdf('布置图', (addPage) => {
  const page = addPage();
  page.text('灯光 2.5 m', [40, 60], style);
  page.text('灯', [100, 90], { ...style, anchor: 'middle', upwards: true });
  page.circle([100, 100], 10, { fill: '#ffffff', fillOpacity: 0.5, stroke: '#000000' });
  addPage().path(
    [
      [10, 10],
      [20, 20],
    ],
    false,
    { stroke: '#000000', dash: [2, 1] },
  );
});
const file = Buffer.from(bytes).toString('latin1');

/** The decompressed streams of the file. */
const streams = [...file.matchAll(/\/Length (\d+) \/Length1 (\d+) >>\nstream\n/g)].map((match) => {
  const from = match.index + match[0].length;
  const data = inflateSync(Buffer.from(bytes.subarray(from, from + Number(match[1]))));
  expect(data).toHaveLength(Number(match[2]));
  return data;
});

it('has a table of its objects whose offsets are right', () => {
  const start = Number(/startxref\n(\d+)/.exec(file)?.[1]);
  const entries = [...file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)];
  expect(entries.length).toBeGreaterThan(8);
  for (const [index, [, offset]] of entries.entries()) {
    expect(file.slice(Number(offset))).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
  }
  expect(file).toMatch(/\/Type \/Pages .*\/Count 2/);
});

it('embeds a font of the glyphs in use, with their widths', () => {
  const font = streams.find((data) => data.readUInt32BE(0) === 0x00010000) as Buffer;
  const tables = new Map<string, number>();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const at = 12 + index * 16;
    tables.set(font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8));
  }
  const glyphs = font.readUInt16BE((tables.get('maxp') ?? 0) + 4);
  // The empty box, 灯, 光, space, 2, full stop, 5 and m.
  expect(glyphs).toBe(8);
  const [, widths = ''] = /\/W \[0 \[([\d ]+)\]\]/.exec(file) ?? [];
  expect(widths.split(' ')).toHaveLength(glyphs);
  // A Chinese character is as wide as it is high.
  expect(widths.split(' ')[1]).toBe('1000');
  // Outlines that are not empty, except for the space.
  const loca = tables.get('loca') ?? 0;
  const lengths = Array.from(
    { length: glyphs },
    (_, glyph) => font.readUInt32BE(loca + glyph * 4 + 4) - font.readUInt32BE(loca + glyph * 4),
  );
  expect(lengths.filter((length) => length === 0)).toHaveLength(1);
});

it('names the characters of the glyphs, so that text can be copied', () => {
  const map = streams.map(String).find((text) => text.includes('begincmap'));
  expect(map).toContain(`<0001> <${'灯'.charCodeAt(0).toString(16)}>`);
  const [content = ''] = streams.map(String).filter((text) => text.includes(' Tj ET'));
  // The first text begins with 灯, 光 and the space; the second one is 灯 again.
  expect(content).toContain('<000100020003');
  expect(content).toContain('0 1 -1 0');
  expect(content).toContain('<0001> Tj');
  expect(content).toContain('/O50 gs');
});

it('breaks lines between Chinese characters, and not before a full stop', async () => {
  let lines: string[] = [];
  await writePdf('', (addPage) => {
    const { font } = addPage();
    lines = font.lines('灯光要够亮。a long word', 10, 50);
  });
  expect(lines).toEqual(['灯光要够亮。', 'a long', 'word']);
});
