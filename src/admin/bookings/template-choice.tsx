import { fillReply } from '#contracts/bookings/reply-values.ts';
import { bookingTime } from '#contracts/bookings/time-line.ts';
import { SelectField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { usePerson } from '../core/session.tsx';
import { useAnswer } from '../core/use-answer.ts';
import { recordMessages } from './messages.ts';
import type { Booking } from './types.ts';

/** Begins an answer with a template, filled in for the booking, in the language of the visitor. */
export function TemplateChoice({
  booking,
  onChoose,
}: {
  booking: Booking;
  onChoose(text: string): void;
}) {
  const text = useMessages(recordMessages);
  const person = usePerson();
  const { data } = useAnswer(['reply-template', 'active'], (api) =>
    api('GET /admin/reply-templates', { query: { state: 'on' } }),
  );
  const { locale, reference, name = '', appointment, lookUpAddress } = booking;
  const values = {
    name,
    reference,
    consultant: person.name,
    time: appointment ? bookingTime(appointment, booking, locale) : '',
    page: lookUpAddress,
  };
  const templates = (data?.items ?? []).flatMap(({ id, name: title, textZh, textEn }) => {
    const body = locale === 'en' ? textEn : textZh;
    return body ? [{ id, title, body }] : [];
  });
  if (templates.length === 0) return null;
  return (
    <SelectField
      label={text.template}
      value=""
      onChange={({ target }) => {
        const chosen = templates.find(({ id }) => id === target.value);
        if (chosen) onChoose(fillReply(chosen.body, values));
      }}
      none={text.templateNone}
      options={templates.map(({ id, title }) => ({ value: id, label: title }))}
    />
  );
}
