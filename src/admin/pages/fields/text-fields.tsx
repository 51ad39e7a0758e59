import { TextAreaField, TextField } from '#ui/fields.tsx';
import { useLocale } from '#ui/i18n/messages.tsx';
import { Count } from '../../publishing/fields/inputs.tsx';
import type { ShapeOf } from '../blocks/shapes.ts';
import { useBlockField } from './block-form-context.tsx';
import type { BlockFieldProps } from './field-props.ts';

type TextShape = ShapeOf<'line' | 'lines' | 'code'>;

/** Rows of a text area when it is empty; it grows with its text. */
const ROWS = 2;

/** A line, sentences or source code. An empty text that may be absent is left out. */
export function BlockTextField({
  shape: { kind, max },
  label,
  path,
  isOptional,
  value,
  onChange,
}: BlockFieldProps<TextShape>) {
  const locale = useLocale();
  const { id, error, isReadOnly, lang } = useBlockField(path);
  const text = typeof value === 'string' ? value : '';
  const isCode = kind === 'code';
  const shared = {
    id,
    label: label.label[locale],
    hint: <TextHint help={label.help?.[locale]} length={text.length} max={max} />,
    error,
    required: !isOptional,
    readOnly: isReadOnly,
    value: text,
    lang: isCode ? undefined : lang,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(isOptional && target.value === '' ? undefined : target.value),
  };
  if (kind === 'line') return <TextField {...shared} />;
  return (
    <TextAreaField
      {...shared}
      rows={isCode ? 8 : ROWS}
      spellCheck={isCode ? false : undefined}
      data-code={isCode || undefined}
      data-grows={!isCode || undefined}
    />
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
