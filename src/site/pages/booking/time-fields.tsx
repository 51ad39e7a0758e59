import { startTransition, useEffect, useState } from 'react';
import { DEFAULT_TIME_ZONE } from '#contracts/bookings/fields.ts';
import { dayParts } from '#contracts/enums/bookings.ts';
import { bookingMessages } from '#site/i18n/booking.ts';
import { SelectField, TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { readDraft } from './draft.ts';
import type { Problems } from './form-problems.ts';
import type { ControlProps, FormStart } from './form-start.ts';

/** Preferred times with their time zone. */
export function TimeFields({
  start,
  problems,
  control,
}: {
  start: FormStart;
  problems: Problems;
  control: ControlProps;
}) {
  const text = useMessages(bookingMessages);
  const { zone, zones, setZone } = useZone(Object.keys(text.zones), start.values.timeZone?.[0]);
  const today = useToday();
  const names: Record<string, string> = text.zones;
  const { defaultValue: _, ...zoneProps } = control('timeZone');
  return (
    <>
      {text.slots.map((label, index) => (
        <div key={label} className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...control(`slots.${index}.day`)}
            type="date"
            label={label}
            min={today}
            error={problems[`slots.${index}`] ?? (index === 0 ? problems.slots : undefined)}
            autoFocus={control(`slots.${index}`).autoFocus}
          />
          <SelectField {...control(`slots.${index}.part`)} label={text.part} preselected>
            {dayParts.map((part) => (
              <option key={part} value={part}>
                {text.parts[part]}
              </option>
            ))}
          </SelectField>
        </div>
      ))}
      <SelectField
        {...zoneProps}
        label={text.timeZone}
        hint={text.timeZoneHint}
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
    </>
  );
}

/**
 * The selected zone: from the posted form, or else from the draft, or else the browser's zone once
 * scripts run.
 */
function useZone(known: string[], posted: string | undefined) {
  const [zone, setZone] = useState(posted ?? DEFAULT_TIME_ZONE);
  useEffect(() => {
    if (posted) return;
    const draftZone = readDraft()?.fields.find(([name]) => name === 'timeZone')?.[1];
    const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    startTransition(() => setZone(draftZone ?? ownZone ?? DEFAULT_TIME_ZONE));
  }, [posted]);
  return { zone, setZone, zones: known.includes(zone) ? known : [...known, zone] };
}

/** Today in the visitor's time zone. Unknown until scripts run, because the HTML may be cached. */
function useToday(): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => {
    const date = new Date().toLocaleDateString('sv-SE');
    startTransition(() => setToday(date));
  }, []);
  return today;
}
