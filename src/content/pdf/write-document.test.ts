import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { readPdf } from '#tests/support/pdf-text.ts';
import type { PdfBlock, PdfDocument } from './document.ts';
import { findMissingGlyphs } from './printable.ts';
import { writeDocument } from './write-document.ts';

const document = (blocks: PdfBlock[], changes: Partial<PdfDocument> = {}): PdfDocument => ({
  title: '验收单',
  locale: 'zh',
  provider: '大觅直播',
  kind: '实施验收单',
  marks: ['AC-2026-0318'],
  notice: '请勿转发。',
  blocks,
  ...changes,
});
const write = (blocks: PdfBlock[], changes?: Partial<PdfDocument>, pictures = new Map()) =>
  writeDocument({ document: document(blocks, changes), pictures });

const table: PdfBlock = {
  kind: 'table',
  columns: [
    { head: '项目', share: 1 },
    { head: '标准', share: 2 },
  ],
  rows: Array.from({ length: 60 }, (_, index) => [`第 ${index + 1} 项`, '延迟不超过 80\u00a0ms。']),
};

describe('a document', () => {
  it('has head, foot and number on every page, and the head of its table again', async () => {
    const { pages } = readPdf(await write([table]));
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, lines] of pages.entries()) {
      expect(lines).toContain('大觅直播');
      expect(lines).toContain('AC-2026-0318');
      expect(lines).toContain('标准');
      expect(lines).toContain(`第 ${index + 1} 页，共 ${pages.length} 页`);
    }
    const rows = pages.flat().filter((line) => /^第 \d+ 项$/.test(line));
    expect(rows).toHaveLength(60);
  });

  it('is the same bytes for the same content, and names its subject for programs', async () => {
    const once = await write([table], { subject: 'seal:AC-1:MJ7K' });
    expect(await write([table], { subject: 'seal:AC-1:MJ7K' })).toEqual(once);
    const file = Buffer.from(once).toString('latin1');
    expect(file).toContain('(seal:AC-1:MJ7K)');
    expect(file).not.toMatch(/CreationDate|Metadata/);
  });

  it('does not depend on the documents before it, whose characters have the same glyphs', async () => {
    const own: PdfBlock[] = [{ kind: 'paragraph', text: '一 - 80 ms' }];
    vi.resetModules();
    const fresh = (await import('./write-document.ts')).writeDocument;
    await fresh({
      document: document([{ kind: 'paragraph', text: '\u2f00\u00a0ÀË' }]),
      pictures: new Map(),
    });
    const after = await fresh({ document: document(own), pictures: new Map() });
    expect(after).toEqual(await write(own));
    expect(readPdf(after).pages.flat()).toContain('一 - 80 ms');
  });

  it('holds pictures as JPEG of 640 pixels, and the frame of one that cannot be read', async () => {
    const picture = {
      create: { width: 1600, height: 1000, channels: 3 as const, background: '#8a4' },
    };
    const pictures = new Map([
      ['shares/t/1', new Uint8Array(await sharp(picture).webp().toBuffer())],
      ['shares/t/2', new Uint8Array([1, 2, 3])],
    ]);
    const block: PdfBlock = {
      kind: 'pictures',
      columns: 2,
      pictures: [
        {
          file: 'shares/t/1',
          ratio: 1.6,
          caption: '机柜',
          marks: [{ label: '1', x: 0.5, y: 0.5 }],
        },
        { file: 'shares/t/2', ratio: 1.6, caption: '坏的' },
      ],
    };
    const once = await write([block], {}, pictures);
    expect(await write([block], {}, pictures)).toEqual(once);
    const read = readPdf(once);
    expect(read.pictures).toEqual([640]);
    expect(read.pages.flat()).toEqual(expect.arrayContaining(['机柜', '1', '坏的']));
  });

  it('lays out every kind of block', async () => {
    const blocks: PdfBlock[] = [
      { kind: 'section', title: '章', aside: '旁注' },
      { kind: 'subheading', text: '节' },
      { kind: 'paragraph', text: '段落', tone: 'muted' },
      { kind: 'list', items: ['甲', '乙'], ordered: true },
      {
        kind: 'facts',
        columns: 2,
        items: [
          { term: '客户', detail: '云栖' },
          { term: '无', detail: null },
        ],
      },
      { kind: 'figures', items: [{ label: '峰值', value: '1,024', note: '上一场 900' }] },
      { kind: 'colours', colours: ['#123456'] },
      {
        kind: 'beside',
        columns: [
          { share: 1, blocks: [{ kind: 'code', text: 'https://example.com', width: 60 }] },
          { share: 1, blocks: [{ kind: 'paragraph', text: '旁边' }] },
        ],
      },
      {
        kind: 'drawing',
        width: 100,
        height: 40,
        shapes: [
          { kind: 'text', text: '灯', at: [10, 10], size: 8 },
          {
            kind: 'path',
            points: [
              [0, 0],
              [9, 9],
            ],
            paint: { stroke: '#000000', dash: [2, 1] },
          },
          { kind: 'svg-path', path: 'M0 0L9 9', paint: { stroke: '#000000', round: true } },
          { kind: 'circle', at: [5, 5], radius: 3, paint: { fill: '#ff0000', fillOpacity: 0.5 } },
          { kind: 'rectangle', at: [5, 5], width: 3, height: 2, paint: { fill: '#ff0000' } },
        ],
      },
    ];
    const [lines = []] = readPdf(await write(blocks)).pages;
    const texts = ['章', '旁注', '节', '段落', '1.', '甲', '乙', '客户', '云栖', '峰值', '1,024'];
    expect(lines).toEqual(expect.arrayContaining([...texts, '#123456', '旁边', '灯']));
    expect(lines).not.toContain('无');
  });

  it('is divided where a row is higher than a page', async () => {
    const tall: PdfBlock = { ...table, rows: [['一', '很长的标准。'.repeat(900)]] };
    const { pages } = readPdf(await write([tall]));
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.flat().join('').split('很长的标准。')).toHaveLength(901);
  });
});

describe('characters that the font lacks', () => {
  it('are shown by their numbers; marks that show nothing are left out', async () => {
    const text = '𠮷野\u202e家\u200b👍\ufe0f';
    const [lines = []] = readPdf(await write([{ kind: 'paragraph', text }])).pages;
    expect(lines).toContain('‹U+20BB7›野家‹U+1F44D›');
  });

  it('are found by field', () => {
    expect(
      findMissingGlyphs({ title: '验收', items: [{ remark: '好' }, { remark: '𠮷👍龑' }], n: 3 }),
    ).toEqual([{ field: 'items.1.remark', characters: ['𠮷', '👍'] }]);
  });
});

it('quotation marks of English texts are as narrow as letters', async () => {
  const { PdfFile } = await import('./pdf-file.ts');
  const { typesetter } = new PdfFile({ title: '', locale: 'zh' });
  expect(typesetter.width('’', { size: 10 }, 'the customer’s')).toBeLessThan(4);
  expect(typesetter.width('’', { size: 10 }, '客户说‘好’')).toBe(10);
});
