import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shareAudiences } from '#contracts/enums/shares.ts';
import { linkStates } from '#contracts/sheets/links.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Answer } from '../../core/answer.tsx';
import { Filters, KeysetPager, SearchFilter, SelectFilter } from '../../core/filters.tsx';
import { ScreenHeader } from '../../core/layout.tsx';
import { isNarrowed, useSearchFields } from '../../core/search-fields.ts';
import { useMay, useSession } from '../../core/session.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { LinkTable } from './link-table.tsx';
import { linkMessages } from './messages.ts';
import { LINKS_KEY, type LinkItem, type LinkQuery } from './types.ts';

/** All shared links; first those that open something. */
export function LinkList() {
  const text = useMessages(linkMessages);
  const may = useMay();
  const { api } = useSession();
  const { search } = useSearchFields();
  const [shown, setShown] = useState<LinkItem>();
  const query = useQuery({
    queryKey: [LINKS_KEY, 'list', search],
    // The API refuses values that it does not know.
    queryFn: () => api('GET /admin/share-links', { query: search as LinkQuery }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <ScreenHeader title={text.title} />
      <Filters>
        <SearchFilter
          label={may('shares.update') ? text.search : text.searchNumber}
          cursorField="after"
        />
        <SelectFilter
          name="state"
          cursorField="after"
          label={text.state}
          none={text.running}
          options={[
            ...linkStates.map((value) => ({ value, label: text.states[value] })),
            { value: 'all', label: text.all },
          ]}
        />
        <SelectFilter
          name="audience"
          cursorField="after"
          label={text.audience}
          options={shareAudiences.map((value) => ({ value, label: text.audiences[value] }))}
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
              <LinkTable items={items} onShow={may('shares.update') ? setShown : undefined} />
              <KeysetPager cursorField="after" next={next} />
            </>
          )
        }
      </Answer>
      {shown && <LinkDialog link={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
