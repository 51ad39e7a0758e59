import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { bookingStatuses } from '#contracts/enums/bookings.ts';
import { productKeys } from '#contracts/enums/products.ts';
import { locales } from '#contracts/locale.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Answer } from '../core/answer.tsx';
import { Filters, KeysetPager, SearchFilter, SelectFilter } from '../core/filters.tsx';
import { ScreenHeader } from '../core/layout.tsx';
import { isNarrowed, useSearchFields } from '../core/search-fields.ts';
import { useMay, useSession } from '../core/session.tsx';
import { ExportMenu } from '../transfers/export-menu.tsx';
import { BookingTable } from './booking-table.tsx';
import { figureMessages } from './figure-messages.ts';
import { inboxMessages } from './messages.ts';
import { BOOKINGS_KEY, type ListQuery } from './types.ts';
import { useAssignees } from './use-assignees.ts';

export function BookingList() {
  const text = useMessages(inboxMessages);
  const { open } = useMessages(figureMessages);
  const may = useMay();
  const { api } = useSession();
  const { search } = useSearchFields();
  const { after: _, ...filters } = search;
  const query = useQuery({
    queryKey: [BOOKINGS_KEY, 'list', search],
    // The API refuses values that it does not know.
    queryFn: () => api('GET /admin/bookings', { query: search as ListQuery }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <ScreenHeader
        title={text.title}
        action={
          <span className="flex flex-wrap gap-3">
            <Link to="/bookings/figures" className="btn btn-secondary">
              {open}
            </Link>
            {may('bookings.update') && (
              <ExportMenu path="/admin/exports/bookings" query={filters} />
            )}
          </span>
        }
      />
      <Filters>
        <SearchFilter
          label={may('bookings.update') ? text.search : text.searchReference}
          cursorField="after"
        />
        <SelectFilter
          name="show"
          cursorField="after"
          label={text.show}
          options={(['open', 'overdue', 'due', 'to_check'] as const).map((value) => ({
            value,
            label: text.shows[value],
          }))}
        />
        <SelectFilter
          name="status"
          cursorField="after"
          label={text.status}
          options={bookingStatuses.map((value) => ({ value, label: text.statuses[value] }))}
        />
        {may('bookings.update') && <AssigneeFilter />}
        <SelectFilter
          name="product"
          cursorField="after"
          label={text.product}
          options={productKeys.map((value) => ({ value, label: text.products[value] }))}
        />
        <SelectFilter
          name="locale"
          cursorField="after"
          label={text.language}
          options={locales.map((value) => ({ value, label: text.languages[value] }))}
        />
      </Filters>
      <Answer query={query}>
        {({ items, next }) =>
          items.length === 0 ? (
            <EmptyState title={isNarrowed(search) ? text.emptyTitle : text.noneTitle}>
              {isNarrowed(search) ? text.emptyText : text.noneText}
            </EmptyState>
          ) : (
            <>
              <BookingTable items={items} />
              <KeysetPager cursorField="after" next={next} />
            </>
          )
        }
      </Answer>
    </>
  );
}

function AssigneeFilter() {
  const text = useMessages(inboxMessages);
  const people = useAssignees().map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectFilter
      name="assignee"
      cursorField="after"
      label={text.assignee}
      options={[
        { value: 'mine', label: text.mine },
        { value: 'none', label: text.nobody },
        ...people,
      ]}
    />
  );
}
