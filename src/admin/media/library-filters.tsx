import { mediaKinds } from '#contracts/enums/media.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconGrid, IconList } from '#ui/tool-icons.tsx';
import { Filters, optionsOf, SearchFilter, SelectFilter } from '../core/filters.tsx';
import { type SearchFields, useSearchFields } from '../core/search-fields.ts';
import { mediaMessages } from './messages.ts';
import type { MediaQuery } from './types.ts';
import { useFolders } from './use-media.ts';

/** Choices of the filter "show"; each is a field of the query. */
const shows = ['unused', 'lacksAlt', 'processing', 'failed', 'trash'] as const;

/** The query of a list by the fields of its address. */
export function queryOf({ q, folder, tag, kind, show, sort, after }: SearchFields): MediaQuery {
  const fields = { q, folder, tag, kind, sort, after, ...showFields(show) };
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  // The API refuses values that it does not know.
  return Object.fromEntries(given) as MediaQuery;
}

function showFields(show: string | undefined): Record<string, string> {
  if (!show) return {};
  return show === 'processing' || show === 'failed' ? { state: show } : { [show]: 'yes' };
}

/** Search and filters above the library. */
export function LibraryFilters() {
  const text = useMessages(mediaMessages);
  const tags = useFolders().data?.tags ?? [];
  const { search } = useSearchFields();
  const known = tags.some(({ tag }) => tag === search.tag);
  const chosen = search.tag && !known ? [{ tag: search.tag, files: 0 }] : [];
  return (
    <Filters>
      <SearchFilter label={text.search} />
      <SelectFilter name="show" label={text.show} options={optionsOf(shows, text.shows)} />
      <SelectFilter name="kind" label={text.kind} options={optionsOf(mediaKinds, text.kinds)} />
      <SelectFilter
        name="tag"
        label={text.tag}
        options={[...chosen, ...tags].map(({ tag, files }) => ({
          value: tag,
          label: `${tag} (${files})`,
        }))}
      />
      <SelectFilter
        name="sort"
        label={text.sort}
        none={text.sorts.newest}
        options={optionsOf(['title', 'largest'], text.sorts)}
      />
    </Filters>
  );
}

/** The choice of view, at the end of the line above the files. */
export function ViewChoice() {
  const text = useMessages(mediaMessages);
  const { search, change } = useSearchFields();
  const isList = search.view === 'list';
  return (
    <span className="ms-auto flex items-center gap-2">
      {/* biome-ignore lint/a11y/useSemanticElements: two toggles are no form fields */}
      <span role="group" aria-label={text.view} className="flex">
        {[
          { view: undefined, label: text.gridView, icon: IconGrid, isOn: !isList },
          { view: 'list', label: text.listView, icon: IconList, isOn: isList },
        ].map(({ view, label, icon: Picture, isOn }) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            title={label}
            aria-pressed={isOn}
            onClick={() => change({ view }, { replace: true })}
            className="flex size-11 items-center justify-center rounded-sm text-ink-muted aria-pressed:bg-surface-2 aria-pressed:text-ink"
          >
            <Picture />
          </button>
        ))}
      </span>
    </span>
  );
}
