import { bookingTexts } from '#contracts/bookings/fields.ts';
import type { OwnBooking } from '#contracts/bookings/own-booking.ts';
import { zoneName } from '#contracts/bookings/time-line.ts';
import { slotZone } from '#contracts/bookings/zones.ts';
import { dayPartHours, dayParts } from '#contracts/enums/bookings.ts';
import { dayIn } from '#contracts/zoned-times.ts';
import { bookingMessages } from '#site/i18n/booking.ts';
import { lookUpMessages } from '#site/i18n/booking-look-up.ts';
import { bookingVisitMessages } from '#site/i18n/booking-visit.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/fields.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import type { BookingFormData } from '../form-data.ts';
import type { Problems } from '../form-problems.ts';
import { controlProps, type FormStart } from '../form-start.ts';
import { TimeFields, zoneOption } from '../time-fields.tsx';
import { OwnForm, type OwnForms } from './own-form.tsx';

/** Changes the times and the text of a booking. */
export function ChangeForm({
  forms,
  data,
  problems,
}: {
  forms: OwnForms;
  data: Pick<BookingFormData, 'timeZones'>;
  problems: Problems;
}) {
  const text = useMessages(lookUpMessages);
  const form = useMessages(bookingMessages);
  const visit = useMessages(bookingVisitMessages);
  const locale = useLocale();
  const { booking } = forms.found;
  const start = startOf(booking);
  const control = controlProps(start, problems);
  return (
    <OwnForm forms={forms} operation="change" className="grid gap-5">
      <p className="text-sm text-ink-muted">
        {text.changeText}{' '}
        {booking.siteTimeZone && text.siteHours(zoneName(booking.siteTimeZone, locale))}
      </p>
      <TimeFields data={data} start={start} problems={problems} control={control} />
      {booking.type === 'onsite' && (
        <SelectField
          {...control('siteTimeZone')}
          label={visit.siteTimeZone}
          hint={visit.siteTimeZoneHint}
          className="sm:max-w-md"
          none={visit.ownZone}
          options={data.timeZones.map(zoneOption)}
        >
          {booking.siteTimeZone &&
            data.timeZones.every(({ key }) => key !== booking.siteTimeZone) && (
              <option>{booking.siteTimeZone}</option>
            )}
        </SelectField>
      )}
      <TextField
        {...control('availability')}
        maxLength={bookingTexts.availability}
        label={form.availability}
        hint={form.availabilityHint}
      />
      <TextAreaField
        {...control('message')}
        maxLength={bookingTexts.message}
        label={form.message}
        rows={4}
      />
      <Button
        type="submit"
        variant="secondary"
        busy={forms.busy}
        className="justify-self-start max-sm:w-full"
      >
        {text.changeSubmit}
      </Button>
    </OwnForm>
  );
}

/** What the form shows at first: wishes that have not passed, and the texts. */
function startOf({ slots, message, availability, ...zones }: OwnBooking): FormStart {
  const zone = slotZone(zones);
  const wishes = slots.filter(({ endsAt }) => new Date(endsAt) > new Date());
  const values = {
    timeZone: [zones.timeZone],
    siteTimeZone: [zones.siteTimeZone ?? ''],
    message: [message],
    availability: [availability],
    ...Object.fromEntries(
      wishes.flatMap(({ startsAt }, index) => [
        [`slots.${index}.day`, [dayIn(new Date(startsAt), zone)]],
        [`slots.${index}.part`, [partAt(startsAt, zone)]],
      ]),
    ),
  };
  return { values, problems: {}, message: null, prefilled: new Set(Object.keys(values)) };
}

/** The part of the day that begins at a moment. */
function partAt(iso: string, timeZone: string): string {
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit' }).format(
    new Date(iso),
  );
  return dayParts.find((part) => dayPartHours[part][0] === Number(hour)) ?? dayParts[0];
}
