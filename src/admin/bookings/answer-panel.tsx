import { type AnswerChannel, answerChannels } from '#contracts/enums/bookings.ts';
import { Badge } from '#ui/badge.tsx';
import { SelectField, TextAreaField } from '#ui/fields.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { optionsOf } from '../core/filters.tsx';
import { Panel } from '../core/panel.tsx';
import { useRefresh } from '../core/use-refresh.ts';
import { SentForm } from '../form/sent-form.tsx';
import { useForm } from '../form/use-form.ts';
import { recordMessages } from './messages.ts';
import { TemplateChoice } from './template-choice.tsx';
import { BOOKINGS_KEY, type Booking } from './types.ts';

interface Values {
  channel: AnswerChannel;
  text: string;
}

const tones = { waiting: 'info', sent: 'good', failed: 'bad' } as const;

/** Answers so far, and the next one. */
export function AnswerPanel({ booking }: { booking: Booking }) {
  const text = useMessages(recordMessages);
  const dates = useDates();
  return (
    <Panel title={text.answer}>
      {booking.answers?.map(({ id, author, channel, body, createdAt, delivery }) => (
        <article key={id} className="mb-4 border-b border-line pb-4 text-sm">
          <p className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted">
            {text.channels[channel]} · {author} · {dates.moment(createdAt)}
            {delivery && <Badge tone={tones[delivery]}>{text.deliveries[delivery]}</Badge>}
          </p>
          <p className="break-words whitespace-pre-wrap">{body}</p>
        </article>
      ))}
      <AnswerForm booking={booking} />
    </Panel>
  );
}

function AnswerForm({ booking }: { booking: Booking }) {
  const { id, version, canMail, email } = booking;
  const text = useMessages(recordMessages);
  const refresh = useRefresh([BOOKINGS_KEY]);
  const start: Values = { channel: canMail ? 'mail' : 'phone', text: '' };
  const form = useForm<Values>(start, async (body, api) => {
    await api('POST /admin/bookings/:id/answers', {
      params: { id },
      body: { version, ...body },
    });
    form.reset();
    await refresh(text.answered);
  });
  const isMail = form.value.channel === 'mail';
  const channels = answerChannels.filter((channel) => channel !== 'mail' || canMail);
  return (
    <SentForm form={form} label={isMail ? text.send : text.record} className="grid gap-4">
      <SelectField
        {...form.field('channel')}
        preselected
        label={text.channel}
        {...(!canMail && { hint: text.noMailHint })}
        options={optionsOf(channels, text.channels)}
      />
      {isMail && (
        <TemplateChoice
          booking={booking}
          onChoose={(chosen) => {
            // What was written stays.
            const { text: written } = form.value;
            form.change({ text: written.trim() ? `${written.trimEnd()}\n\n${chosen}` : chosen });
          }}
        />
      )}
      <TextAreaField
        {...form.field('text')}
        label={isMail ? text.mailText : text.resultText}
        {...(isMail && email && { hint: text.mailHint(email) })}
        rows={isMail ? 8 : 3}
        required
      />
    </SentForm>
  );
}
