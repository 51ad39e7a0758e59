import { lazy, Suspense } from 'react';
import type { ContentKind, ContentPart } from '#contracts/enums/content.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Answer } from '../../core/answer.tsx';
import { useAnswer } from '../../core/use-answer.ts';
import { fieldName } from '../forms/field-name.ts';
import { dialogMessages } from './dialog-messages.ts';
import { Difference } from './difference.tsx';

/** Names of blocks and steps are needed for pages and diagnoses only. */
const BlockDifferences = lazy(() => import('../../pages/block-differences.tsx'));
const StepDifferences = lazy(() => import('../../diagnoses/step-differences.tsx'));

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
  const query = useAnswer(
    ['content', 'differences', recordId, part, from, to],
    (api) =>
      api('GET /admin/records/:id/parts/:part/differences', {
        params: { id: recordId, part },
        query: { from, to: to as 'draft' },
      }),
    { staleTime: 0 },
  );
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
                {blocks.every(isStep) ? (
                  <StepDifferences entries={blocks} />
                ) : (
                  <BlockDifferences entries={blocks} />
                )}
              </Suspense>
            )}
          </>
        )
      }
    </Answer>
  );
}

/** Whether a changed entry is a step of a diagnosis; all others are blocks of a page. */
const isStep = ({ type }: { type: string }) => type === 'question' || type === 'result';

/** Name of a field in the language of the interface. */
export function FieldName({ field }: { field: string }) {
  return <dt className="text-sm font-semibold">{useFieldName()(field)}</dt>;
}

export function useFieldName(kind?: ContentKind): (field: string) => string {
  const locale = useLocale();
  return (field) => fieldName(field, locale, kind);
}
