import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isRecordKind } from '#contracts/records/all.ts';
import { Button } from '#ui/button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { useSession } from '../core/session.tsx';
import { fieldName } from '../publishing/forms/field-name.ts';
import { bulkMessages } from './messages.ts';
import { BULK_KEY } from './types.ts';

/** The records that an operation could not change, with the reasons and links to them. */
export function Failures({ id, count }: { id: string; count: number }) {
  const text = useMessages(bulkMessages);
  const locale = useLocale();
  const { api } = useSession();
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    // A new failure makes a new list.
    queryKey: [BULK_KEY, id, 'failures', count],
    queryFn: ({ pageParam }) =>
      api('GET /admin/bulk-operations/:id/items', {
        params: { id },
        query: { state: 'failed', ...(pageParam !== null && { after: pageParam }) },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section>
      <h3 className="mb-2 text-base">{text.failures}</h3>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {items.map(({ position, recordId, record, failure }) => (
          <li key={position} className="grid gap-0.5 py-2.5">
            {record && isRecordKind(record.kind) && record.name}
            {record && !isRecordKind(record.kind) && (
              <Link to={`/content/${record.kind}/${recordId}`} className="link justify-self-start">
                {record.title[locale] || record.title.zh || record.name}
              </Link>
            )}
            {!record && text.deleted}
            <span className="text-ink-muted">
              {failure?.field && record && !isRecordKind(record.kind) && (
                <span className="font-medium">
                  {fieldName(failure.field, locale, record.kind)}
                  {text.colon}
                </span>
              )}
              {failure?.[locale]}
            </span>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="ghost"
          flush
          busy={isFetching}
          className="mt-2"
          onClick={() => void fetchNextPage()}
        >
          {text.more}
        </Button>
      )}
    </section>
  );
}
