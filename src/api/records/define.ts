import type { z } from 'zod';
import { emptyValue } from '#api/empty-values.ts';
import type { RecordDefinition, TextColumn, Values, WriteRules } from './definition.ts';
import { plainWrites } from './write.ts';

type Given = Omit<RecordDefinition, 'valuesOf' | 'add' | 'change' | 'remove'>;

/**
 * Defines a kind of plain record: either with functions of its own that add, change and delete, or
 * with rules for those that all kinds share.
 */
export function defineRecord(
  given: Given &
    Partial<Pick<RecordDefinition, 'valuesOf'>> &
    (Pick<RecordDefinition, 'add' | 'change' | 'remove'> | ({ name: TextColumn } & WriteRules)),
): RecordDefinition {
  const { add, change, remove } = 'add' in given ? given : plainWrites(given, given);
  const valuesOf = (row: Values) =>
    Object.fromEntries(
      Object.entries(given.fields).map(([field, schema]) => [
        field,
        row[field] ?? emptyValue(schema as z.ZodType),
      ]),
    );
  return { valuesOf, ...given, add, change, remove };
}
