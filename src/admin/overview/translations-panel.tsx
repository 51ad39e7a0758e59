import { Link } from '@tanstack/react-router';
import { Badge } from '#ui/badge.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Answer } from '../core/answer.tsx';
import { Panel } from '../core/panel.tsx';
import { useAnswer } from '../core/use-answer.ts';
import { contentMessages } from '../publishing/messages.ts';
import { overviewMessages } from './messages.ts';
import { RecordLinks } from './record-links.tsx';

const SHOWN = 8;

/** Stale translations first, then missing ones. */
export function TranslationsPanel() {
  const text = useMessages(overviewMessages);
  const content = useMessages(contentMessages);
  const dates = useDates();
  const query = useAnswer(['content', 'translations'], async (api) => {
    const states = ['stale', 'missing'] as const;
    const lists = await Promise.all(
      states.map((state) => api('GET /admin/translations', { query: { state } })),
    );
    return lists.flatMap(({ items }, index) =>
      items.map((item) => ({ ...item, freshness: states[index] ?? 'missing' })),
    );
  });
  return (
    <Panel
      title={text.translations}
      aside={
        <Link to="/translations" className="link text-sm">
          {text.all}
        </Link>
      }
    >
      <Answer query={query}>
        {(items) => (
          <RecordLinks items={items.slice(0, SHOWN)} none={text.translationsNone} view="en">
            {({ freshness, changedAt }) => (
              <span className="inline-flex items-center gap-2 text-ink-muted">
                <Badge tone={freshness === 'stale' ? 'warn' : 'key'}>
                  {content.freshness[freshness]}
                </Badge>
                {dates.day(changedAt)}
              </span>
            )}
          </RecordLinks>
        )}
      </Answer>
    </Panel>
  );
}
