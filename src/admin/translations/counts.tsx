import { Link } from '@tanstack/react-router';
import { type ContentKind, type Freshness, freshnessStates } from '#contracts/enums/content.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Table } from '#ui/table.tsx';
import { Answer } from '../core/answer.tsx';
import { useAnswer } from '../core/use-answer.ts';
import { contentMessages } from '../publishing/messages.ts';
import { translationMessages } from './messages.ts';

/** How many translations of each kind have which state; a figure opens its list. */
export function Counts({ kinds }: { kinds: readonly ContentKind[] }) {
  const text = useMessages(translationMessages);
  const content = useMessages(contentMessages);
  const query = useAnswer(['content', 'translations', 'counts'], (api) =>
    api('GET /admin/translation-counts'),
  );
  const states: readonly Freshness[] = [...freshnessStates].sort(staleFirst);
  return (
    <div className="mb-6">
      <Answer query={query}>
        {({ items }) => (
          <Table
            caption={text.title}
            phone="scroll"
            rows={items.filter(({ kind }) => kinds.includes(kind))}
            rowKey={({ kind }) => kind}
            columns={[
              { head: text.kind, cell: ({ kind }) => content.kinds[kind] },
              ...states.map((state) => ({
                head: text.states[state],
                align: 'end' as const,
                cell: (row: (typeof items)[number]) => (
                  <Link
                    to="/translations"
                    search={{ state, kind: row.kind } as never}
                    className="link tabular-nums"
                  >
                    {row[state]}
                  </Link>
                ),
              })),
            ]}
          />
        )}
      </Answer>
    </div>
  );
}

const staleFirst = (one: Freshness, other: Freshness) =>
  Number(other === 'stale') - Number(one === 'stale');
