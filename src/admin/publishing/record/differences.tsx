import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { ContentPart } from '#contracts/enums/content.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Answer } from '../../core/answer.tsx';
import { useSession } from '../../core/session.tsx';
import { formMessages } from '../forms/messages.ts';
import { dialogMessages } from './dialog-messages.ts';

const TextDifference = lazy(() => import('./text-difference.tsx'));

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
      {({ fields }) =>
        fields.length === 0 ? (
          <p className="text-sm text-ink-muted">{text.noDifferences}</p>
        ) : (
          <dl className="grid gap-4">
            {fields.map(({ field, before, after }) => (
              <div key={field}>
                <FieldName field={field} />
                <dd className="mt-1">
                  <Difference before={before ?? ''} after={after ?? ''} />
                </dd>
              </div>
            ))}
          </dl>
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

/** Two texts, with what was taken away and what was added marked. */
export function Difference({ before, after }: { before: string; after: string }) {
  return (
    <Suspense fallback={<p className="min-h-12 rounded-sm border border-line" />}>
      <TextDifference before={before} after={after} />
    </Suspense>
  );
}
