import { useState } from 'react';
import { TextField } from '#ui/fields.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { useFormField } from '../context.tsx';
import { formKitMessages } from '../messages.ts';
import type { FieldProps, ShapeOf } from '../types.ts';
import { fenOf, yuanOf } from './fen.ts';

/** An amount of money: typed in yuan, kept in fen. */
export function YuanControl({
  label,
  path,
  isOptional,
  value,
  onChange,
}: FieldProps<ShapeOf<'number'>>) {
  const locale = useLocale();
  const text = useMessages(formKitMessages);
  const { id, error, isReadOnly } = useFormField(path);
  const fen = typeof value === 'number' ? value : undefined;
  const [typed, setTyped] = useState('');
  // What was typed stays as it is while it means the amount; one that came from elsewhere is shown.
  const isCurrent = fenOf(typed) === fen;
  const isWrong = isCurrent && fen === undefined && typed.trim() !== '';
  const shown = fen === undefined ? '' : yuanOf(fen);
  return (
    <TextField
      id={id}
      className="[&_input]:max-w-40"
      label={label.label[locale]}
      hint={label.help?.[locale]}
      error={error ?? (isWrong && text.noAmount)}
      inputMode="decimal"
      required={!isOptional}
      readOnly={isReadOnly}
      value={isCurrent ? typed : shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(fenOf(target.value));
      }}
    />
  );
}
