import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminEndpoints } from '#api/endpoints.ts';
import type { RouteData } from '#contracts/route.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconClose } from '#ui/icons.tsx';
import { showToast } from '#ui/state/notices.ts';
import { EmptyState } from '#ui/states.tsx';
import { Table } from '#ui/table.tsx';
import { Answer } from '../core/answer.tsx';
import { Dialog } from '../core/dialog.tsx';
import { Filters, KeysetPager, SearchFilter } from '../core/filters.tsx';
import { coreMessages } from '../core/messages.ts';
import { HistoryLink } from '../core/record-actions.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { useMay, useSession } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
import { searchMissMessages } from './messages.ts';
import { MISSES_KEY } from './types.ts';

type Group = RouteData<AdminEndpoints['GET /admin/search-synonyms']>['items'][number];

/** The groups of synonyms; a word can be taken out of its group. */
export function SynonymList() {
  const text = useMessages(searchMissMessages);
  const { api } = useSession();
  const may = useMay();
  const { search } = useSearchFields();
  const [removal, setRemoval] = useState<{ group: Group; term: string }>();
  const { view: _, ...filters } = search;
  const query = useQuery({
    queryKey: [MISSES_KEY, 'synonyms', filters],
    queryFn: () => api('GET /admin/search-synonyms', { query: filters }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Filters>
        <SearchFilter label={text.word} place="after" />
      </Filters>
      <Answer query={query}>
        {({ items, next }) => (
          <>
            {items.length === 0 ? (
              <EmptyState title={text.synonymsNone} />
            ) : (
              <Table
                caption={text.synonyms}
                hideCaption
                rows={items}
                rowKey={({ id }) => id}
                columns={[
                  {
                    head: text.synonymGroup,
                    cell: (group) => (
                      <ul className="flex flex-wrap gap-2">
                        {group.terms.map((term) => (
                          <li key={term} className="badge flex items-center gap-1">
                            {term}
                            {may('searches.update') && (
                              <button
                                type="button"
                                className="-me-1 grid size-6 place-items-center rounded-sm hover:text-bad pointer-coarse:size-11"
                                aria-label={text.removeSynonymName(term)}
                                onClick={() => setRemoval({ group, term })}
                              >
                                <IconClose size={14} />
                              </button>
                            )}
                          </li>
                        ))}
                      </ul>
                    ),
                  },
                  {
                    head: text.action,
                    cell: ({ id }) => (
                      <div className="-my-2">
                        <HistoryLink entityType="search-synonym" entityId={id} isSmall />
                      </div>
                    ),
                  },
                ]}
              />
            )}
            <KeysetPager place="after" next={next} />
          </>
        )}
      </Answer>
      {removal && <RemovalDialog {...removal} onClose={() => setRemoval(undefined)} />}
    </>
  );
}

function RemovalDialog({
  group: { id, terms },
  term,
  onClose,
}: {
  group: Group;
  term: string;
  onClose: () => void;
}) {
  const text = useMessages(searchMissMessages);
  const core = useMessages(coreMessages);
  const { api } = useSession();
  const queries = useQueryClient();
  const { run, isBusy } = useAction();
  const remove = () =>
    run(async () => {
      await api('DELETE /admin/search-synonyms/:id/terms/:term', { params: { id, term } });
      await queries.invalidateQueries({ queryKey: [MISSES_KEY] });
      showToast('success', text.synonymRemoved);
      onClose();
    });
  const others = terms.filter((other) => other !== term);
  return (
    <Dialog
      title={text.removeSynonymName(term)}
      description={others.length > 1 ? text.removeSynonymAsk : text.removeGroupAsk(others.join())}
      onClose={onClose}
    >
      <div className="flex justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {core.cancel}
        </Button>
        <Button busy={isBusy} onClick={remove}>
          {core.confirm}
        </Button>
      </div>
    </Dialog>
  );
}
