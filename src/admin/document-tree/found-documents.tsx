import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { RecordSummary } from '#api/publishing/contract.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { KeysetList } from '../core/keyset-list.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { useMay } from '../core/session.tsx';
import { useAnswer } from '../core/use-answer.ts';
import { PartBadges } from '../publishing/part-badges.tsx';
import { treeMessages } from './messages.ts';
import { nameOf } from './rows.ts';
import type { Row, Section } from './types.ts';
import { namesTo } from './use-tree.ts';

/** Documents whose titles have the words, each with the sections above it. */
export function FoundDocuments({
  q,
  sections,
  selected,
  onSelect,
}: {
  q: string;
  sections: readonly Section[];
  selected: ReadonlyMap<string, Row>;
  onSelect: (row: Row) => void;
}) {
  const text = useMessages(treeMessages);
  const locale = useLocale();
  const may = useMay();
  const {
    search: { after },
  } = useSearchFields();
  const query = useAnswer(
    ['content', 'document', 'found', q, after],
    (api) =>
      api('GET /admin/content/:kind', {
        params: { kind: 'document' },
        query: { q, sort: 'title', after },
      }),
    { placeholderData: keepPreviousData },
  );
  return (
    <KeysetList query={query} empty={{ title: text.notFound, text: text.notFoundText }}>
      {(items) => (
        <ul className="panel divide-y divide-line py-2" aria-label={text.found(items.length)}>
          {items.map((document) => {
            const parentId = sectionOf(document);
            const title = document.title.zh || document.name;
            const row: Row = {
              kind: 'document',
              id: document.id,
              document,
              parentId,
              level: 1,
              position: 1,
              count: 1,
            };
            return (
              <li key={document.id} className="flex flex-wrap items-center gap-3 py-2 text-sm">
                {may('content.publish') && (
                  <input
                    type="checkbox"
                    className="tick"
                    aria-label={text.select(title)}
                    checked={selected.has(document.id)}
                    onChange={() => onSelect(row)}
                  />
                )}
                <span className="min-w-0 grow basis-60">
                  <Link to={`/content/document/${document.id}`} className="link">
                    {title}
                  </Link>
                  <span className="block text-xs text-ink-muted">
                    {namesTo(sections, parentId, (section) => nameOf(section, locale))}
                  </span>
                </span>
                <PartBadges parts={document.parts} />
              </li>
            );
          })}
        </ul>
      )}
    </KeysetList>
  );
}

/** Id of the section, which is a filter of the kind. */
function sectionOf({ facets }: RecordSummary): string {
  return facets.find((facet) => facet.startsWith('section:'))?.slice('section:'.length) ?? '';
}
