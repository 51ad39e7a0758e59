import type { BothTexts } from './locale.ts';

/** Name of a field, and what to write in it. */
export interface FieldLabel {
  label: BothTexts;
  help?: BothTexts | undefined;
}
export interface ChoiceLabel<Value extends string = string> extends FieldLabel {
  options: Readonly<Record<Value, BothTexts>>;
}
/** A list; `item` names one entry. */
export interface ListLabel extends FieldLabel {
  item: BothTexts;
}
export interface RowsLabel<Fields = FieldLabels> extends ListLabel {
  fields: Fields;
}
export interface GroupLabel<Fields = FieldLabels> extends FieldLabel {
  fields: Fields;
}
export type AnyLabel = FieldLabel | ChoiceLabel | ListLabel | RowsLabel | GroupLabel;
/** Labels by field. A field with null has no place in the form. */
export type FieldLabels = { readonly [field: string]: AnyLabel | null };

/**
 * The label that a field needs by the type of its value.
 * @template Plain objects and lists that have a field of their own, such as a link
 * @template Other what may stand in place of the label
 */
type LabelOf<Value, Plain, Other> = [Value] extends [Plain]
  ? FieldLabel
  : [Value] extends [string]
    ? string extends Value
      ? FieldLabel
      : ChoiceLabel<Value>
    : [Value] extends [readonly (infer Item)[]]
      ? [Item] extends [Plain]
        ? ListLabel
        : [Item] extends [string]
          ? string extends Item
            ? ListLabel
            : ListLabel & ChoiceLabel<Item>
          : [Item] extends [object]
            ? RowsLabel<LabelsOf<Item, Plain, Other>>
            : ListLabel
      : [Value] extends [object]
        ? GroupLabel<LabelsOf<Value, Plain, Other>>
        : FieldLabel;

/** The labels that an object needs: a field without label is a compile error. */
export type LabelsOf<Fields, Plain = never, Other = never> = {
  [Name in keyof Fields]-?: LabelOf<NonNullable<Fields[Name]>, Plain, Other> | Other;
};

export const text = (zh: string, en: string): BothTexts => ({ zh, en });

export const field = (zh: string, en: string, help?: BothTexts): FieldLabel => ({
  label: text(zh, en),
  help,
});

export function choice<const Options extends Readonly<Record<string, BothTexts>>>(
  zh: string,
  en: string,
  options: Options,
  help?: BothTexts,
) {
  return { ...field(zh, en, help), options };
}

export const list = (zh: string, en: string, item: BothTexts, help?: BothTexts): ListLabel => ({
  ...field(zh, en, help),
  item,
});

export function rows<Fields>(
  zh: string,
  en: string,
  item: BothTexts,
  fields: Fields,
  help?: BothTexts,
): RowsLabel<Fields> {
  return { ...list(zh, en, item, help), fields };
}

export function group<Fields>(
  zh: string,
  en: string,
  fields: Fields,
  help?: BothTexts,
): GroupLabel<Fields> {
  return { ...field(zh, en, help), fields };
}
