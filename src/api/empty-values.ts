import { z } from 'zod';
import { inner, isText } from '#api/transfers/cell-kinds.ts';

/** The empty value of a field: null, no text or no entries; undefined if it must have a value. */
export function emptyValue(schema: z.ZodType): unknown {
  if (schema.safeParse(null).success) return null;
  const kind = inner(schema);
  if (kind instanceof z.ZodArray) return [];
  return isText(kind) ? '' : undefined;
}

/**
 * An object with empty fields.
 * @param given first values of fields that are not empty
 * @throws TypeError if a field can neither be empty nor has a value
 */
export function emptyObject<Data extends object>(
  { shape }: z.ZodObject & z.ZodType<Data>,
  given: Partial<Data> = {},
): Data {
  const firsts: Record<string, unknown> = { ...given };
  const values = Object.entries(shape).map(([field, schema]) => {
    const value = firsts[field] ?? emptyValue(schema as z.ZodType);
    if (value === undefined) throw new TypeError(`the field ${field} needs a first value`);
    return [field, value];
  });
  return Object.fromEntries(values) as Data;
}
