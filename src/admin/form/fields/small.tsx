import { CheckboxField, TextField } from '#ui/fields.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { useFormField, useFormState } from '../context.tsx';
import { formKitMessages } from '../messages.ts';
import type { FieldProps, ShapeOf } from '../types.ts';
import { FactButton, ShownFacts, useFactInsertion } from './fact-insertion.tsx';
import { FieldFrame } from './frame.tsx';

/** Yes or no; no is left out where the field may be absent. */
export function FlagControl({ label, path, isOptional, value, onChange }: FieldProps) {
  const locale = useLocale();
  const { id, error, isReadOnly } = useFormField(path);
  return (
    <CheckboxField
      id={id}
      label={label.label[locale]}
      hint={label.help?.[locale]}
      error={error}
      disabled={isReadOnly}
      checked={value === true}
      onChange={({ target }) => onChange(target.checked || (isOptional ? undefined : false))}
    />
  );
}

/** A whole number. */
export function NumberControl({
  shape: { min, max, isWhole },
  label,
  path,
  isOptional,
  value,
  onChange,
}: FieldProps<ShapeOf<'number'>>) {
  const locale = useLocale();
  const { id, error, isReadOnly } = useFormField(path);
  return (
    <TextField
      id={id}
      className="[&_input]:max-w-40"
      label={label.label[locale]}
      hint={label.help?.[locale]}
      error={error}
      type="number"
      min={min}
      max={max}
      step={isWhole ? 1 : 'any'}
      required={!isOptional}
      readOnly={isReadOnly}
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    />
  );
}

/** A position on a sketch: two numbers. */
export function PlaceControl({ label, path, isOptional, value, onChange }: FieldProps) {
  const text = useMessages(formKitMessages);
  const { id, isReadOnly } = useFormField(path);
  const place = Array.isArray(value) ? (value as number[]) : [];
  const [left = 0, top = 0] = place;
  const coordinates = [
    { name: text.left, number: left, at: (next: number) => [next, top] },
    { name: text.top, number: top, at: (next: number) => [left, next] },
  ];
  return (
    <FieldFrame label={label} path={path} isOptional={isOptional}>
      <div className="grid max-w-72 grid-cols-2 gap-3">
        {coordinates.map(({ name, number, at }, index) => (
          <TextField
            key={name}
            id={`${id}.${index}`}
            label={name}
            type="number"
            min={0}
            max={100}
            required
            readOnly={isReadOnly}
            value={number}
            onChange={({ target }) => onChange(at(Number(target.value)))}
          />
        ))}
      </div>
    </FieldFrame>
  );
}

const cells = ['text', 'yes', 'no'] as const;

/** A cell of a table: a text, or yes or no. */
export function CellControl({ label, path, value, onChange }: FieldProps) {
  const text = useMessages(formKitMessages);
  const locale = useLocale();
  const { id, isReadOnly } = useFormField(path);
  const kind = typeof value === 'boolean' ? (value ? 'yes' : 'no') : 'text';
  return (
    <div className="flex flex-wrap items-start gap-2">
      <div role="radiogroup" aria-label={label.label[locale]} className="flex gap-1">
        {cells.map((cell) => (
          <label key={cell} className="segment choice">
            <input
              type="radio"
              name={id}
              disabled={isReadOnly}
              checked={kind === cell}
              onChange={() => onChange(cell === 'text' ? '' : cell === 'yes')}
            />
            {text.cell[cell]}
          </label>
        ))}
      </div>
      {kind === 'text' && (
        <CellText
          path={path}
          name={label.label[locale]}
          value={typeof value === 'string' ? value : ''}
          onChange={onChange}
        />
      )}
    </div>
  );
}

/** The text of a cell, without a visible name: the table names it. */
function CellText({
  path,
  name,
  value,
  onChange,
}: {
  path: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const { id, error, isReadOnly, lang, textLocale: locale } = useFormField(path);
  const { hasFacts } = useFormState();
  const facts = useFactInsertion(value, onChange);
  return (
    <span className="min-w-32 grow">
      <span className="flex items-center gap-1">
        <input
          id={id}
          aria-label={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          className="control"
          lang={lang}
          readOnly={isReadOnly}
          value={value}
          onSelect={facts.onSelect}
          onChange={({ target }) => onChange(target.value)}
        />
        {hasFacts && !isReadOnly && (
          <FactButton field={name} locale={locale} className="shrink-0" onInsert={facts.insert} />
        )}
      </span>
      <span className="text-sm text-ink-muted">
        {hasFacts && <ShownFacts source={value} locale={locale} />}
      </span>
      {error && (
        <span id={`${id}-error`} className="mt-1 block text-sm text-bad">
          {error}
        </span>
      )}
    </span>
  );
}
