import { bookingChoices, bookingTexts } from '#contracts/bookings/fields.ts';
import { foldedMessages } from '#site/i18n/booking-folded.ts';
import { SelectField, TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import type { BookingFormData } from './form-data.ts';
import type { Problems } from './form-problems.ts';
import { controlProps, type FormStart } from './form-start.ts';

/** The part of the booking form about the visitor's project. */
export function ProjectFields({
  data,
  start,
  problems,
  isSupport,
}: {
  data: BookingFormData;
  start: FormStart;
  problems: Problems;
  /** Support asks neither for a use nor for a budget. */
  isSupport: boolean;
}) {
  const text = useMessages(foldedMessages);
  const control = controlProps(start, problems);
  const solution = control('solution');
  const isOffered = data.solutions.some(({ key }) => key === solution.defaultValue);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        {...control('company')}
        maxLength={bookingTexts.company}
        label={text.company}
        autoComplete="organization"
      />
      <TextField
        {...control('region')}
        maxLength={bookingTexts.region}
        label={text.region}
        hint={text.regionHint}
      />
      {!isSupport && data.solutions.length > 0 && (
        <SelectField
          {...solution}
          label={text.solution}
          defaultValue={isOffered ? solution.defaultValue : ''}
          none={text.anySolution}
          options={data.solutions.map(({ key, name }) => ({ value: key, label: name }))}
        />
      )}
      {!isSupport && (
        <SelectField
          {...control('budget')}
          label={text.budget}
          none={text.anyBudget}
          options={bookingChoices.budget.map((range) => ({
            value: range,
            label: text.budgets[range],
          }))}
        />
      )}
    </div>
  );
}
