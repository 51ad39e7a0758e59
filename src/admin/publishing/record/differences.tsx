import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { ContentPart } from '#contracts/enums/content.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Answer } from '../../core/answer.tsx';
import { useSession } from '../../core/session.tsx';
import { formMessages } from '../forms/messages.ts';
import { dialogMessages } from './dialog-messages.ts';
import { Difference } from './difference.tsx';

/** Names of blocks and their fields are needed for pages only. */
const BlockDifferences = lazy(() => import('../../pages/block-differences.tsx'));

/** The fields that differ between two states of a part. */
export function Differences({
  recordId,
  part,
  from,
  to,
}: {
  recordId: string;
  part: ContentPart;
  from: string;
  to: string;
}) {
  const text = useMessages(dialogMessages);
  const { api } = useSession();
  const query = useQuery({
    queryKey: ['content', 'differences', recordId, part, from, to],
    queryFn: () =>
      api('GET /admin/records/:id/parts/:part/differences', {
        params: { id: recordId, part },
        query: { from, to: to as 'draft' },
      }),
    staleTime: 0,
  });
  return (
    <Answer query={query}>
      {({ fields, blocks }) =>
        fields.length + blocks.length === 0 ? (
          <p className="text-sm text-ink-muted">{text.noDifferences}</p>
        ) : (
          <>
            <dl className="grid gap-4 empty:hidden">
              {fields.map(({ field, before, after }) => (
                <div key={field}>
                  <FieldName field={field} />
                  <dd className="mt-1">
                    <Difference before={before ?? ''} after={after ?? ''} />
                  </dd>
                </div>
              ))}
            </dl>
            {blocks.length > 0 && (
              <Suspense>
                <BlockDifferences blocks={blocks} />
              </Suspense>
            )}
          </>
        )
      }
    </Answer>
  );
}

/** Name of a field in the language of the interface; a path inside it stays as it is. */
export function FieldName({ field }: { field: string }) {
  return <dt className="text-sm font-semibold">{useFieldName()(field)}</dt>;
}

export function useFieldName(): (field: string) => string {
  const names: Record<string, unknown> = useMessages(formMessages);
  const text = useMessages(dialogMessages);
  const known: Record<string, unknown> = { ...names, ...text.fields };
  return (field) => {
    const [name = '', ...path] = field.split('.');
    const label = known[name];
    return [typeof label === 'string' ? label : name, ...path].join(' · ');
  };
}
