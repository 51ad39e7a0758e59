import type { AnyLabel, FieldLabels } from '#blocks/labels.ts';
import type { FieldShape, Shape } from '../blocks/shapes.ts';

/** What the field of one value gets. */
export interface BlockFieldProps<Kind extends Shape = Shape> {
  shape: Kind;
  label: AnyLabel;
  /** Dotted path in the block. */
  path: string;
  isOptional: boolean;
  /** Undefined if the block lacks it. */
  value: unknown;
  onChange: (value: unknown) => void;
}

/** What the fields of an object get. */
export interface BlockFieldsProps {
  fields: readonly FieldShape[];
  labels: FieldLabels;
  /** Path of the object; empty for the block itself. */
  path: string;
  value: unknown;
  onChange: (value: Record<string, unknown>) => void;
}
