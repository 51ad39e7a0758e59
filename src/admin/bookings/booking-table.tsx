import { Link } from '@tanstack/react-router';
import { productKeys } from '#contracts/enums/products.ts';
import { Badge } from '#ui/badge.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { Moment } from '../core/moment.tsx';
import { inboxMessages } from './messages.ts';
import { StatusBadges } from './status-badges.tsx';
import type { BookingItem } from './types.ts';

/** Bookings as a table; a role that does not see persons gets no column for them. */
export function BookingTable({ items }: { items: BookingItem[] }) {
  const text = useMessages(inboxMessages);
  const dates = useDates();
  const columns: Column<BookingItem>[] = [
    {
      head: text.title,
      cell: ({ id, reference, type, products }) => (
        <span className="grid gap-0.5">
          <Link to={`/bookings/${id}`} className="link whitespace-nowrap">
            {reference}
          </Link>
          <span className="text-xs font-normal text-ink-muted">
            {[text.types[type], productNames(products, text.products)].filter(Boolean).join(' · ')}
          </span>
        </span>
      ),
    },
    { head: text.status, cell: (booking) => <StatusBadges booking={booking} /> },
    {
      // What this person does next stands below the name.
      head: text.assignee,
      cell: ({ assignee, nextStep, nextStepOn }) => (
        <span className="grid min-w-24 justify-items-start gap-0.5 wrap-anywhere">
          {assignee ? assignee.name : <Badge>{text.nobody}</Badge>}
          {nextStep && <span className="text-xs text-ink-muted">{nextStep}</span>}
          {nextStepOn && (
            <span className="text-xs whitespace-nowrap text-ink-muted">
              {dates.day(nextStepOn)}
            </span>
          )}
        </span>
      ),
    },
    {
      head: text.received,
      cell: ({ createdAt, locale }) => (
        <span>
          <Moment at={createdAt} />
          {locale === 'en' && (
            <span className="ms-2 text-xs text-ink-muted">{text.languages.en}</span>
          )}
        </span>
      ),
    },
  ];
  if (items[0]?.name !== undefined) {
    columns.splice(1, 0, {
      head: text.visitor,
      cell: ({ name, company }) =>
        name ? (
          <span className="grid min-w-24 gap-0.5 wrap-anywhere">
            {name}
            {company && <span className="text-xs text-ink-muted">{company}</span>}
          </span>
        ) : (
          <span className="text-ink-muted">{text.erased}</span>
        ),
    });
  }
  return <Table caption={text.title} columns={columns} rows={items} />;
}

/** Names of products in one line; a key that is no longer known is shown as it is. */
export function productNames(
  keys: readonly string[],
  names: Readonly<Record<string, string>>,
): string {
  const known: readonly string[] = productKeys;
  const sorted = [...keys].sort((a, b) => known.indexOf(a) - known.indexOf(b));
  return sorted.map((key) => names[key] ?? key).join(' · ');
}
