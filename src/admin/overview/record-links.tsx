import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { RecordSummary } from '#api/publishing/contract.ts';
import { isContentKind } from '#contracts/content-kinds.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { contentMessages } from '../publishing/messages.ts';

type LinkedRecord = Pick<RecordSummary, 'id' | 'kind' | 'name' | 'title'>;

/** Records as links, each with something at the end of its line; `none` where there are none. */
export function RecordLinks<Item extends LinkedRecord>({
  items,
  none,
  view,
  keyOf = ({ id }) => id,
  children,
}: {
  items: readonly Item[];
  none: string;
  /** Part of the record that the link opens. */
  view?: string;
  keyOf?: (item: Item) => string;
  children: (item: Item) => ReactNode;
}) {
  const text = useMessages(contentMessages);
  const locale = useLocale();
  if (items.length === 0) return <p className="text-sm text-ink-muted">{none}</p>;
  return (
    <ul className="-my-2 divide-y divide-line">
      {items.map((item) => {
        const title = item.title[locale] || item.title.zh || item.name;
        return (
          <li
            key={keyOf(item)}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 text-sm"
          >
            <span className="min-w-0 grow basis-48">
              {isContentKind(item.kind) ? (
                <Link
                  to={`/content/${item.kind}/${item.id}`}
                  search={view ? ({ view } as never) : undefined}
                  className="link"
                >
                  {title}
                </Link>
              ) : (
                title
              )}
              <span className="ms-2 text-xs text-ink-muted">{text.kinds[item.kind]}</span>
            </span>
            {children(item)}
          </li>
        );
      })}
    </ul>
  );
}
