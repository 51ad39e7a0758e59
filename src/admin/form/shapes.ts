import { z } from 'zod';
import { caseSlugs, link, picture, productChoice, solutionKeys } from '#blocks/block.ts';
import { innerLabels } from './empty.ts';
import type { FieldShape, FormLabels, Shape } from './types.ts';

/** Schemas with a field of their own, known by identity. */
const special = new Map<unknown, Shape>([
  [picture, { kind: 'picture' }],
  [link, { kind: 'link' }],
  [productChoice, { kind: 'product' }],
  [caseSlugs, { kind: 'records', of: 'case' }],
  [solutionKeys, { kind: 'records', of: 'solution' }],
]);

/** The fields of an object, in the order of its schema. */
export function fieldsOf(schema: z.ZodObject, labels: FormLabels = {}): FieldShape[] {
  return Object.entries(schema.shape).map(([name, field]) =>
    fieldOf(name, field as z.ZodType, labels[name]),
  );
}

function fieldOf(name: string, schema: z.ZodType, label: FormLabels[string]): FieldShape {
  const { inner, isOptional, nothing } = unwrap(schema);
  const shape = shapeOf(inner, innerLabels(label));
  if (isOptional) return { name, isOptional: !label?.isRequired, nothing, shape };
  const isBlank = isText(shape) && inner.safeParse('').success;
  return isBlank
    ? { name, isOptional: !label?.isRequired, nothing: '', shape }
    : { name, isOptional: false, shape };
}

const isText = ({ kind }: Shape) => kind === 'line' || kind === 'lines' || kind === 'code';

/** The schema of a written value, and what is stored in its absence. */
function unwrap(schema: z.ZodType): { inner: z.ZodType; isOptional: boolean; nothing?: unknown } {
  if (special.has(schema)) return { inner: schema, isOptional: false };
  const isNullable = schema instanceof z.ZodNullable;
  if (!isNullable && !(schema instanceof z.ZodOptional) && !(schema instanceof z.ZodDefault)) {
    return { inner: schema, isOptional: false };
  }
  const { inner, nothing } = unwrap(schema.def.innerType as z.ZodType);
  if (isNullable) return { inner, isOptional: true, nothing: null };
  if (schema instanceof z.ZodDefault) {
    return { inner, isOptional: true, nothing: schema.def.defaultValue };
  }
  return { inner, isOptional: true, nothing };
}

/** Longest text of one line. */
const LINE_MAX = 300;
/** Longest text for readers; what may be longer is source code. */
const SENTENCES_MAX = 2000;
const EMAIL_MAX = 254;

export function shapeOf(schema: z.ZodType, labels: FormLabels = {}): Shape {
  const found = special.get(schema);
  if (found) return found;
  if (schema instanceof z.ZodPipe) return shapeOf(schema.def.in as z.ZodType, labels);
  if (schema.def.type === 'string') return textShape(schema as z.ZodString);
  if (schema instanceof z.ZodBoolean) return { kind: 'flag' };
  if (schema instanceof z.ZodEnum) return { kind: 'choice', options: schema.options.map(String) };
  if (schema instanceof z.ZodLiteral) return { kind: 'constant', value: String(schema.value) };
  if (schema instanceof z.ZodNumber) {
    const { minValue, maxValue, isInt } = schema;
    return { kind: 'number', min: minValue ?? 0, max: maxValue ?? 0, isWhole: isInt };
  }
  if (schema instanceof z.ZodObject) return { kind: 'group', fields: fieldsOf(schema, labels) };
  if (schema instanceof z.ZodArray) {
    const item = shapeOf(schema.def.element as z.ZodType, labels);
    if (item.kind === 'choice') return { kind: 'choices', options: item.options };
    return { kind: 'list', item, ...limitsOf(schema) };
  }
  if (schema instanceof z.ZodTuple) return { kind: 'place' };
  if (schema instanceof z.ZodUnion) return { kind: 'cell' };
  return { kind: 'own', type: schema.def.type };
}

/** Numbers of entries that a list may have. */
function limitsOf(schema: z.ZodArray): { min: number; max: number } {
  const limits = { min: 0, max: Number.POSITIVE_INFINITY };
  for (const { _zod } of schema.def.checks ?? []) {
    const { minimum, maximum } = _zod.def as { minimum?: number; maximum?: number };
    if (minimum !== undefined) limits.min = minimum;
    if (maximum !== undefined) limits.max = maximum;
  }
  return limits;
}

function textShape(schema: z.ZodString): Shape {
  if (schema instanceof z.ZodISODate) return { kind: 'day' };
  if (schema instanceof z.ZodISODateTime) return { kind: 'moment' };
  const max = schema.maxLength ?? EMAIL_MAX;
  if (max <= LINE_MAX || hasPattern(schema)) return { kind: 'line', max };
  return { kind: max <= SENTENCES_MAX ? 'lines' : 'code', max };
}

/** Whether a text has a form of its own, such as an address; such texts have one line. */
function hasPattern(schema: z.ZodString): boolean {
  const checks = schema.def.checks ?? [];
  return (
    schema instanceof z.ZodURL || checks.some(({ _zod }) => _zod.def.check === 'string_format')
  );
}
