import { timeLines, zoneName } from '#contracts/bookings/time-line.ts';
import { slotZone } from '#contracts/bookings/zones.ts';
import { MAX_SLOTS } from '#contracts/enums/bookings.ts';
import { dayIn, zonedInstant } from '#contracts/zoned-times.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField, TextField } from '#ui/fields.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Dialog } from '../core/dialog.tsx';
import { useRefresh } from '../core/use-refresh.ts';
import { SentForm } from '../form/sent-form.tsx';
import { useForm } from '../form/use-form.ts';
import { recordMessages } from './messages.ts';
import { BOOKINGS_KEY, type Booking } from './types.ts';

interface TimeValue {
  day: string;
  start: string;
  minutes: string;
}

interface Values {
  times: TimeValue[];
  isAgreed: boolean;
}

const newTime = (zone: string): TimeValue => ({
  day: dayIn(new Date(Date.now() + 86_400_000), zone),
  start: '10:00',
  minutes: '60',
});

/**
 * Proposes times, or records the agreed one. They are written in the zone of the site for a visit, and
 * in Beijing time for everything else.
 */
export function TimesDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const text = useMessages(recordMessages);
  const locale = useLocale();
  const refresh = useRefresh([BOOKINGS_KEY]);
  const { id, version, timeZone, canMail, appointment, proposals } = booking;
  const zone = booking.type === 'onsite' ? slotZone(booking) : 'Asia/Shanghai';
  const start: Values = { times: [newTime(zone)], isAgreed: false };
  const form = useForm<Values>(start, async ({ times, isAgreed }, api) => {
    const body = { version, isAgreed, times: times.map((time) => periodOf(time, zone)) };
    await api('POST /admin/bookings/:id/proposals', { params: { id }, body });
    await refresh(text.timesSent);
    onClose();
  });
  const { value, change: set, fields } = form;
  const { times, isAgreed } = value;
  const change = (index: number, changes: Partial<TimeValue>) =>
    set({ times: times.map((time, at) => (at === index ? { ...time, ...changes } : time)) });
  const isReplaced = appointment !== null || proposals.length > 0;
  return (
    <Dialog title={text.timesOpen} isWide onClose={onClose}>
      <SentForm
        form={form}
        label={isAgreed ? text.timesRecord : text.timesSend}
        className="grid gap-5"
      >
        <p className="text-sm text-ink-muted">
          {text.timesZone(zoneName(zone, locale))} {isReplaced && text.timesReplace}
        </p>
        {times.map((time, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a time has no name but its place
          <fieldset key={index} className="grid gap-3">
            <div className="grid gap-3 sm:grid-cols-3">
              <TextField
                type="date"
                required
                label={text.timesDay}
                value={time.day}
                onChange={(event) => change(index, { day: event.target.value })}
                error={fields.problems?.find(({ path }) => path === `times.${index}`)?.message}
              />
              <TextField
                type="time"
                required
                label={text.timesStart}
                value={time.start}
                onChange={(event) => change(index, { start: event.target.value })}
              />
              <TextField
                type="number"
                min={15}
                max={720}
                required
                label={text.timesMinutes}
                value={time.minutes}
                onChange={(event) => change(index, { minutes: event.target.value })}
              />
            </div>
            <p className="text-sm text-ink-muted">
              {time.day &&
                time.start &&
                timeLines(periodOf(time, zone), [zone, timeZone], locale)
                  .slice(1)
                  .map((line) => (
                    <span key={line} className="block">
                      {line}
                    </span>
                  ))}
            </p>
            {times.length > 1 && (
              <Button
                variant="ghost"
                size="sm"
                className="justify-self-start"
                onClick={() => set({ times: times.filter((_, at) => at !== index) })}
              >
                {text.timesRemove}
              </Button>
            )}
          </fieldset>
        ))}
        {times.length < MAX_SLOTS && !isAgreed && (
          <Button
            variant="secondary"
            className="justify-self-start"
            onClick={() => set({ times: [...times, newTime(zone)] })}
          >
            {text.timesAdd}
          </Button>
        )}
        <CheckboxField
          label={text.timesAgreed}
          checked={isAgreed}
          onChange={(event) => {
            const isNow = event.target.checked;
            set({ isAgreed: isNow, times: isNow ? times.slice(0, 1) : times });
          }}
        />
        <p className="text-sm text-ink-muted">{canMail ? text.timesMail : text.timesNoMail}</p>
      </SentForm>
    </Dialog>
  );
}

function periodOf({ day, start, minutes }: TimeValue, zone: string) {
  const [hours = 0, past = 0] = start.split(':').map(Number);
  const from = zonedInstant(day, hours * 60 + past, zone);
  const to = new Date(from.getTime() + Number(minutes) * 60_000);
  return { startsAt: from.toISOString(), endsAt: to.toISOString() };
}
