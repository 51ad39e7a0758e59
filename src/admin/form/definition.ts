import type { z } from 'zod';
import type { BothTexts } from '#contracts/locale.ts';
import { emptyFields } from './empty.ts';
import { fieldsOf } from './shapes.ts';
import type { FieldShape, FormLabels, FormLabelsOf } from './types.ts';

/** Fields that belong together. */
export interface Section<Name extends string = string> {
  fields: readonly Name[];
  title?: BothTexts;
  help?: BothTexts;
  /** A panel with its title, or a line that opens. Without a title the fields just follow. */
  look?: 'panel' | 'folded';
  /** Short fields stand in two columns where there is room. */
  columns?: 2;
}

/** A form made from the schema of what it fills in. */
export interface FormDefinition {
  fields: readonly FieldShape[];
  labels: FormLabels;
  sections: readonly Section[];
}

/**
 * Defines a form. Its fields have the order of the labels, or that of the sections.
 * @throws Error for a field without place, and for a schema that no field can show
 */
export function defineForm<Schema extends z.ZodObject>(
  schema: Schema,
  labels: FormLabelsOf<z.input<Schema>>,
  sections?: readonly Section<keyof z.input<Schema> & string>[],
): FormDefinition {
  const all = labels as FormLabels;
  const names = Object.keys(all).filter((name) => all[name]);
  const form = {
    fields: fieldsOf(schema, all),
    labels: all,
    sections: sections ?? [{ fields: names }],
  };
  for (const name of names) {
    const shape = form.fields.find((field) => field.name === name)?.shape;
    const { as, control, facet, source } = all[name] ?? {};
    if (shape?.kind === 'own' && !as && !control && !facet && !source) {
      throw new Error(`there is no form for ${name}: its schema is of type ${shape.type}`);
    }
    if (!form.sections.some((section) => section.fields.some((field) => field === name))) {
      throw new Error(`${name} is in no section`);
    }
  }
  return form;
}

/** The form without some of its fields, for those who may not see them. */
export const withoutFields = (form: FormDefinition, hidden: readonly string[]): FormDefinition => ({
  ...form,
  sections: form.sections.map((section) => ({
    ...section,
    fields: section.fields.filter((name) => !hidden.includes(name)),
  })),
});

/** What a form holds before anything is written; fields without a place in it are left out. */
export function emptyForm({ fields, labels }: FormDefinition): Record<string, unknown> {
  return emptyFields(
    fields.filter(({ name }) => labels[name]),
    labels,
  );
}
