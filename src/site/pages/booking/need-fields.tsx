import { bookingChoices } from '#contracts/bookings/fields.ts';
import { bookingMessages } from '#site/i18n/booking.ts';
import { ChoiceField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import type { BookingFormData } from './form-data.ts';
import type { Problems } from './form-problems.ts';
import type { FormStart } from './form-start.ts';
import type { BookingWords } from './words.ts';

/** The part of the booking form about type and products. */
export function NeedFields({
  data,
  words,
  start,
  problems,
}: {
  data: BookingFormData;
  words: Pick<BookingWords, 'products'>;
  start: FormStart;
  problems: Problems;
}) {
  const text = useMessages(bookingMessages);
  const initialType = start.values.type?.[0];
  const type = bookingChoices.type.find((value) => value === initialType) ?? bookingChoices.type[0];
  return (
    <>
      <ChoiceField
        name="type"
        type="radio"
        required
        label={text.type}
        error={problems.type}
        defaultValue={[type]}
        options={bookingChoices.type.map((value) => ({ value, label: text.types[value] }))}
      />
      <ChoiceField
        name="products"
        label={words.products}
        error={problems.products}
        defaultValue={start.values.products ?? []}
        options={data.products.map(({ key, name }) => ({ value: key, label: name }))}
      />
    </>
  );
}
