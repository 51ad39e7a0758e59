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
      <TextField
        className="col-span-2"
        label={text.booked}
        type="number"
        min={1}
        max={bounds.booked}
        value={plan.booked}
        required
        onChange={({ target }) => {
          const booked = Math.round(target.valueAsNumber);
          if (booked >= 1 && booked <= bounds.booked) onChange({ booked });
        }}
      />
    </fieldset>
  );
}
