import { SelectField, TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import type { useServerForm } from '../core/use-server-form.ts';
import { type FactValues, valueForms } from './form-values.ts';
import { factMessages } from './messages.ts';

/** The value of a fact in its form: one number, a range, a text in both languages. */
export function ValueFields({
  form,
  program,
  isReadOnly,
}: {
  form: ReturnType<typeof useServerForm<FactValues>>;
  /** The program whose version is the value. */
  program: string | null;
  isReadOnly: boolean;
}) {
  const text = useMessages(factMessages);
  if (program !== null) return <Notice>{text.version(program)}</Notice>;
  const kind = form.watch('value');
  const number = (name: 'minimum' | 'maximum', label: string) => (
    <TextField
      {...form.field(name)}
      label={label}
      inputMode="decimal"
      required
      readOnly={isReadOnly}
    />
  );
  const line = (name: 'textZh' | 'textEn' | 'unitZh' | 'unitEn' | 'unitEnOne', hint?: string) => (
    <TextField
      {...form.field(name)}
      label={text[name]}
      hint={hint}
      required={kind === 'text'}
      readOnly={isReadOnly}
    />
  );
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      <SelectField
        {...form.field('value')}
        label={text.valueForm}
        preselected
        disabled={isReadOnly}
      >
        {valueForms.map((value) => (
          <option key={value} value={value}>
            {text.valueForms[value]}
          </option>
        ))}
      </SelectField>
      {kind === 'exact' && number('minimum', text.number)}
      {(kind === 'range' || kind === 'least') && number('minimum', text.least)}
      {(kind === 'range' || kind === 'most') && number('maximum', text.most)}
      {kind === 'text' ? (
        <>
          {line('textZh')}
          {line('textEn')}
        </>
      ) : (
        <>
          {line('unitZh')}
          {line('unitEn')}
          {line('unitEnOne', text.unitEnOneHint)}
        </>
      )}
    </div>
  );
}
