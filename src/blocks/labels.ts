import type { z } from 'zod';
import {
  type AnyLabel,
  choice,
  type FieldLabels,
  field,
  group,
  type LabelsOf,
  list,
  text,
} from '#contracts/form-labels.ts';
import type { BothTexts } from '#contracts/locale.ts';
import type { BlockLink, BlockType, BlockTypes, RecordSource } from './block.ts';
import type { IconKey } from './icon-keys.ts';

type Place = readonly [number, number];
/** Records have labels of their own: `sourceLabels`. */
type Plain = BlockLink | RecordSource | Place;

/** Fields of a block type that editors fill in. */
type Written<T extends BlockType> = Omit<
  z.input<BlockTypes[T]['stored']>,
  'id' | 'type' | 'hidden'
>;

/** What editors read about a block type. */
export interface BlockLabels<Fields = FieldLabels> {
  name: BothTexts;
  /** When to use it. */
  purpose: BothTexts;
  fields: Fields;
}

/** Declares the labels of a block type. A field without label is a compile error. */
export function defineLabels<T extends BlockType>(
  _type: T,
  labels: BlockLabels<LabelsOf<Written<T>, Plain>>,
): BlockLabels {
  return labels as unknown as BlockLabels;
}

/** Labels of the fields of `head` in block.ts. */
export const headLabels = {
  eyebrow: field('眉题', 'Eyebrow', text('标题上方的一两个词。', 'One or two words above.')),
  heading: field('标题', 'Heading'),
  lead: field('导语', 'Lead', text('标题下的一两句话。', 'A sentence or two below the heading.')),
  more: field('标题旁的链接', 'Link beside the heading'),
  tone: choice('背景', 'Background', {
    stage: text('舞台', 'Stage'),
    surface: text('浮起', 'Raised'),
    keylight: text('主光', 'Key light'),
  }),
  folded: field(
    '折叠成一行',
    'Folded into one line',
    text('给少数人看的细节；点开才展开。', 'For details that few visitors need; a click opens it.'),
  ),
} as const;

/** Labels of the query for records. */
export const sourceLabels = {
  limit: field('最多显示几条', 'How many at most'),
  product: field('只显示这个产品的', 'Only those of this product'),
  slugs: list(
    '指定案例',
    'Chosen cases',
    text('案例', 'case'),
    text(
      '按这里的顺序显示；不指定则按列表顺序。',
      'In this order. Without any: those of the list.',
    ),
  ),
  keys: list(
    '指定用途',
    'Chosen uses',
    text('用途', 'use'),
    text('按这里的顺序显示；不指定则全部。', 'In this order. Without any: all of them.'),
  ),
} satisfies Record<
  Exclude<
    RecordSource extends infer Source ? (Source extends unknown ? keyof Source : never) : never,
    'kind'
  >,
  AnyLabel
>;

/** The records that a block shows. */
export const sourceLabel = group(
  '显示哪些内容',
  'What it shows',
  sourceLabels,
  text('内容来自各自的栏目，发布后自动更新。', 'Taken from the published records by itself.'),
);

/** The buttons of a block. */
export const actionsLabel = list(
  '按钮',
  'Buttons',
  text('按钮', 'button'),
  text('第一个是主按钮。', 'The first one is the primary button.'),
);

export const iconLabels: Readonly<Record<IconKey, BothTexts>> = {
  monitor: text('显示器', 'Monitor'),
  smartphone: text('手机', 'Phone'),
  camera: text('摄像机', 'Camera'),
  light: text('灯光', 'Light'),
  cut: text('剪刀', 'Scissors'),
  flower: text('花', 'Flower'),
  code: text('代码', 'Code'),
  chart: text('图表', 'Chart'),
  clock: text('时钟', 'Clock'),
  lock: text('锁', 'Lock'),
  globe: text('地球', 'Globe'),
  user: text('人', 'Person'),
  file: text('文件', 'File'),
  share: text('分享', 'Share'),
  eye: text('眼睛', 'Eye'),
  refresh: text('循环', 'Cycle'),
  message: text('对话', 'Message'),
  box: text('箱子', 'Box'),
  book: text('书', 'Book'),
  check: text('对勾', 'Tick'),
};
