import type { ComponentType } from 'react';
import type { BlockLink } from '#blocks/block.ts';
import type { ContentKind } from '#contracts/content-kinds.ts';
import type { AnyLabel, FieldLabel, LabelsOf } from '#contracts/form-labels.ts';
import type { RecordSource } from './sources.ts';

/** The field that a schema needs. */
export type Shape =
  | { kind: 'line' | 'lines' | 'code'; max: number }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'choices'; options: readonly string[] }
  | { kind: 'number'; min: number; max: number; isWhole: boolean }
  | { kind: 'list'; item: Shape; min: number; max: number }
  | { kind: 'group'; fields: readonly FieldShape[] }
  | { kind: 'records'; of: 'case' | 'solution' }
  | { kind: 'constant'; value: string }
  /** A text, or yes or no. */
  | { kind: 'cell' }
  /** Position on a sketch. */
  | { kind: 'place' }
  /** A calendar day; a moment, shown in Beijing time. */
  | { kind: 'day' | 'moment' }
  | { kind: 'flag' | 'picture' | 'link' | 'product' }
  /** Nothing that a schema tells: the label brings the control. */
  | { kind: 'own'; type: string };

export type ShapeOf<Kind extends Shape['kind']> = Extract<Shape, { kind: Kind }>;

export interface FieldShape {
  name: string;
  isOptional: boolean;
  /** What is stored while nothing is written; undefined leaves the field out. */
  nothing?: unknown;
  shape: Shape;
}

/** What the field of one value gets. */
export interface FieldProps<Kind extends Shape = Shape> {
  shape: Kind;
  label: FormLabel;
  /** Dotted path in the value of the form. */
  path: string;
  isOptional: boolean;
  /** Undefined or null if nothing is written. */
  value: unknown;
  /** Undefined takes the value away, as far as the schema allows. */
  onChange: (value: unknown) => void;
}

/** What the fields of an object get. */
export interface FieldsProps {
  fields: readonly FieldShape[];
  labels: FormLabels;
  /** Path of the object; empty for the whole value. */
  path: string;
  value: unknown;
  onChange: (value: object) => void;
  /** Short fields stand in two columns where there is room; texts of two languages always do. */
  columns?: 2 | undefined;
}

/** A list of values that the server knows: the kind of content, and its name. */
export type FacetName = readonly [kind: ContentKind, name: string];

/** Controls that a label can ask for in place of that of the schema. */
export type Look =
  /** One line, where the schema has room for several. */
  | 'line'
  /** Several lines, where the schema would be content with one. */
  | 'lines'
  /** A list of texts, one in each line. */
  | 'perLine'
  | 'markdown'
  /** A select, for many values or long names. */
  | 'select'
  /** A picture of the media library by its id. */
  | 'picture'
  /** The fields of a group without a frame and a name around them. */
  | 'bare'
  /** An amount of money in yuan, of a number in fen. */
  | 'yuan'
  /** Entries of a list in one line each, for many of them with a few short fields. */
  | 'table';

/** How a field is shown where its schema does not say it. */
export interface FieldOptions {
  as?: Look;
  /** A control of its own. */
  control?: ComponentType<FieldProps<never>>;
  /** The values to choose from, by the server. */
  facet?: FacetName;
  /** The records that the ids of the field are of, which are found by search. */
  source?: RecordSource;
  /** Keyboard of phones for a line of text. */
  inputMode?: 'decimal' | 'email' | 'tel' | 'url';
  /** Must be filled in, though the schema lets it be empty. */
  isRequired?: true;
  /** The fields inside stand in two columns. */
  columns?: 2;
  /** Values of a new or duplicated entry that must not be those of another one, such as its id. */
  fresh?: () => Record<string, unknown>;
}

export type FormLabel = AnyLabel & FieldOptions;
export type FormLabels = Readonly<Record<string, FormLabel | null | undefined>>;

type Place = readonly [number, number];
type Shown = 'as' | 'control' | 'facet' | 'source';

/** Labels of a form: one for each field; null leaves a field out. */
export type FormLabelsOf<Value> = LabelsOf<
  Value,
  BlockLink | Place,
  | { [Name in Shown]: FieldLabel & { [Only in Name]: NonNullable<FieldOptions[Name]> } }[Shown]
  | null
>;
