import { useMessages } from '#ui/i18n/messages.tsx';
import { searchMessages } from '../i18n/search.ts';
import type { Entry, EntryGroup } from './entries.ts';
import { forgetSearches } from './recent.ts';
import { EntryRow } from './rows.tsx';

/** Element id of an entry in the list. */
export function optionId(listId: string, entry: Entry): string {
  return `${listId}-${entry.id}`;
}

/** The listbox below the field, with options in groups. The focus stays in the field. */
export function ResultList({
  id,
  groups,
  active,
  onPoint,
  onOpen,
  onWords,
}: {
  id: string;
  groups: EntryGroup[];
  active: Entry | undefined;
  onPoint: (entry: Entry) => void;
  /** Called when a page is opened from the list. */
  onOpen: () => void;
  /** Called when search words are selected. */
  onWords: (words: string) => void;
}) {
  const text = useMessages(searchMessages);
  if (groups.length === 0) return null;
  const titles: Record<string, string> = {
    ...text.kinds,
    ...headingsOf(text),
    chinese: text.onlyInChinese,
  };
  return (
    <div className="relative">
      {groups[0]?.key === 'recent' && (
        <button type="button" className="search-forget" onClick={forgetSearches}>
          {text.forget}
        </button>
      )}
      <div role="listbox" id={id} aria-label={text.results} className="search-list">
        {groups.map(({ key, count, entries }) => (
          // biome-ignore lint/a11y/useSemanticElements: only a group with this role may contain options
          <div
            key={key}
            role="group"
            aria-label={titles[key] ?? (key === 'answer' ? text.answer : text.results)}
            className="search-group"
            data-group={key}
          >
            {titles[key] && (
              <p role="presentation" className="search-group-title">
                {titles[key]}
                {count && <span className="ms-2 font-normal tabular-nums">{count}</span>}
              </p>
            )}
            {entries.map((entry) => (
              <EntryRow
                key={entry.id}
                id={optionId(id, entry)}
                entry={entry}
                isActive={entry === active}
                onPoint={() => onPoint(entry)}
                onOpen={onOpen}
                onWords={onWords}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function headingsOf({
  recent,
  similar,
  popular,
  sections,
}: Record<'recent' | 'similar' | 'popular' | 'sections', string>) {
  return { recent, similar, popular, sections };
}
