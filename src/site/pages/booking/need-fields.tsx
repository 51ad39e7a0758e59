import { bookingChoices } from '#contracts/bookings/fields.ts';
import { foldedMessages } from '#site/i18n/booking-folded.ts';
import { ChoiceField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import type { BookingFormData } from './form-data.ts';
import type { Problems } from './form-problems.ts';
import type { FormStart } from './form-start.ts';

/** The part of the booking form about type and products. */
export function NeedFields({
  data,
  products,
  start,
  problems,
}: {
  data: BookingFormData;
  /** What the choice of products is called. */
  products: string;
  start: FormStart;
  problems: Problems;
}) {
  const text = useMessages(foldedMessages);
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
        label={products}
        error={problems.products}
        defaultValue={start.values.products ?? []}
        options={data.products.map(({ key, name }) => ({ value: key, label: name }))}
      />
    </>
  );
}
