import type { WriteDocument } from '#content/pdf/write-document.ts';

/** The smallest picture. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);
const text =
  '验收单：第 3 版，2026 年 11 月 15 日，延迟不超过 80 ms（实测 62.5 ms）；A1 · RQ-0318。';

/** A document with the blocks that most sheets have. Nobody gets its file: see `PdfWriter.prepare`. */
export const sample: WriteDocument = {
  document: {
    title: text,
    locale: 'zh',
    provider: text,
    kind: text,
    marks: ['A'],
    notice: text,
    blocks: [
      { kind: 'section', title: text, aside: text },
      { kind: 'subheading', text },
      { kind: 'paragraph', text: text.repeat(4), bold: true, size: 'large' },
      { kind: 'list', items: [text.repeat(3), text] },
      { kind: 'facts', items: [{ term: text, detail: text }], columns: 2 },
      { kind: 'figures', items: [{ label: text, value: '80', note: text }] },
      {
        kind: 'table',
        columns: [
          { head: text, share: 1 },
          { head: text, share: 2, align: 'end' },
        ],
        rows: Array.from({ length: 30 }, () => [text, [{ text, tone: 'good', size: 'small' }]]),
      },
      { kind: 'pictures', columns: 2, pictures: [{ file: 'dot', ratio: 1.5, caption: text }] },
      {
        kind: 'drawing',
        width: 100,
        height: 50,
        shapes: [
          {
            kind: 'path',
            points: [
              [0, 0],
              [100, 50],
            ],
            paint: { stroke: '#000000', width: 1 },
          },
          { kind: 'text', text, at: [0, 50], size: 8 },
        ],
      },
      { kind: 'bars', items: [{ label: text, text, share: 0.5 }] },
      { kind: 'beside', columns: [{ share: 1, blocks: [{ kind: 'code', text: 'A', width: 40 }] }] },
    ],
  },
  pictures: new Map([['dot', dot]]),
};
