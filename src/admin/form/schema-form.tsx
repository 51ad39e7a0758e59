import { type ReactNode, useId, useMemo } from 'react';
import type { FieldProblem } from '#contracts/envelope.ts';
import type { Locale } from '#contracts/locale.ts';
import { useLocale } from '#ui/i18n/messages.tsx';
import { Panel } from '../core/panel.tsx';
import { FormContext, type FormState } from './context.tsx';
import type { FormDefinition, Section } from './definition.ts';
import { FormField, FormFields } from './field.tsx';

/** What all fields of a form share. */
interface FrameProps {
  /** Fields that the server has refused, by path. */
  problems?: readonly FieldProblem[] | undefined;
  isReadOnly?: boolean | undefined;
  /** Language of texts whose name does not end with one; that of the screen if absent. */
  locale?: Locale | undefined;
  /** Beginning of the ids of fields, for `focusField`. */
  idPrefix?: string | undefined;
  /** Whether texts may show facts. */
  hasFacts?: boolean | undefined;
  /** Names of referred records that are known, by id. */
  names?: Readonly<Record<string, string>> | undefined;
}

interface SectionsProps<Value extends object> {
  form: FormDefinition;
  value: Value;
  onChange: (value: Value) => void;
}

const none: readonly FieldProblem[] = [];
const noNames = {};

/** The fields of a definition, for a value that somebody else keeps: a save engine, a dialog. */
export function SchemaForm<Value extends object>({
  form,
  value,
  onChange,
  ...frame
}: SectionsProps<Value> & FrameProps) {
  return (
    <FormFrame {...frame}>
      <FormSections {...{ form, value, onChange }} />
    </FormFrame>
  );
}

/** Around fields that stand alone or among other things. */
export function FormFrame({
  problems = none,
  isReadOnly = false,
  locale,
  idPrefix,
  hasFacts = false,
  names = noNames,
  children,
}: FrameProps & { children: ReactNode }) {
  const reader = useLocale();
  const ownId = useId();
  const state = useMemo(
    (): FormState => ({
      locale: locale ?? reader,
      idPrefix: idPrefix ?? ownId,
      problems,
      isReadOnly,
      hasFacts,
      names,
      Field: FormField,
      Fields: FormFields,
    }),
    [locale, reader, idPrefix, ownId, problems, isReadOnly, hasFacts, names],
  );
  return <FormContext value={state}>{children}</FormContext>;
}

/** The sections of a form, inside a `FormFrame`. */
export function FormSections<Value extends object>({
  form,
  value,
  onChange,
}: SectionsProps<Value>) {
  return form.sections.map((section) => (
    <SectionFields
      key={section.fields.join()}
      section={section}
      form={form}
      value={value}
      onChange={(next) => onChange(next as Value)}
    />
  ));
}

function SectionFields({
  section,
  form: { fields, labels },
  value,
  onChange,
}: {
  section: Section;
  form: FormDefinition;
  value: object;
  onChange: (value: object) => void;
}) {
  const locale = useLocale();
  const { title, help, look, columns } = section;
  const inOrder = section.fields.flatMap(
    (name) => fields.find((field) => field.name === name) ?? [],
  );
  const content = <FormFields {...{ fields: inOrder, labels, columns, value, onChange }} path="" />;
  if (!title) return content;
  if (look === 'folded') {
    return (
      <details>
        <summary className="cursor-pointer py-2 text-sm font-medium">{title[locale]}</summary>
        {help && <p className="mb-3 text-sm text-ink-muted">{help[locale]}</p>}
        <div className="mt-3">{content}</div>
      </details>
    );
  }
  return (
    <Panel title={title[locale]}>
      {help && <p className="-mt-3 mb-5 text-sm text-ink-muted">{help[locale]}</p>}
      {content}
    </Panel>
  );
}
