import type { BlockType } from '#blocks/block.ts';

/** A box of a drawing: left, top, width, height on 48 x 32, and the kind of part. */
type Box = readonly [
  x: number,
  y: number,
  width: number,
  height: number,
  part: 'text' | 'box' | 'key',
];

const heading: Box = [4, 4, 18, 3, 'text'];
const lines = (x: number, y: number, width: number, count: number): Box[] =>
  Array.from({ length: count }, (_, index) => [x, y + index * 4, width, 2, 'text']);
const cards = (count: number, y = 10, height = 18): Box[] => {
  const width = (40 - (count - 1) * 2) / count;
  return Array.from({ length: count }, (_, index) => [
    4 + index * (width + 2),
    y,
    width,
    height,
    'box',
  ]);
};
const button: Box = [4, 24, 12, 5, 'key'];

/** The layout of each block type, as far as it fits on a stamp. */
const drawings: Record<BlockType, readonly Box[]> = {
  hero: [[0, 0, 48, 32, 'box'], [4, 9, 26, 4, 'text'], [4, 16, 18, 2, 'text'], button],
  'call-to-action': [
    [2, 4, 44, 24, 'box'],
    [12, 9, 24, 3, 'text'],
    [18, 19, 12, 5, 'key'],
  ],
  'capability-grid': [heading, ...cards(3, 10, 8), ...cards(3, 20, 8)],
  'case-cards': [heading, ...cards(2)],
  'code-samples': [heading, [4, 10, 40, 18, 'box'], ...lines(8, 14, 20, 3)],
  'comparison-table': [heading, ...cards(3, 10, 4), ...cards(3, 16, 4), ...cards(3, 22, 4)],
  compatibility: [
    heading,
    ...lines(4, 11, 11, 4),
    ...lines(18, 11, 11, 4),
    ...lines(32, 11, 11, 4),
  ],
  'demo-slot': [[4, 3, 40, 20, 'box'], [20, 9, 8, 8, 'key'], ...lines(4, 26, 26, 1)],
  'document-links': [heading, ...lines(4, 11, 40, 4)],
  'download-links': [heading, ...cards(2, 10, 8), [8, 22, 12, 5, 'key'], [28, 22, 12, 5, 'key']],
  faq: [heading, [4, 10, 40, 5, 'box'], [4, 17, 40, 5, 'box'], [4, 24, 40, 5, 'box']],
  'feature-rows': [
    heading,
    ...lines(4, 12, 16, 2),
    ...lines(24, 12, 20, 2),
    ...lines(4, 22, 16, 2),
    ...lines(24, 22, 20, 2),
  ],
  figures: [
    [4, 10, 8, 8, 'key'],
    [20, 10, 8, 8, 'key'],
    [36, 10, 8, 8, 'key'],
    ...lines(4, 22, 8, 1),
    ...lines(20, 22, 8, 1),
    ...lines(36, 22, 8, 1),
  ],
  gallery: [heading, [4, 10, 24, 18, 'box'], [30, 10, 14, 8, 'box'], [30, 20, 14, 8, 'box']],
  'news-cards': [heading, ...cards(3)],
  offices: [heading, [4, 10, 22, 18, 'box'], ...lines(29, 12, 15, 4)],
  openings: [heading, [4, 10, 40, 8, 'box'], [4, 20, 40, 8, 'box']],
  'product-cards': [heading, ...cards(4)],
  'qr-card': [[4, 7, 18, 18, 'key'], ...lines(26, 9, 18, 4)],
  'release-history': [[6, 4, 2, 24, 'key'], ...lines(12, 5, 30, 2), ...lines(12, 17, 30, 2)],
  'studio-plan': [heading, ...lines(4, 11, 12, 4), [19, 10, 25, 18, 'box'], [24, 14, 8, 8, 'key']],
  'room-chooser': [
    heading,
    [4, 10, 18, 18, 'box'],
    ...lines(26, 12, 18, 2),
    [26, 22, 12, 5, 'key'],
  ],
  'room-entry': [
    heading,
    [4, 12, 12, 6, 'key'],
    [18, 12, 12, 6, 'key'],
    [32, 12, 12, 6, 'key'],
    [4, 21, 12, 6, 'key'],
  ],
  'solution-cards': [heading, ...cards(5)],
  'spec-table': [heading, ...lines(4, 11, 12, 4), ...lines(20, 11, 24, 4)],
  steps: [
    heading,
    [4, 11, 6, 6, 'key'],
    [4, 21, 6, 6, 'key'],
    ...lines(14, 12, 28, 1),
    ...lines(14, 22, 28, 1),
  ],
  story: [...lines(4, 6, 18, 5), [26, 4, 18, 24, 'box']],
  timeline: [
    [4, 15, 40, 1, 'text'],
    [6, 12, 6, 6, 'key'],
    [21, 12, 6, 6, 'key'],
    [36, 12, 6, 6, 'key'],
    ...lines(5, 22, 9, 1),
    ...lines(20, 22, 9, 1),
    ...lines(35, 22, 9, 1),
  ],
};

const fills = { text: 'var(--ink-muted)', box: 'var(--line)', key: 'var(--key)' } as const;

/** A small drawing of a block type's layout. */
export function BlockDrawing({ type, width = 48 }: { type: BlockType; width?: number }) {
  return (
    <svg
      viewBox="0 0 48 32"
      width={width}
      height={(width * 2) / 3}
      aria-hidden="true"
      className="shrink-0 rounded-sm bg-surface-2"
    >
      {drawings[type].map(([x, y, boxWidth, height, part]) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={boxWidth}
          height={height}
          rx={1}
          fill={fills[part]}
        />
      ))}
    </svg>
  );
}
