import { FormField } from '../form/field.tsx';

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
  return (
    <FormField
      shape={{ kind: isLine ? 'line' : 'lines', max }}
      label={{ label: { zh: label, en: label } }}
      path={path}
      isOptional={!required}
      value={value}
      onChange={(next) => onChange(typeof next === 'string' ? next : '')}
    />
  );
}
