import { useEffect, useRef, useState } from 'react';
import { bookingTexts } from '#contracts/bookings/fields.ts';
import { bookingVisitMessages } from '#site/i18n/booking-visit.ts';
import { SelectField, TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import type { BookingFormData } from '../form-data.ts';
import type { Problems } from '../form-problems.ts';
import { controlProps, type FormStart } from '../form-start.ts';
import { proposedZones } from './proposed-zones.ts';
import { useFormValues } from './use-form-values.ts';

/**
 * Where a visit takes place, and on whose clocks. Shown by the style sheet while a visit is chosen, so
 * that it also works without scripts.
 */
export function VisitFields({
  data,
  start,
  problems,
}: {
  data: BookingFormData;
  start: FormStart;
  problems: Problems;
}) {
  const text = useMessages(bookingVisitMessages);
  const control = controlProps(start, problems);
  const area = useRef<HTMLDivElement>(null);
  const values = useFormValues(area);
  const proposed = values ? proposedZones(`${values.region} ${values.siteAddress}`, data) : [];
  const [isChosen, setChosen] = useState(Boolean(start.values.siteTimeZone?.[0]));
  const only = proposed.length === 1 && !isChosen ? proposed[0]?.key : undefined;
  useEffect(() => {
    // An address that names one zone says which it is, until the visitor says another.
    const select = area.current?.querySelector('select');
    if (select && only && only !== values?.timeZone) select.value = only;
  }, [only, values?.timeZone]);
  const rest = data.timeZones.filter((zone) => !proposed.includes(zone));
  const option = ({ key, name }: (typeof rest)[number]) => (
    <option key={key} value={key}>
      {`${name} (${key})`}
    </option>
  );
  return (
    <div
      ref={area}
      className="hidden gap-5 group-has-[[name=type][value=onsite]:checked]/booking:grid sm:grid-cols-2"
    >
      <TextField
        {...control('siteAddress')}
        maxLength={bookingTexts.siteAddress}
        label={text.siteAddress}
        autoComplete="address-line1"
      />
      <SelectField
        {...control('siteTimeZone')}
        label={text.siteTimeZone}
        hint={text.siteTimeZoneHint}
        onChange={() => setChosen(true)}
      >
        <option value="">{text.ownZone}</option>
        {proposed.length > 0 && <optgroup label={text.proposed}>{proposed.map(option)}</optgroup>}
        {rest.map(option)}
      </SelectField>
    </div>
  );
}
