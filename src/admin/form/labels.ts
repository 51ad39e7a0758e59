import type { AnyLabel } from '#contracts/form-labels.ts';
import type { FieldOptions } from './types.ts';

/** A label with options. */
export const fieldWith = <Label extends AnyLabel, Options extends FieldOptions>(
  label: Label,
  options: Options,
): Label & Options => ({ ...label, ...options });
