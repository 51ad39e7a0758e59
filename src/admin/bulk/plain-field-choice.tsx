import { useState } from 'react';
import { SelectField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { bulkMessages } from './messages.ts';
import type { PlainField, PlainInstruction } from './types.ts';

/** A field of plain records and its new value. */
export function PlainFieldChoice({
  fields,
  onChange,
}: {
  fields: readonly PlainField[];
  /** Undefined while the value is missing. */
  onChange: (instruction: PlainInstruction | undefined) => void;
}) {
  const text = useMessages(bulkMessages);
  const [name, setName] = useState<string | undefined>(fields[0]?.field);
  const [value, setValue] = useState('');
  const chosen = fields.find(({ field }) => field === name);
  if (!chosen) return null;
  const choose = (next: string) => {
    setValue(next);
    onChange(next ? instructionOf(chosen.field, next) : undefined);
  };
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label={text.field}
        preselected
        value={chosen.field}
        onChange={({ target }) => {
          setName(target.value);
          setValue('');
          onChange(undefined);
        }}
        options={fields.map(({ field, label }) => ({ value: field, label }))}
      />
      <SelectField
        label={text.value}
        required
        value={value}
        onChange={({ target }) => choose(target.value)}
        none=""
        options={chosen.options}
      />
    </div>
  );
}

function instructionOf(field: PlainField['field'], value: string): PlainInstruction {
  return { action: 'set', field, value: field === 'active' ? value === 'true' : value };
}
