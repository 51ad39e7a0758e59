import { z } from 'zod';

/** The schema inside of what may be null or left out. */
export function inner(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    return inner(schema.unwrap() as z.ZodType);
  }
  return schema instanceof z.ZodDefault ? inner(schema.unwrap() as z.ZodType) : schema;
}

/** Whether a schema is of a list of texts, which a cell has line by line. */
export const isLines = (schema: z.ZodType): schema is z.ZodArray =>
  schema instanceof z.ZodArray && isText(inner(schema.element as z.ZodType));

export const isText = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodString ||
  schema instanceof z.ZodEnum ||
  schema instanceof z.ZodStringFormat;

/** The only values that a schema allows; of a list, those of its entries. Undefined if any are. */
export function choicesOf(kind: z.ZodType): unknown[] | undefined {
  if (kind instanceof z.ZodEnum) return [...kind.options];
  if (kind instanceof z.ZodLiteral) return [...kind.values];
  return kind instanceof z.ZodArray ? choicesOf(inner(kind.element as z.ZodType)) : undefined;
}
