import { invalidField } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import type { RecordDefinition, Values } from './definition.ts';

type Referring = Pick<RecordDefinition, 'references'>;

/** The values of a row as tables have them: names in place of the ids of other records. */
export function withNames({ references = {} }: Referring, row: Values, values: Values): Values {
  const names = Object.entries(references).map(([field, { shownAs }]) => [field, row[shownAs]]);
  return { ...values, ...Object.fromEntries(names) };
}

/**
 * Values of a table with the ids of the records that they name.
 * @throws AppError VALIDATION_FAILED if no record has a name, or several have it
 */
export async function resolveReferences(
  { references = {} }: Referring,
  values: Values,
  { db, locale }: { db: Executor; locale: Locale },
): Promise<Values> {
  const resolved = { ...values };
  for (const [field, { find }] of Object.entries(references)) {
    const name = values[field];
    if (typeof name !== 'string') continue;
    const [id, other] = name === '' ? [null] : await find(db, name);
    if (id === undefined || other !== undefined) {
      const message = (id === undefined ? unknown : ambiguous)(name)[locale];
      throw invalidField(field, message);
    }
    resolved[field] = id;
  }
  return resolved;
}

const unknown = (name: string) => ({
  zh: `没有找到“${name}”，请检查名称是否与系统里的一致。`,
  en: `There is no “${name}”. Check that the name is written as in the back office.`,
});

const ambiguous = (name: string) => ({
  zh: `有多个“${name}”，无法确定是哪一个。请在系统里修改这一条。`,
  en: `Several are called “${name}”. Change this record in the back office instead.`,
});
