import { auditEntities } from '#contracts/enums/audit.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { Filters, optionsOf, SearchFilter, SelectFilter } from '../core/filters.tsx';
import { KeysetList, listOf, useListQuery } from '../core/keyset-list.tsx';
import { ScreenHeader } from '../core/layout.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { useAnswer } from '../core/use-answer.ts';
import { ExportMenu } from '../transfers/export-menu.tsx';
import { AuditTable } from './audit-table.tsx';
import { auditMessages } from './messages.ts';
import { TimeFilter } from './time-filter.tsx';

export function AuditList() {
  const text = useMessages(auditMessages);
  const { search, change } = useSearchFields();
  const { before: _, ...filters } = search;
  const query = useListQuery(['audit'], listOf('GET /admin/audit'));
  return (
    <>
      <ScreenHeader
        title={text.title}
        action={<ExportMenu path="/admin/exports/audit" query={filters} />}
      />
      <p className="-mt-3 mb-6 text-sm text-ink-muted">{text.intro}</p>
      <Filters>
        <SearchFilter label={text.search} />
        <PersonFilter />
        <SelectFilter
          name="entityType"
          label={text.record}
          options={optionsOf(auditEntities, text.entities)}
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
      <KeysetList
        query={query}
        empty={{ title: text.emptyTitle, text: text.emptyText }}
        cursorField="before"
      >
        {(items) => <AuditTable items={items} />}
      </KeysetList>
    </>
  );
}

/** The newest members of staff; others are found by a click on their name in the log. */
function PersonFilter() {
  const text = useMessages(auditMessages);
  const { search } = useSearchFields();
  const { data } = useAnswer(['staff', 'names'], (api) => api('GET /admin/staff'));
  const people = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const { actorId } = search;
  const isKnown = !actorId || people.some(({ value }) => value === actorId);
  return (
    <SelectFilter
      name="actorId"
      label={text.person}
      options={isKnown ? people : [...people, { value: actorId, label: actorId }]}
    />
  );
}
