import type { Locale } from '#contracts/locale.ts';
import { Badge, type Tone } from '#ui/badge.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import type { AnswerTo } from '../../core/api.ts';
import { dialogMessages } from './dialog-messages.ts';
import { Difference } from './difference.tsx';

type Differences = AnswerTo<'GET /admin/records/:id/parts/:part/differences'>;
export type EntryChange = Differences['blocks'][number];

const tones: Record<EntryChange['change'], Tone> = {
  added: 'good',
  removed: 'bad',
  changed: 'info',
  moved: 'key',
};

/** The blocks or steps that differ, each with its changed fields. */
export function EntryDifferences({
  entries,
  typeName,
  fieldWords,
}: {
  entries: readonly EntryChange[];
  /** Name of a type, and of a field given as a dotted path. */
  typeName: (type: string, locale: Locale) => string;
  fieldWords: (type: string, path: string, locale: Locale) => string;
}) {
  const text = useMessages(dialogMessages);
  const locale = useLocale();
  return (
    <ul className="mt-4 grid gap-5">
      {entries.map(({ id, type, change, from, to, fields }) => (
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
              .filter(({ field }) => !/^(?:type|(?:.*\.)?id)$/.test(field))
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
