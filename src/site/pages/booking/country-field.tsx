import { useState } from 'react';
import { foldedMessages } from '#site/i18n/booking-folded.ts';
import { SelectField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import type { BookingFormData } from './form-data.ts';
import type { Problems } from './form-problems.ts';
import { controlProps, type FormStart } from './form-start.ts';

/** The country of a telephone number: asked only where the number does not tell it. */
export function CountryField({
  data: { countries, timeZones },
  start,
  problems,
}: {
  data: BookingFormData;
  start: FormStart;
  problems: Problems;
}) {
  const text = useMessages(foldedMessages);
  const { defaultValue, ...props } = controlProps(start, problems)('country');
  const [isAsked, setAsked] = useState(Boolean(props.error || defaultValue));
  if (props.error && !isAsked) setAsked(true);
  if (!isAsked) return null;
  const zone = start.values.timeZone?.[0] ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const ofZone = timeZones.find(({ key }) => key === zone)?.country;
  return (
    <SelectField
      {...props}
      required
      label={text.country}
      hint={text.countryHint}
      defaultValue={defaultValue || ofZone || countryOfLanguage()}
      className="sm:col-span-2 sm:max-w-md"
      none={text.anyCountry}
      options={countries.map(({ key, name }) => ({ value: key, label: name }))}
    />
  );
}

/** The region in the browser's language; a posted form is rendered on the server, which has none. */
const countryOfLanguage = () =>
  typeof window === 'undefined' ? undefined : new Intl.Locale(navigator.language).region;
