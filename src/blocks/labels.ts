import type { z } from 'zod';
import type { Locale } from '#contracts/locale.ts';
import type { BlockLink, BlockType, BlockTypes, RecordSource } from './block.ts';
import type { IconKey } from './icon-keys.ts';

/** A text for editors in both languages. */
export type LabelText = Readonly<Record<Locale, string>>;

/** Name of a field, and what to write in it. */
export interface FieldLabel {
  label: LabelText;
  help?: LabelText | undefined;
}
export interface ChoiceLabel<Value extends string = string> extends FieldLabel {
  options: Readonly<Record<Value, LabelText>>;
}
/** A list; `item` names one entry. */
export interface ListLabel extends FieldLabel {
  item: LabelText;
}
export interface RowsLabel<Fields = FieldLabels> extends ListLabel {
  fields: Fields;
}
export interface GroupLabel<Fields = FieldLabels> extends FieldLabel {
  fields: Fields;
}
export type AnyLabel = FieldLabel | ChoiceLabel | ListLabel | RowsLabel | GroupLabel;
/** Labels by field. */
export type FieldLabels = { readonly [field: string]: AnyLabel };

type Place = readonly [number, number];
/** Records have labels of their own: `sourceLabels`. */
type Plain = BlockLink | RecordSource | Place;

/** The label that a field needs by the type of its value. */
type LabelOf<Value> = [Value] extends [Plain]
  ? FieldLabel
  : [Value] extends [string]
    ? string extends Value
      ? FieldLabel
      : ChoiceLabel<Value>
    : [Value] extends [readonly (infer Item)[]]
      ? [Item] extends [Plain]
        ? ListLabel
        : [Item] extends [object]
          ? RowsLabel<LabelsOf<Item>>
          : ListLabel
      : [Value] extends [object]
        ? GroupLabel<LabelsOf<Value>>
        : FieldLabel;
type LabelsOf<Fields> = { [Name in keyof Fields]-?: LabelOf<NonNullable<Fields[Name]>> };

/** Fields of a block type that editors fill in. */
type Written<T extends BlockType> = Omit<
  z.input<BlockTypes[T]['stored']>,
  'id' | 'type' | 'hidden'
>;

/** What editors read about a block type. */
export interface BlockLabels<Fields = FieldLabels> {
  name: LabelText;
  /** When to use it. */
  purpose: LabelText;
  fields: Fields;
}

/** Declares the labels of a block type. A field without label is a compile error. */
export function defineLabels<T extends BlockType>(
  _type: T,
  labels: BlockLabels<LabelsOf<Written<T>>>,
): BlockLabels {
  return labels as unknown as BlockLabels;
}

export const text = (zh: string, en: string): LabelText => ({ zh, en });

export const field = (zh: string, en: string, help?: LabelText): FieldLabel => ({
  label: text(zh, en),
  help,
});

export function choice<const Options extends Readonly<Record<string, LabelText>>>(
  zh: string,
  en: string,
  options: Options,
  help?: LabelText,
) {
  return { ...field(zh, en, help), options };
}

export const list = (zh: string, en: string, item: LabelText, help?: LabelText): ListLabel => ({
  ...field(zh, en, help),
  item,
});

export function rows<Fields>(
  zh: string,
  en: string,
  item: LabelText,
  fields: Fields,
  help?: LabelText,
): RowsLabel<Fields> {
  return { ...list(zh, en, item, help), fields };
}

export function group<Fields>(
  zh: string,
  en: string,
  fields: Fields,
  help?: LabelText,
): GroupLabel<Fields> {
  return { ...field(zh, en, help), fields };
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
export const sourceLabel = field(
  '显示哪些内容',
  'What it shows',
  text('内容来自各自的栏目，发布后自动更新。', 'Taken from the published records by itself.'),
);

/** The buttons of a block. */
export const actionsLabel = list(
  '按钮',
  'Buttons',
  text('按钮', 'button'),
  text('第一个是主按钮。', 'The first one is the primary button.'),
);

export const iconLabels: Readonly<Record<IconKey, LabelText>> = {
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
