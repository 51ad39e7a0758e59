import { type ComponentType, createContext, use } from 'react';
import type { FieldProblem } from '#contracts/envelope.ts';
import type { Locale } from '#contracts/locale.ts';
import { fieldId } from './focus-field.ts';
import type { FieldProps, FieldsProps } from './types.ts';

/** What all fields of a form share. */
export interface FormState {
  /** Language of texts whose name does not end with one. */
  locale: Locale;
  /** Beginning of the ids of fields, which findings link to. */
  idPrefix: string;
  problems: readonly FieldProblem[];
  isReadOnly: boolean;
  /** Whether texts may show facts. */
  hasFacts: boolean;
  /** Names of referred records that are known, by id. */
  names: Readonly<Record<string, string>>;
  /** For fields inside fields: their modules would import each other in a circle. */
  Field: ComponentType<FieldProps>;
  Fields: ComponentType<FieldsProps>;
}

export const FormContext = createContext<FormState | undefined>(undefined);

export function useFormState(): FormState {
  const form = use(FormContext);
  if (!form) throw new Error('fields must be rendered inside FormContext');
  return form;
}

/** Attributes of the field at a path. */
export function useFormField(path: string) {
  const { idPrefix, problems, isReadOnly, locale } = useFormState();
  const textLocale = languageOf(path) ?? locale;
  return {
    id: fieldId(idPrefix, path),
    error: problems.find((problem) => problem.path === path)?.message,
    isReadOnly,
    textLocale,
    lang: textLocale === 'zh' ? 'zh-CN' : 'en',
  };
}

/** The language that the name of a field ends with, as in `titleEn`. */
export function languageOf(name: string): Locale | undefined {
  if (name.endsWith('Zh')) return 'zh';
  return name.endsWith('En') ? 'en' : undefined;
}
