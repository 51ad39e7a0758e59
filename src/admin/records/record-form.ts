import type { z } from 'zod';
import type { AnyLabel } from '#contracts/form-labels.ts';
import type { BothTexts } from '#contracts/locale.ts';
import type { PlainRecord } from '#contracts/records/record.ts';
import { defineForm, type FormDefinition, type Section } from '../form/definition.ts';
import type { FieldOptions, FormLabels } from '../form/types.ts';

interface Asked extends FieldOptions {
  /** Name of a field that the record does not have. */
  label?: BothTexts;
  /** What to write. */
  help?: BothTexts;
  /** Names of values that the record does not name. */
  options?: Readonly<Record<string, BothTexts>>;
}

/** The form of a plain record, whose names of fields and values are those of all its lists. */
export function defineRecordForm<Schema extends z.ZodObject>(
  record: PlainRecord,
  schema: Schema,
  asked: { readonly [Name in keyof z.input<Schema>]?: Asked } = {},
  sections?: readonly Section<keyof z.input<Schema> & string>[],
): FormDefinition {
  return defineForm(schema, labelsOf(record, Object.keys(schema.shape), asked) as never, sections);
}

function labelsOf(
  { fields, values }: PlainRecord,
  names: readonly string[],
  asked: Readonly<Record<string, Asked | undefined>>,
): FormLabels {
  return Object.fromEntries(
    names.flatMap((name) => {
      const label = fields[name] ?? asked[name]?.label;
      if (!label) return [];
      const named = values?.[name];
      const options = named && {
        options: Object.fromEntries(
          Object.keys(named.zh).map((value) => [
            value,
            { zh: named.zh[value] ?? '', en: named.en[value] ?? '' },
          ]),
        ),
      };
      return [[name, { label, ...options, ...asked[name] } satisfies AnyLabel]];
    }),
  );
}
