import { Link } from '@tanstack/react-router';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { StatusBadges } from '../bookings/status-badges.tsx';
import { BOOKINGS_KEY, type BookingItem, type ListQuery } from '../bookings/types.ts';
import { Answer } from '../core/answer.tsx';
import { Panel } from '../core/panel.tsx';
import { usePerson } from '../core/session.tsx';
import { useAnswer } from '../core/use-answer.ts';
import { overviewMessages } from './messages.ts';

const SHOWN = 5;

/** Bookings to answer: those of this person, and those of nobody. */
export function BookingsPanel() {
  const text = useMessages(overviewMessages);
  const { id } = usePerson();
  return (
    <Panel title={text.bookings} aside={<ListLink search={{ show: 'open' }}>{text.all}</ListLink>}>
      <div className="grid gap-6">
        <Waiting title={text.bookingsMine} none={text.bookingsMineNone} assignee={id} />
        <Waiting title={text.bookingsNew} none={text.bookingsNewNone} assignee="none" />
      </div>
    </Panel>
  );
}

function Waiting({ title, none, assignee }: { title: string; none: string; assignee: string }) {
  const text = useMessages(overviewMessages);
  const search: ListQuery = { show: 'open', assignee };
  const query = useAnswer([BOOKINGS_KEY, 'list', search], (api) =>
    api('GET /admin/bookings', { query: search }),
  );
  return (
    <section aria-label={title}>
      <h3 className="mb-1 text-sm font-semibold">{title}</h3>
      <Answer query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-sm text-ink-muted">{none}</p>
          ) : (
            <>
              <ul className="divide-y divide-line">
                {items.slice(0, SHOWN).map((item) => (
                  <Line key={item.id} item={item} />
                ))}
              </ul>
              {items.length > SHOWN && <ListLink search={search}>{text.more}</ListLink>}
            </>
          )
        }
      </Answer>
    </section>
  );
}

function Line({ item }: { item: BookingItem }) {
  const dates = useDates();
  const { id, reference, name, company, createdAt } = item;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 text-sm">
      <span className="min-w-0 grow basis-48">
        <Link to={`/bookings/${id}`} className="link">
          {[name, company].filter(Boolean).join(' · ') || reference}
        </Link>
        <span className="ms-2 text-xs text-ink-muted">{dates.moment(createdAt)}</span>
      </span>
      <StatusBadges booking={item} />
    </li>
  );
}

function ListLink({ search, children }: { search: ListQuery; children: string }) {
  return (
    <Link to="/bookings" search={search as never} className="link text-sm">
      {children}
    </Link>
  );
}
