import { bookingChoices, bookingTexts } from '#contracts/bookings/fields.ts';
import { bookingMessages } from '#site/i18n/booking.ts';
import { ChoiceField, SelectField, TextAreaField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import type { BookingFormData } from './booking-form.tsx';
import type { Problems } from './form-problems.ts';
import type { ControlProps, FormStart } from './form-start.ts';
import { Group } from './group.tsx';

/** The part of the booking form about the visitor's needs. */
export function NeedFields({
  data,
  start,
  problems,
  control,
}: {
  data: BookingFormData;
  start: FormStart;
  problems: Problems;
  control: ControlProps;
}) {
  const text = useMessages(bookingMessages);
  const initialType = start.values.type?.[0];
  const type = bookingChoices.type.find((value) => value === initialType) ?? bookingChoices.type[0];
  const solution = control('solution');
  const isOffered = data.solutions.some(({ key }) => key === solution.defaultValue);
  return (
    <Group heading={text.needs}>
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
        label={text.products}
        error={problems.products}
        defaultValue={start.values.products ?? []}
        options={data.products.map(({ key, name }) => ({ value: key, label: name }))}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {data.solutions.length > 0 && (
          <SelectField
            {...solution}
            label={text.solution}
            defaultValue={isOffered ? solution.defaultValue : ''}
          >
            <option value="">{text.anySolution}</option>
            {data.solutions.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField {...control('budget')} label={text.budget}>
          <option value="">{text.anyBudget}</option>
          {bookingChoices.budget.map((range) => (
            <option key={range} value={range}>
              {text.budgets[range]}
            </option>
          ))}
        </SelectField>
      </div>
      <TextAreaField
        {...control('message')}
        label={text.message}
        hint={text.messageHint}
        maxLength={bookingTexts.message}
      />
    </Group>
  );
}
