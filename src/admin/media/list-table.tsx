import { Badge } from '#ui/badge.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { formatBytes } from '#ui/i18n/format.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { mediaMessages } from './messages.ts';
import type { Selection } from './selection.ts';
import { Thumbnail } from './thumbnail.tsx';
import type { MediaItem } from './types.ts';

/** Files as rows of a table. */
export function MediaTable({
  items,
  selection,
  onOpen,
}: {
  items: MediaItem[];
  selection?: Selection | undefined;
  onOpen: (item: MediaItem) => void;
}) {
  const text = useMessages(mediaMessages);
  const dates = useDates();
  const columns: Column<MediaItem>[] = [
    {
      head: text.name,
      cell: (item) => (
        <span className="flex items-center gap-3">
          {selection && (
            <label className="-m-3 flex size-11 shrink-0 cursor-pointer items-center justify-center">
              <span className="sr-only">{text.select(item.title)}</span>
              <input
                type="checkbox"
                className="tick"
                checked={selection.has(item.id)}
                onChange={() => selection.toggle(item.id)}
              />
            </label>
          )}
          <span className="block h-10 w-14 shrink-0 overflow-hidden rounded-sm">
            <Thumbnail item={item} size="row" />
          </span>
          <button
            type="button"
            className="min-h-11 min-w-0 text-start hover:text-key"
            onClick={() => onOpen(item)}
          >
            <span className="line-clamp-2">{item.title}</span>
          </button>
        </span>
      ),
    },
    {
      head: text.state,
      cell: ({ state, lacksAlt }) => (
        <span className="flex flex-wrap gap-1">
          {state !== 'ready' && (
            <Badge tone={state === 'failed' ? 'bad' : 'key'}>{text.states[state]}</Badge>
          )}
          {lacksAlt && <Badge tone="warn">{text.lacksAlt}</Badge>}
          {state === 'ready' && !lacksAlt && <Badge tone="good">{text.states.ready}</Badge>}
        </span>
      ),
    },
    {
      head: text.folder,
      cell: ({ folder }) => <span className="inline-block min-w-20">{folder ?? '—'}</span>,
    },
    {
      head: text.size,
      cell: ({ width, height, kind, bytes }) => (
        <span className="whitespace-nowrap tabular-nums">
          {width === null ? text.kinds[kind] : kind === 'drawing' ? 'SVG' : `${width}×${height}`}
          <span className="block text-xs text-ink-muted">{formatBytes(bytes)}</span>
        </span>
      ),
    },
    {
      head: text.added,
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{dates.day(createdAt)}</span>,
    },
  ];
  return <Table caption={text.title} columns={columns} rows={items} />;
}
