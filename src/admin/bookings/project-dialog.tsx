import { useNavigate } from '@tanstack/react-router';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { showToast } from '#ui/state/notices.ts';
import { Dialog } from '../core/dialog.tsx';
import { Loading } from '../core/loading.tsx';
import { useRefresh } from '../core/use-refresh.ts';
import { useMatches, useMatchWords } from '../customers/use-matches.ts';
import { SentForm } from '../form/sent-form.tsx';
import { useForm } from '../form/use-form.ts';
import { productNames } from './booking-table.tsx';
import { inboxMessages, recordMessages } from './messages.ts';
import { BOOKINGS_KEY, type Booking } from './types.ts';

/** Makes a project of a booking; customers with the same contact are shown first. */
export function ProjectDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const text = useMessages(recordMessages);
  const matches = useMatches({
    name: booking.company || booking.name || '',
    contactPhone: booking.phone ?? '',
    contactEmail: booking.email ?? '',
    contactWechat: booking.wechat ?? '',
  });
  return (
    <Dialog title={text.projectMake} onClose={onClose}>
      {matches ? (
        <ProjectOfBooking booking={booking} matches={matches} onClose={onClose} />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}

/** Choice of the radio button for a customer that is not known yet. */
const NEW = 'new';

function ProjectOfBooking({
  booking,
  matches,
  onClose,
}: {
  booking: Booking;
  matches: NonNullable<ReturnType<typeof useMatches>>;
  onClose: () => void;
}) {
  const text = useMessages(recordMessages);
  const inbox = useMessages(inboxMessages);
  const wordsOf = useMatchWords();
  const refresh = useRefresh([BOOKINGS_KEY]);
  const navigate = useNavigate();
  const customerName = booking.company || booking.name || '';
  const start = {
    customer: matches[0]?.id ?? NEW,
    customerName,
    name: [customerName, productNames(booking.products.slice(0, 1), inbox.products)]
      .filter(Boolean)
      .join(' '),
  };
  const form = useForm(start, async (values, api) => {
    const customer =
      values.customer === NEW ? { name: values.customerName } : { id: values.customer };
    try {
      const { id } = await api('POST /admin/bookings/:id/project', {
        params: { id: booking.id },
        body: { name: values.name, customer },
      });
      showToast('success', text.projectMade);
      onClose();
      await navigate({ to: `/projects/${id}` });
    } finally {
      // Also after a conflict: somebody else has made it.
      await refresh();
    }
  });
  const isNew = form.value.customer === NEW;
  const choice = (customer: string) => ({
    name: 'customer',
    value: customer,
    checked: form.value.customer === customer,
    onChange: () => form.change({ customer }),
  });
  return (
    <SentForm form={form} label={text.projectMake}>
      {matches.length > 0 && (
        <fieldset>
          <legend className="mb-1.5 text-sm font-medium">{text.projectMatches}</legend>
          <div className="grid gap-1">
            {matches.map((match) => (
              <label key={match.id} className="flex min-h-11 items-start gap-3 py-2 text-sm">
                <input type="radio" className="tick" {...choice(match.id)} />
                <span className="min-w-0">
                  <span className="font-medium break-words">{match.name}</span>
                  <span className="block text-xs text-ink-muted">{wordsOf(match)}</span>
                </span>
              </label>
            ))}
            <label className="flex min-h-11 items-start gap-3 py-2 text-sm">
              <input type="radio" className="tick" {...choice(NEW)} />
              {text.customerNew}
            </label>
          </div>
        </fieldset>
      )}
      {isNew && (
        <TextField
          {...form.field('customerName')}
          label={text.customerName}
          hint={text.customerHint}
          required
        />
      )}
      <TextField {...form.field('name')} label={text.projectName} required />
    </SentForm>
  );
}
