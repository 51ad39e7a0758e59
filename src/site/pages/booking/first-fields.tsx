import { bookingTexts, MAX_CONTACT } from '#contracts/bookings/fields.ts';
import { bookingMessages } from '#site/i18n/booking.ts';
import { TextAreaField, TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import type { BookingFormData } from './form-data.ts';
import type { Problems } from './form-problems.ts';
import type { ControlProps, FormStart } from './form-start.ts';
import { CountryField } from './lazy-fields.ts';
import type { BookingWords } from './words.ts';

/** The fields that everybody sees: who, how to reach them, what it is about, when. */
export function FirstFields({
  data,
  start,
  problems,
  control,
  words,
}: {
  data: BookingFormData;
  start: FormStart;
  problems: Problems;
  control: ControlProps;
  words: Pick<BookingWords, 'message' | 'messageHint'>;
}) {
  const text = useMessages(bookingMessages);
  return (
    <div className="grid gap-5 py-7 sm:grid-cols-2">
      <TextField
        {...control('name')}
        maxLength={bookingTexts.name}
        label={text.name}
        autoComplete="name"
        required
      />
      <TextField
        {...control('contact')}
        maxLength={MAX_CONTACT}
        label={text.contact}
        hint={text.contactHint}
        autoComplete="tel"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <CountryField data={data} start={start} problems={problems} />
      <TextAreaField
        {...control('message')}
        maxLength={bookingTexts.message}
        rows={3}
        label={words.message}
        hint={words.messageHint}
        className="sm:col-span-2"
      />
      <TextField
        {...control('availability')}
        maxLength={bookingTexts.availability}
        label={text.availability}
        hint={text.availabilityHint}
        className="sm:col-span-2"
      />
    </div>
  );
}
