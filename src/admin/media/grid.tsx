import { Badge } from '#ui/badge.tsx';
import { formatBytes } from '#ui/i18n/format.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { cx } from '#ui/text.ts';
import { mediaMessages } from './messages.ts';
import type { Selection } from './selection.ts';
import { Thumbnail } from './thumbnail.tsx';
import type { MediaItem } from './types.ts';

/** Files as tiles. A click opens one; the box in its corner selects it. */
export function MediaGrid({
  items,
  selection,
  onOpen,
}: {
  items: MediaItem[];
  selection?: Selection | undefined;
  onOpen: (item: MediaItem) => void;
}) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
      {items.map((item) => (
        <li key={item.id}>
          <Tile item={item} selection={selection} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

function Tile({
  item,
  selection,
  onOpen,
}: {
  item: MediaItem;
  selection: Selection | undefined;
  onOpen: (item: MediaItem) => void;
}) {
  const text = useMessages(mediaMessages);
  const { id, title, width, height, bytes, kind, state, lacksAlt } = item;
  const isSelected = selection?.has(id) ?? false;
  return (
    <div
      className={cx(
        'relative h-full overflow-hidden rounded-md border bg-surface',
        isSelected ? 'border-key outline-2 -outline-offset-2 outline-key' : 'border-line',
      )}
    >
      <button type="button" className="block w-full text-start" onClick={() => onOpen(item)}>
        <span className="block aspect-4/3">
          <Thumbnail item={item} size="tile" />
        </span>
        <span className="block p-2.5">
          <span className="block truncate text-sm font-medium" title={title}>
            <span className="sr-only">{text.open} </span>
            {title}
          </span>
          <span className="block truncate text-xs text-ink-muted tabular-nums">
            {width === null ? text.kinds[kind] : kind === 'drawing' ? 'SVG' : `${width}×${height}`}{' '}
            · {formatBytes(bytes)}
          </span>
          <span className="mt-1.5 flex flex-wrap gap-1 empty:hidden">
            {state === 'failed' && <Badge tone="bad">{text.states.failed}</Badge>}
            {lacksAlt && <Badge tone="warn">{text.lacksAlt}</Badge>}
          </span>
        </span>
      </button>
      {selection && (
        <label className="absolute start-0 top-0 flex size-11 cursor-pointer items-center justify-center">
          <span className="sr-only">{text.select(title)}</span>
          <input
            type="checkbox"
            className="tick"
            checked={isSelected}
            onChange={() => selection.toggle(id)}
          />
        </label>
      )}
    </div>
  );
}
