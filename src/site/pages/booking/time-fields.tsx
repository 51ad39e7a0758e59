import { useEffect, useState } from 'react';
import { dayParts } from '#contracts/enums/bookings.ts';
import { cooperationMessages } from '#site/i18n/booking.ts';
import { SelectField, TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import type { Problems } from './booking-body.ts';
import { readDraft } from './draft.ts';

/** Preferred times with the zone they are in, which the visitor always sees. */
export function TimeFields({ problems }: { problems: Problems }) {
  const text = useMessages(cooperationMessages);
  const { zone, zones, setZone } = useZone(Object.keys(text.zones));
  const today = useToday();
  const names: Record<string, string> = text.zones;
  return (
    <>
      <SelectField
        name="timeZone"
        label={text.timeZone}
        hint={text.timeZoneHint}
        error={problems.timeZone}
        preselected
        value={zone}
        onChange={(event) => setZone(event.target.value)}
        className="sm:max-w-md"
      >
        {zones.map((name) => (
          <option key={name} value={name}>
            {names[name] ? `${names[name]} (${name})` : name}
          </option>
        ))}
      </SelectField>
      {text.slots.map((label, index) => (
        <div key={label} className="grid gap-4 sm:grid-cols-2">
          <TextField
            type="date"
            name={`slots.${index}.day`}
            label={label}
            min={today}
            error={problems[`slots.${index}`] ?? (index === 0 ? problems.slots : undefined)}
          />
          <SelectField name={`slots.${index}.part`} label={text.part} preselected>
            {dayParts.map((part) => (
              <option key={part} value={part}>
                {text.parts[part]}
              </option>
            ))}
          </SelectField>
        </div>
      ))}
    </>
  );
}

/** The chosen zone: that of the draft, else the visitor's own once the browser can be asked. */
function useZone(known: string[]) {
  const [zone, setZone] = useState('Asia/Shanghai');
  useEffect(() => {
    const kept = readDraft()?.fields.find(([name]) => name === 'timeZone')?.[1];
    setZone(kept ?? Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'Asia/Shanghai');
  }, []);
  return { zone, setZone, zones: known.includes(zone) ? known : [...known, zone] };
}

/** Today where the visitor is; unknown until the page, which may be an older copy, has started. */
function useToday(): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(new Date().toLocaleDateString('sv-SE')), []);
  return today;
}
