import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AdminEndpoints } from '#api/endpoints.ts';
import { auditEntities } from '#contracts/enums/audit.ts';
import type { RouteCall } from '#contracts/route.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Answer } from '../core/answer.tsx';
import { Filters, KeysetPager, SearchFilter, SelectFilter } from '../core/filters.tsx';
import { ScreenHeader } from '../core/layout.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { useSession } from '../core/session.tsx';
import { ExportMenu } from '../transfers/export-menu.tsx';
import { AuditTable } from './audit-table.tsx';
import { auditMessages } from './messages.ts';
import { TimeFilter } from './time-filter.tsx';

type List = AdminEndpoints['GET /admin/audit'];

export function AuditList() {
  const text = useMessages(auditMessages);
  const { api } = useSession();
  const { search, change } = useSearchFields();
  const { before: _, ...filters } = search;
  const query = useQuery({
    queryKey: ['audit', search],
    // The API refuses values that it does not know.
    queryFn: () => api('GET /admin/audit', { query: search as RouteCall<List>['query'] }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <ScreenHeader
        title={text.title}
        action={<ExportMenu path="/admin/exports/audit" query={filters} />}
      />
      <p className="-mt-3 mb-6 text-sm text-ink-muted">{text.intro}</p>
      <Filters>
        <SearchFilter label={text.search} cursorField="before" />
        <PersonFilter />
        <SelectFilter
          name="entityType"
          cursorField="before"
          label={text.record}
          options={auditEntities.map((value) => ({ value, label: text.entities[value] }))}
        />
        <TimeFilter name="from" label={text.from} />
        <TimeFilter name="to" label={text.to} />
      </Filters>
      {search.entityId && (
        <div className="mb-4">
          <Notice>
            {text.historyOf}{' '}
            <Button
              variant="ghost"
              flush
              size="sm"
              onClick={() =>
                change({ entityId: undefined, entityType: undefined, before: undefined })
              }
            >
              {text.showAll}
            </Button>
          </Notice>
        </div>
      )}
      <Answer query={query}>
        {({ items, next }) =>
          items.length === 0 ? (
            <EmptyState title={text.emptyTitle}>{text.emptyText}</EmptyState>
          ) : (
            <>
              <AuditTable items={items} />
              <KeysetPager cursorField="before" next={next} />
            </>
          )
        }
      </Answer>
    </>
  );
}

/** The newest members of staff; others are found by a click on their name in the log. */
function PersonFilter() {
  const text = useMessages(auditMessages);
  const { api } = useSession();
  const { search } = useSearchFields();
  const { data } = useQuery({
    queryKey: ['staff', 'names'],
    queryFn: () => api('GET /admin/staff'),
  });
  const people = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const { actorId } = search;
  const isKnown = !actorId || people.some(({ value }) => value === actorId);
  return (
    <SelectFilter
      name="actorId"
      cursorField="before"
      label={text.person}
      options={isKnown ? people : [...people, { value: actorId, label: actorId }]}
    />
  );
}
