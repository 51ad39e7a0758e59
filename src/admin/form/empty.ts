import type { FieldShape, FormLabel, FormLabels, Shape } from './types.ts';

/** An object in which nothing is written yet. */
export function emptyFields(
  fields: readonly FieldShape[],
  labels: FormLabels = {},
): Record<string, unknown> {
  const values = fields.map((field) => [field.name, emptyField(field, labels[field.name])]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

function emptyField({ isOptional, nothing, shape }: FieldShape, label: FormLabels[string]) {
  return isOptional || nothing !== undefined ? nothing : emptyValue(shape, label);
}

/** A new entry of a list. */
export function emptyEntry(item: Shape, label: FormLabel): unknown {
  const entry = emptyValue(item, label);
  return item.kind === 'group' ? { ...(entry as object), ...label.fresh?.() } : entry;
}

/** The value of a field before anything was written in it. */
export function emptyValue(shape: Shape, label?: FormLabels[string]): unknown {
  switch (shape.kind) {
    case 'choice':
      return shape.options[0];
    case 'constant':
      return shape.value;
    case 'flag':
      return false;
    case 'number':
      return shape.min;
    case 'place':
      return [50, 50];
    case 'records':
    case 'choices':
      return [];
    case 'link':
      return { label: '', to: '' };
    case 'group':
      return emptyFields(shape.fields, innerLabels(label));
    case 'list':
      return Array.from({ length: shape.min }, () =>
        label ? emptyEntry(shape.item, label) : emptyValue(shape.item),
      );
    default:
      return '';
  }
}

/** The labels of the fields of a group, or of the entries of a list. */
export function innerLabels(label: FormLabels[string]): FormLabels {
  return label && 'fields' in label ? (label.fields as FormLabels) : {};
}

/** An object with another value of a field; undefined is stored as the schema says. */
export function withField(values: object, { name, nothing }: FieldShape, next: unknown): object {
  const { [name]: _, ...others } = values as Record<string, unknown>;
  const stored = next === undefined ? nothing : next;
  return stored === undefined ? others : { ...values, [name]: stored };
}
