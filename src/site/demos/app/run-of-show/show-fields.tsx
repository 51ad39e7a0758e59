import { useState } from 'react';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { runOfShowMessages } from './messages.ts';
import { bounds, type RunOfShow } from './plan.ts';

/** Name, time and booked length of the show. */
export function ShowFields({
  plan,
  onChange,
}: {
  plan: RunOfShow;
  onChange(fields: Partial<RunOfShow>): void;
}) {
  const text = useMessages(runOfShowMessages);
  return (
    <fieldset className="grid grid-cols-2 gap-3">
      <legend className="sr-only">{text.header}</legend>
      <TextField
        className="col-span-2"
        label={text.showTitle}
        value={plan.title}
        maxLength={bounds.text}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextField
        label={text.day}
        type="date"
        value={plan.day}
        required
        onChange={({ target }) => target.value && onChange({ day: target.value })}
      />
      <TextField
        label={text.start}
        type="time"
        value={plan.start}
        required
        onChange={({ target }) => target.value && onChange({ start: target.value })}
      />
      <BookedField booked={plan.booked} onChange={(booked) => onChange({ booked })} />
    </fieldset>
  );
}

/** The booked minutes. The plan takes valid entries only; without one it keeps its last length. */
function BookedField({ booked, onChange }: { booked: number; onChange(booked: number): void }) {
  const text = useMessages(runOfShowMessages);
  /** What is being typed, until the field is left. */
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && typed !== '' && !isBooked(typed);
  return (
    <TextField
      className="col-span-2"
      label={text.booked}
      type="number"
      min={1}
      max={bounds.booked}
      value={typed ?? booked}
      required
      error={isWrong && text.minutesNeeded(bounds.booked)}
      onChange={({ target: { value } }) => {
        setTyped(value);
        if (isBooked(value)) onChange(Number(value));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

function isBooked(entry: string): boolean {
  const minutes = Number(entry);
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= bounds.booked;
}
