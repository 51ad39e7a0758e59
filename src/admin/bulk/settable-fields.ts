import type { Locale } from '#contracts/locale.ts';
import { type RecordKind, recordOf } from '#contracts/records/all.ts';
import { bulkMessages } from './messages.ts';
import type { PlainField } from './types.ts';

/** The fields of a kind that can be set on many records, with their values. */
export function settableFields(kind: RecordKind, locale: Locale): PlainField[] {
  const { settable, fields, values } = recordOf(kind);
  const { on, off } = bulkMessages[locale];
  return settable.map((field) => ({
    field,
    label: fields[field]?.[locale] ?? field,
    options: Object.entries(values?.[field]?.[locale] ?? { true: on, false: off }).map(
      ([value, label]) => ({ value, label }),
    ),
  }));
}
