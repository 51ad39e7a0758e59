import { startTransition, useEffect, useState } from 'react';
import { DEFAULT_TIME_ZONE } from '#contracts/bookings/fields.ts';
import { dayParts } from '#contracts/enums/bookings.ts';
import { bookingMessages } from '#site/i18n/booking.ts';
import { SelectField, TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { readDraft } from './draft.ts';
import type { BookingFormData } from './form-data.ts';
import type { Problems } from './form-problems.ts';
import type { ControlProps, FormStart } from './form-start.ts';

/** A time zone of a select. */
export const zoneOption = ({ key, name }: BookingFormData['timeZones'][number]) => ({
  value: key,
  label: `${name} (${key})`,
});

/** Preferred times with their time zone. */
export function TimeFields({
  data: { timeZones },
  start,
  problems,
  control,
}: {
  data: Pick<BookingFormData, 'timeZones'>;
  start: FormStart;
  problems: Problems;
  control: ControlProps;
}) {
  const text = useMessages(bookingMessages);
  const { zone, setZone, today } = useZone(start.values.timeZone?.[0]);
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
          <SelectField
            {...control(`slots.${index}.part`)}
            label={text.part}
            preselected
            options={dayParts.map((part) => ({ value: part, label: text.parts[part] }))}
          />
        </div>
      ))}
      <SelectField
        {...zoneProps}
        label={text.timeZone}
        hint={text.timeZoneHint}
        preselected
        value={zone}
        onChange={({ target }) => setZone(target.value)}
        className="sm:max-w-md"
        options={timeZones.map(zoneOption)}
      >
        {timeZones.every(({ key }) => key !== zone) && <option>{zone}</option>}
      </SelectField>
    </>
  );
}

/**
 * The selected zone and today there. The zone comes from the posted form, or else from the draft, or
 * else from the browser once scripts run; today is unknown until then, because the HTML may be cached.
 */
function useZone(posted: string | undefined) {
  const [zone, setZone] = useState(posted ?? DEFAULT_TIME_ZONE);
  const [today, setToday] = useState<string>();
  useEffect(
    () =>
      // In small steps, so that the form answers meanwhile.
      startTransition(() => {
        setToday(new Date().toLocaleDateString('sv-SE'));
        if (posted) return;
        const draftZone = readDraft()?.fields.find(([name]) => name === 'timeZone')?.[1];
        const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
        setZone(draftZone ?? ownZone ?? DEFAULT_TIME_ZONE);
      }),
    [posted],
  );
  return { zone, setZone, today };
}
