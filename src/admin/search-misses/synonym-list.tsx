import { type ReactNode, useState } from 'react';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconClose } from '#ui/icons.tsx';
import type { ItemOf } from '../core/api.ts';
import { Confirmation } from '../core/confirmation.tsx';
import { listOf } from '../core/keyset-list.tsx';
import { HistoryLink } from '../core/record-actions.tsx';
import { useMay } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
import { RecordList } from '../records/record-list.tsx';
import { useRecordRefresh } from '../records/use-refresh.ts';
import { searchMissMessages } from './messages.ts';
import { MISSES_KEY } from './types.ts';

type Group = ItemOf<'GET /admin/search-synonyms'>;

/** The groups of synonyms; a word can be taken out of its group. */
export function SynonymList({ intro }: { intro: ReactNode }) {
  const text = useMessages(searchMissMessages);
  const [removal, setRemoval] = useState<{ group: Group; term: string }>();
  return (
    <>
      <RecordList
        kind="search-synonym"
        title={text.synonyms}
        intro={intro}
        searchLabel={text.word}
        read={listOf('GET /admin/search-synonyms')}
        columns={[
          {
            head: text.synonymGroup,
            cell: (group: Group) => (
              <Terms group={group} onRemove={(term) => setRemoval({ group, term })} />
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
        nameOf={({ terms }) => terms.join(' · ')}
        empty={{ title: text.synonymsNone }}
        isSelectable={false}
      />
      {removal && <RemovalDialog {...removal} onClose={() => setRemoval(undefined)} />}
    </>
  );
}

function Terms({ group: { terms }, onRemove }: { group: Group; onRemove(term: string): void }) {
  const text = useMessages(searchMissMessages);
  const may = useMay();
  return (
    <ul className="flex flex-wrap gap-2">
      {terms.map((term) => (
        <li key={term} className="badge flex items-center gap-1">
          {term}
          {may('searches.update') && (
            <button
              type="button"
              className="-me-1 grid size-6 place-items-center rounded-sm hover:text-bad pointer-coarse:size-11"
              aria-label={text.removeSynonymName(term)}
              onClick={() => onRemove(term)}
            >
              <IconClose size={14} />
            </button>
          )}
        </li>
      ))}
    </ul>
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
  const refresh = useRecordRefresh('search-synonym');
  const { run, isBusy } = useAction([MISSES_KEY]);
  const remove = () =>
    run(async (api) => {
      await api('DELETE /admin/search-synonyms/:id/terms/:term', { params: { id, term } });
      await refresh();
      onClose();
    }, text.synonymRemoved);
  const others = terms.filter((other) => other !== term);
  return (
    <Confirmation
      title={text.removeSynonymName(term)}
      description={others.length > 1 ? text.removeSynonymAsk : text.removeGroupAsk(others.join())}
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
