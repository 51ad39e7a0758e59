import type { AdminEndpoints } from '#api/endpoints.ts';
import type { RouteData } from '#contracts/route.ts';
import { Badge, type Tone } from '#ui/badge.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { dialogMessages } from '../publishing/record/dialog-messages.ts';
import { Difference } from '../publishing/record/difference.tsx';
import { fieldWords, typeName } from './block-words.ts';

type Differences = RouteData<AdminEndpoints['GET /admin/records/:id/parts/:part/differences']>;
type BlockChange = Differences['blocks'][number];

const tones: Record<BlockChange['change'], Tone> = {
  added: 'good',
  removed: 'bad',
  changed: 'info',
  moved: 'key',
};

/** The blocks that differ, each with its changed fields. */
export default function BlockDifferences({ blocks }: { blocks: readonly BlockChange[] }) {
  const text = useMessages(dialogMessages);
  const locale = useLocale();
  return (
    <ul className="mt-4 grid gap-5">
      {blocks.map(({ id, type, change, from, to, fields }) => (
        <li key={id} className="min-w-0 border-s-2 border-line ps-4">
          <p className="flex flex-wrap items-center gap-2 text-sm font-semibold">
            {typeName(type, locale)}
            <code className="font-mono text-xs font-normal text-ink-muted">#{id}</code>
            <Badge tone={tones[change]}>{text.blockChanges[change]}</Badge>
            {change === 'moved' && from !== null && to !== null && (
              <span className="text-xs font-normal text-ink-muted">
                {from + 1} → {to + 1}
              </span>
            )}
          </p>
          <dl className="mt-2 grid gap-3 empty:hidden">
            {fields
              .filter(({ field }) => field !== 'id' && field !== 'type')
              .map(({ field, before, after }) => (
                <div key={field} className="min-w-0">
                  <dt className="text-xs text-ink-muted">{fieldWords(type, field, locale)}</dt>
                  <dd className="mt-1">
                    <Difference before={before ?? ''} after={after ?? ''} />
                  </dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
