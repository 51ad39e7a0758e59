import { MAX_NEXT_STEP } from '#contracts/enums/bookings.ts';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Panel } from '../core/panel.tsx';
import { useRefresh } from '../core/use-refresh.ts';
import { SentForm } from '../form/sent-form.tsx';
import { useForm } from '../form/use-form.ts';
import { inboxMessages, recordMessages } from './messages.ts';
import { BOOKINGS_KEY, type Booking } from './types.ts';

/** What comes next, and when. */
export function NextStepPanel({ booking }: { booking: Booking }) {
  const text = useMessages(recordMessages);
  const inbox = useMessages(inboxMessages);
  const refresh = useRefresh([BOOKINGS_KEY]);
  const { id, version, nextStep = '', nextStepOn } = booking;
  const form = useForm({ nextStep, nextStepOn: nextStepOn ?? '' }, async (values, api) => {
    await api('PATCH /admin/bookings/:id', {
      params: { id },
      body: { version, nextStep: values.nextStep, nextStepOn: values.nextStepOn || null },
    });
    await refresh(text.nextStepSaved);
  });
  return (
    <Panel title={inbox.nextStep}>
      <SentForm form={form} label={text.nextStepSave} className="grid gap-4">
        <TextField
          {...form.field('nextStep')}
          label={text.nextStepText}
          maxLength={MAX_NEXT_STEP}
        />
        <TextField
          {...form.field('nextStepOn')}
          type="date"
          label={text.nextStepOn}
          hint={text.nextStepHint}
        />
      </SentForm>
    </Panel>
  );
}
