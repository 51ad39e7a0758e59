import { TextAreaField } from '#ui/fields.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Panel } from '../core/panel.tsx';
import { useRefresh } from '../core/use-refresh.ts';
import { SentForm } from '../form/sent-form.tsx';
import { useForm } from '../form/use-form.ts';
import { recordMessages } from './messages.ts';
import { BOOKINGS_KEY, type Booking } from './types.ts';

/** Notes of staff, and a form for the next one. */
export function NotesPanel({
  booking,
  notes,
}: {
  booking: Booking;
  notes: NonNullable<Booking['notes']>;
}) {
  const text = useMessages(recordMessages);
  const dates = useDates();
  return (
    <Panel title={text.notes}>
      {notes.length === 0 ? (
        <p className="mb-4 text-sm text-ink-muted">{text.notesNone}</p>
      ) : (
        <ul className="mb-4 grid gap-4 text-sm">
          {notes.map(({ id, author, body, createdAt }) => (
            <li key={id} className="border-s-2 border-line ps-4">
              <p className="text-xs text-ink-muted">
                {author} · {dates.moment(createdAt)}
              </p>
              <p className="break-words whitespace-pre-wrap">{body}</p>
            </li>
          ))}
        </ul>
      )}
      {!booking.erasedAt && <NoteForm id={booking.id} />}
    </Panel>
  );
}

function NoteForm({ id }: { id: string }) {
  const text = useMessages(recordMessages);
  const refresh = useRefresh([BOOKINGS_KEY, id]);
  const form = useForm({ text: '' }, async (body, api) => {
    await api('POST /admin/bookings/:id/notes', { params: { id }, body });
    form.reset();
    await refresh();
  });
  return (
    <SentForm form={form} label={text.addNote} variant="secondary" className="grid gap-3">
      <TextAreaField {...form.field('text')} label={text.noteText} rows={2} required />
    </SentForm>
  );
}
