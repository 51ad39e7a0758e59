import { z } from 'zod';
import {
  type BlockType,
  caseSlugs,
  link,
  picture,
  productChoice,
  solutionKeys,
} from '#blocks/block.ts';
import { blockDefinitions } from '#blocks/schemas.ts';

/** The form that a schema needs. */
export type Shape =
  | { kind: 'line' | 'lines' | 'code'; max: number }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'list'; item: Shape; min: number; max: number }
  | { kind: 'group'; fields: readonly FieldShape[] }
  | { kind: 'records'; of: 'case' | 'solution' }
  | { kind: 'constant'; value: string }
  /** A text, or yes or no. */
  | { kind: 'cell' }
  /** Position on a sketch. */
  | { kind: 'place' }
  | { kind: 'flag' | 'picture' | 'link' | 'product' };

export type ShapeOf<Kind extends Shape['kind']> = Extract<Shape, { kind: Kind }>;

export interface FieldShape {
  name: string;
  isOptional: boolean;
  shape: Shape;
}

/** Schemas with a field of their own, known by identity. */
const special = new Map<unknown, Shape>([
  [picture, { kind: 'picture' }],
  [link, { kind: 'link' }],
  [productChoice, { kind: 'product' }],
  [caseSlugs, { kind: 'records', of: 'case' }],
  [solutionKeys, { kind: 'records', of: 'solution' }],
]);

/** Fields that are no part of a block's form. */
const framework = new Set(['id', 'type', 'hidden']);
const known = new Map<BlockType, readonly FieldShape[]>();

/** The fields of a block type, in the order of its schema. */
export function blockFields(type: BlockType): readonly FieldShape[] {
  const fields =
    known.get(type) ??
    fieldsOf(blockDefinitions[type].stored).filter(({ name }) => !framework.has(name));
  known.set(type, fields);
  return fields;
}

export function isBlockType(type: string): type is BlockType {
  return Object.hasOwn(blockDefinitions, type);
}

function fieldsOf(schema: z.ZodObject): FieldShape[] {
  return Object.entries(schema.shape).map(([name, field]) => {
    const isOptional = field instanceof z.ZodOptional;
    const inner = isOptional ? field.def.innerType : field;
    return { name, isOptional, shape: shapeOf(inner as z.ZodType) };
  });
}

/** Longest text of one line. */
const LINE_MAX = 300;
/** Longest text for readers; what may be longer is source code. */
const SENTENCES_MAX = 2000;
const EMAIL_MAX = 254;

/** @throws Error for a schema that has no form yet */
export function shapeOf(schema: z.ZodType): Shape {
  const found = special.get(schema);
  if (found) return found;
  if (schema.def.type === 'string') return textShape((schema as z.ZodString).maxLength);
  if (schema instanceof z.ZodBoolean) return { kind: 'flag' };
  if (schema instanceof z.ZodEnum) return { kind: 'choice', options: schema.options.map(String) };
  if (schema instanceof z.ZodLiteral) return { kind: 'constant', value: String(schema.value) };
  if (schema instanceof z.ZodNumber) {
    return { kind: 'number', min: schema.minValue ?? 0, max: schema.maxValue ?? 0 };
  }
  if (schema instanceof z.ZodObject) return { kind: 'group', fields: fieldsOf(schema) };
  if (schema instanceof z.ZodArray) {
    return { kind: 'list', item: shapeOf(schema.def.element as z.ZodType), ...limitsOf(schema) };
  }
  if (schema instanceof z.ZodTuple) return { kind: 'place' };
  if (schema instanceof z.ZodUnion) return { kind: 'cell' };
  throw new Error(`there is no form for a schema of type ${schema.def.type}`);
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

function textShape(max: number | null): Shape {
  const limit = max ?? EMAIL_MAX;
  if (limit <= LINE_MAX) return { kind: 'line', max: limit };
  return { kind: limit <= SENTENCES_MAX ? 'lines' : 'code', max: limit };
}
