import { TextAreaField, TextField } from '#ui/fields.tsx';
import { useLocale } from '#ui/i18n/messages.tsx';
import { cx } from '#ui/text.ts';
import { useFormField, useFormState } from '../context.tsx';
import type { FieldProps, ShapeOf } from '../types.ts';
import { FactButton, ShownFacts, useFactInsertion } from './fact-insertion.tsx';

type TextShape = ShapeOf<'line' | 'lines' | 'code'>;

/** Rows of a text area when it is empty; it grows with its text. */
const ROWS = 2;

/** A line, sentences or source code. An empty text that may be absent is left out. */
export function TextControl({
  shape: { kind, max },
  label,
  path,
  isOptional,
  value,
  onChange,
}: FieldProps<TextShape>) {
  const locale = useLocale();
  const { id, error, isReadOnly, lang, textLocale } = useFormField(path);
  const { hasFacts } = useFormState();
  const text = typeof value === 'string' ? value : '';
  const isCode = kind === 'code';
  const showsFacts = hasFacts && !isCode;
  const change = (next: string) => onChange(isOptional && next === '' ? undefined : next);
  const facts = useFactInsertion(text, change);
  const shared = {
    id,
    label: label.label[locale],
    hint: (
      <>
        <TextHint help={label.help?.[locale]} length={text.length} max={max} />
        {showsFacts && <ShownFacts source={text} locale={textLocale} />}
      </>
    ),
    error,
    required: !isOptional,
    readOnly: isReadOnly,
    value: text,
    lang: isCode ? undefined : lang,
    inputMode: label.inputMode,
    onSelect: facts.onSelect,
    onChange: ({ target }: { target: { value: string } }) => change(target.value),
  };
  if (isCode) return <TextAreaField {...shared} rows={8} spellCheck={false} data-code />;
  return (
    <div className="relative">
      {kind === 'line' ? (
        <TextField {...shared} />
      ) : (
        <TextAreaField {...shared} rows={ROWS} data-grows />
      )}
      {showsFacts && !isReadOnly && (
        <FactButton field={label.label[locale]} locale={textLocale} onInsert={facts.insert} />
      )}
    </div>
  );
}

/** One line, where the schema has room for several. */
export function LineControl({ shape, ...props }: FieldProps<TextShape>) {
  return <TextControl {...props} shape={{ ...shape, kind: 'line' }} />;
}

/** Several lines where the schema would be content with one. */
export function LinesControl({ shape, ...props }: FieldProps<TextShape>) {
  return <TextControl {...props} shape={{ ...shape, kind: 'lines' }} />;
}

/** A list of texts, one in each line; empty lines are left out once the field is left. */
export function PerLineControl({
  shape: { min },
  label,
  path,
  value,
  onChange,
}: FieldProps<ShapeOf<'list'>>) {
  const locale = useLocale();
  const { id, isReadOnly, lang } = useFormField(path);
  const { problems } = useFormState();
  const refused = problems.find((one) => `${one.path}.`.startsWith(`${path}.`));
  const lines = Array.isArray(value) ? (value as string[]) : [];
  return (
    <TextAreaField
      id={id}
      label={label.label[locale]}
      hint={label.help?.[locale]}
      error={refused?.message}
      required={min > 0}
      readOnly={isReadOnly}
      rows={3}
      lang={lang}
      data-grows
      value={lines.join('\n')}
      onChange={({ target }) => onChange(target.value.split('\n'))}
      onBlur={() => onChange(lines.map((line) => line.trim()).filter((line) => line !== ''))}
    />
  );
}

/** How many characters a text has of those that fit. */
export function Count({ length, max }: { length: number; max: number }) {
  return (
    <span className={cx('whitespace-nowrap tabular-nums', length > max && 'text-bad')}>
      {length} / {max}
    </span>
  );
}

/** Help at the beginning, and the count at the end once half of the room is used. */
function TextHint({
  help,
  length,
  max,
}: {
  help: string | undefined;
  length: number;
  max: number;
}) {
  const isLong = length > max / 2;
  if (!help && !isLong) return null;
  return (
    <span className="flex justify-between gap-4">
      <span>{help}</span>
      {isLong && <Count length={length} max={max} />}
    </span>
  );
}
