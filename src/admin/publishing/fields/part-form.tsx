import { createContext, type ReactNode, use } from 'react';
import type { PartData } from '#api/publishing/contract.ts';
import type { ContentKind, ContentPart } from '#contracts/enums/content.ts';
import type { FieldProblem } from '#contracts/envelope.ts';
import type { Locale } from '#contracts/locale.ts';

/** The part of a record that the fields below show and change. */
export interface PartForm {
  kind: ContentKind;
  part: ContentPart;
  data: PartData;
  change(data: PartData): void;
  /** Fields that the server has refused. */
  problems: readonly FieldProblem[];
  isReadOnly: boolean;
}

const PartFormContext = createContext<PartForm | undefined>(undefined);

export function PartFormProvider({ form, children }: { form: PartForm; children: ReactNode }) {
  return <PartFormContext value={form}>{children}</PartFormContext>;
}

export function usePartForm(): PartForm {
  const form = use(PartFormContext);
  if (!form) throw new Error('fields of content must be rendered inside PartFormProvider');
  return form;
}

/** Language of the texts of a part; shared parts are written in Chinese. */
export function textLocale(part: ContentPart): Locale {
  return part === 'en' ? 'en' : 'zh';
}

/** Id of the element of a field, for links to it. */
export function fieldId(part: ContentPart, field: string): string {
  return `${part}.${field}`;
}

/** Value, setter and refusal of one field. */
export function useField<Value>(name: string) {
  const { part, data, change, problems, isReadOnly } = usePartForm();
  return {
    id: fieldId(part, name),
    value: data[name] as Value | undefined,
    set: (value: Value) => change({ ...data, [name]: value }),
    error: problems.find(({ path }) => path === name || path === `data.${name}`)?.message,
    isReadOnly,
    locale: textLocale(part),
  };
}
