import { records } from '#contracts/records/list.ts';
import type { BothTexts, Locale } from '../locale.ts';
import type { PlainRecord } from './record.ts';

export { records };

export type RecordKind = (typeof records)[number]['kind'];

export const recordKinds = records.map(({ kind }) => kind) as [RecordKind, ...RecordKind[]];

export function isRecordKind(kind: string | undefined): kind is RecordKind {
  return recordKinds.some((known) => known === kind);
}

export const recordOf = (kind: RecordKind): PlainRecord =>
  records.find((record) => record.kind === kind) ?? records[0];

/** Whether records of a kind have personal data. */
export const isPersonal = (kind: RecordKind): boolean => recordOf(kind).personal !== undefined;

/** Names of the kinds in a language. */
export const recordNames = (locale: Locale) =>
  Object.fromEntries(records.map(({ kind, name }) => [kind, name[locale]])) as Record<
    RecordKind,
    string
  >;

/** Names of the fields of a kind in a language. */
export const fieldNames = <R extends PlainRecord>({ fields }: R, locale: Locale) =>
  Object.fromEntries(
    Object.entries<BothTexts>(fields).map(([field, name]) => [field, name[locale]]),
  ) as Record<keyof R['fields'] & string, string>;

/** Names of the fields of all kinds in a language; fields of the same name are called the same. */
export const recordFields = (locale: Locale): Record<string, string> =>
  Object.assign({}, ...records.map((record) => fieldNames(record, locale)));

/** Names of the values of a field in all kinds, in a language. */
export const recordValues = (locale: Locale): Record<string, Readonly<Record<string, string>>> =>
  Object.fromEntries(
    records.flatMap(({ values = {} }: PlainRecord) =>
      Object.entries(values).map(([field, names]) => [field, names[locale]]),
    ),
  );
