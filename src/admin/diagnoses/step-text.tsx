import { factNamesIn } from '#contracts/facts.ts';
import { TextAreaField, TextField } from '#ui/fields.tsx';
import { FactButton, ShownFacts, useFactInsertion } from '../pages/fields/fact-insertion.tsx';
import { Count } from '../publishing/fields/inputs.tsx';
import { fieldId, textLocale, usePartForm } from '../publishing/fields/part-form.tsx';

/** A plain text of a step, which may show facts. */
export function StepText({
  path,
  label,
  max,
  required,
  isLine,
  value,
  onChange,
}: {
  /** Dotted path of the field, with the ids of its entries. */
  path: string;
  label: string;
  max: number;
  required?: boolean;
  /** One line; otherwise it grows with the text. */
  isLine?: boolean;
  value: string;
  onChange: (value: string) => void;
}) {
  const { part, isReadOnly } = usePartForm();
  const locale = textLocale(part);
  const facts = useFactInsertion(value, onChange);
  const isLong = value.length > max / 2;
  const control = {
    id: fieldId(part, path),
    label,
    hint: (isLong || factNamesIn(value).length > 0) && (
      <>
        {isLong && <Count length={value.length} max={max} />}
        <ShownFacts source={value} locale={locale} />
      </>
    ),
    required,
    readOnly: isReadOnly,
    value,
    lang: locale === 'zh' ? 'zh-CN' : 'en',
    onSelect: facts.onSelect,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <div className="relative min-w-0">
      {isLine ? <TextField {...control} /> : <TextAreaField {...control} rows={2} data-grows />}
      {!isReadOnly && <FactButton field={label} locale={locale} onInsert={facts.insert} />}
    </div>
  );
}
