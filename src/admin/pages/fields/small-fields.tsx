import { CheckboxField, TextField } from '#ui/fields.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import type { ShapeOf } from '../blocks/shapes.ts';
import { useBlockField, useBlockForm } from './block-form-context.tsx';
import { FactButton, ShownFacts, useFactInsertion } from './fact-insertion.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { BlockFieldProps } from './field-props.ts';
import { blockFieldMessages } from './messages.ts';

/** Yes or no; no is left out where the field may be absent. */
export function BlockFlagField({ label, path, isOptional, value, onChange }: BlockFieldProps) {
  const locale = useLocale();
  const { id, error, isReadOnly } = useBlockField(path);
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
export function BlockNumberField({
  shape: { min, max },
  label,
  path,
  isOptional,
  value,
  onChange,
}: BlockFieldProps<ShapeOf<'number'>>) {
  const locale = useLocale();
  const { id, error, isReadOnly } = useBlockField(path);
  return (
    <TextField
      id={id}
      className="max-w-40"
      label={label.label[locale]}
      hint={label.help?.[locale]}
      error={error}
      type="number"
      min={min}
      max={max}
      required={!isOptional}
      readOnly={isReadOnly}
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    />
  );
}

/** A position on a sketch: two numbers. */
export function BlockPlaceField({ label, path, isOptional, value, onChange }: BlockFieldProps) {
  const text = useMessages(blockFieldMessages);
  const { id, isReadOnly } = useBlockField(path);
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
export function BlockCellField({ label, path, value, onChange }: BlockFieldProps) {
  const text = useMessages(blockFieldMessages);
  const locale = useLocale();
  const { id, isReadOnly } = useBlockField(path);
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
  const { id, error, isReadOnly, lang } = useBlockField(path);
  const { locale } = useBlockForm();
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
        {!isReadOnly && (
          <FactButton field={name} locale={locale} className="shrink-0" onInsert={facts.insert} />
        )}
      </span>
      <span className="text-sm text-ink-muted">
        <ShownFacts source={value} locale={locale} />
      </span>
      {error && (
        <span id={`${id}-error`} className="mt-1 block text-sm text-bad">
          {error}
        </span>
      )}
    </span>
  );
}
