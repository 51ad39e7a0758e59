import type { ReactNode } from 'react';
import { CheckboxField, SelectField, TextAreaField, TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { TextEditor } from '../../editor/text-editor.tsx';
import { fieldMessages } from './messages.ts';
import { useField } from './part-form.tsx';

interface Labelled {
  name: string;
  label: string;
  hint?: ReactNode;
  required?: boolean;
}

/** How many characters a text has of those that fit. */
export function Count({ length, max }: { length: number; max: number }) {
  return (
    <span className={length > max ? 'text-bad tabular-nums' : 'tabular-nums'}>
      {length} / {max}
    </span>
  );
}

/** A line of text. An empty one is null where the field may be absent. */
export function LineInput({
  max,
  isNullable,
  ...field
}: Labelled & { max?: number; isNullable?: boolean }) {
  const { id, value, set, error, isReadOnly, locale } = useField<string | null>(field.name);
  const text = value ?? '';
  return (
    <TextField
      id={id}
      label={field.label}
      hint={max ? <Count length={text.length} max={max} /> : field.hint}
      required={field.required}
      error={error}
      value={text}
      lang={locale === 'zh' ? 'zh-CN' : 'en'}
      readOnly={isReadOnly}
      onChange={({ target }) => set(isNullable && target.value === '' ? null : target.value)}
    />
  );
}

/** Several lines of plain text. */
export function LinesInput({
  max,
  rows = 3,
  isNullable,
  ...field
}: Labelled & { max?: number; rows?: number; isNullable?: boolean }) {
  const { id, value, set, error, isReadOnly, locale } = useField<string | null>(field.name);
  const text = value ?? '';
  return (
    <TextAreaField
      id={id}
      label={field.label}
      hint={max ? <Count length={text.length} max={max} /> : field.hint}
      required={field.required}
      error={error}
      rows={rows}
      value={text}
      lang={locale === 'zh' ? 'zh-CN' : 'en'}
      readOnly={isReadOnly}
      onChange={({ target }) => set(isNullable && target.value === '' ? null : target.value)}
    />
  );
}

/** A Markdown text. */
export function MarkdownInput({ name, label }: Labelled) {
  const { id, value, set, error, isReadOnly, locale } = useField<string>(name);
  return (
    <div>
      <span className="mb-1.5 block text-sm font-medium" id={`${id}-label`}>
        {label}
      </span>
      <TextEditor
        id={id}
        label={label}
        locale={locale}
        value={value ?? ''}
        onChange={set}
        isInvalid={error !== undefined}
        isReadOnly={isReadOnly}
        describedBy={error && `${id}-error`}
      />
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

/** Yes or no. */
export function FlagInput({ name, label, hint }: Labelled) {
  const { id, value, set, error, isReadOnly } = useField<boolean>(name);
  return (
    <CheckboxField
      id={id}
      label={label}
      hint={hint}
      error={error}
      checked={value ?? false}
      disabled={isReadOnly}
      onChange={({ target }) => set(target.checked)}
    />
  );
}

/** A whole number; empty is null. */
export function NumberInput({ name, label, hint, required, min = 0 }: Labelled & { min?: number }) {
  const { id, value, set, error, isReadOnly } = useField<number | null>(name);
  return (
    <TextField
      id={id}
      label={label}
      hint={hint}
      required={required}
      error={error}
      type="number"
      min={min}
      step={1}
      value={value ?? ''}
      readOnly={isReadOnly}
      onChange={({ target }) => set(target.value === '' ? null : Math.round(Number(target.value)))}
    />
  );
}

/** A calendar day; empty is null. */
export function DayInput({ name, label, hint }: Labelled) {
  const { id, value, set, error, isReadOnly } = useField<string | null>(name);
  return (
    <TextField
      id={id}
      label={label}
      hint={hint}
      error={error}
      type="date"
      value={value ?? ''}
      readOnly={isReadOnly}
      onChange={({ target }) => set(target.value || null)}
    />
  );
}

export interface Option {
  value: string;
  label: string;
}

/** One of several values. */
export function SelectInput({
  name,
  label,
  hint,
  required,
  options,
}: Labelled & { options: readonly Option[] }) {
  const text = useMessages(fieldMessages);
  const { id, value, set, error, isReadOnly } = useField<string | null>(name);
  return (
    <SelectField
      id={id}
      label={label}
      hint={hint}
      error={error}
      preselected={required}
      value={value ?? ''}
      disabled={isReadOnly}
      onChange={({ target }) => set(target.value || null)}
    >
      {(!required || !value) && <option value="">{required ? text.choose : text.none}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}

/** Any number of several values. */
export function ManyInput({ name, label, options }: Labelled & { options: readonly Option[] }) {
  const { id, value, set, isReadOnly } = useField<string[]>(name);
  const chosen = value ?? [];
  return (
    <fieldset id={id} disabled={isReadOnly}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} className="segment choice">
            <input
              type="checkbox"
              checked={chosen.includes(option.value)}
              onChange={({ target }) =>
                set(
                  target.checked
                    ? [...chosen, option.value]
                    : chosen.filter((known) => known !== option.value),
                )
              }
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
