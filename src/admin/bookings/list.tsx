import { Link } from '@tanstack/react-router';
import { bookingStatuses } from '#contracts/enums/bookings.ts';
import { productKeys } from '#contracts/enums/products.ts';
import { locales } from '#contracts/locale.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Filters, optionsOf, SearchFilter, SelectFilter } from '../core/filters.tsx';
import { KeysetList, listOf, useListQuery } from '../core/keyset-list.tsx';
import { ScreenHeader } from '../core/layout.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { useMay } from '../core/session.tsx';
import { ExportMenu } from '../transfers/export-menu.tsx';
import { BookingTable } from './booking-table.tsx';
import { figureMessages } from './figure-messages.ts';
import { inboxMessages } from './messages.ts';
import { BOOKINGS_KEY } from './types.ts';
import { useAssignees } from './use-assignees.ts';

export function BookingList() {
  const text = useMessages(inboxMessages);
  const { open } = useMessages(figureMessages);
  const may = useMay();
  const { search } = useSearchFields();
  const { after: _, ...filters } = search;
  const query = useListQuery([BOOKINGS_KEY, 'list'], listOf('GET /admin/bookings'));
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
        <SearchFilter label={may('bookings.update') ? text.search : text.searchReference} />
        <SelectFilter
          name="show"
          label={text.show}
          options={optionsOf(['open', 'overdue', 'due', 'to_check'], text.shows)}
        />
        <SelectFilter
          name="status"
          label={text.status}
          options={optionsOf(bookingStatuses, text.statuses)}
        />
        {may('bookings.update') && <AssigneeFilter />}
        <SelectFilter
          name="product"
          label={text.product}
          options={optionsOf(productKeys, text.products)}
        />
        <SelectFilter
          name="locale"
          label={text.language}
          options={optionsOf(locales, text.languages)}
        />
      </Filters>
      <KeysetList
        query={query}
        empty={{ title: text.emptyTitle, text: text.emptyText }}
        none={{ title: text.noneTitle, text: text.noneText }}
      >
        {(items) => <BookingTable items={items} />}
      </KeysetList>
    </>
  );
}

function AssigneeFilter() {
  const text = useMessages(inboxMessages);
  const people = useAssignees().map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectFilter
      name="assignee"
      label={text.assignee}
      options={[
        { value: 'mine', label: text.mine },
        { value: 'none', label: text.nobody },
        ...people,
      ]}
    />
  );
}
