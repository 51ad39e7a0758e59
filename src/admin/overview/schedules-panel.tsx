import { Badge } from '#ui/badge.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Answer } from '../core/answer.tsx';
import { Panel } from '../core/panel.tsx';
import { useAnswer } from '../core/use-answer.ts';
import { recordMessages } from '../publishing/record/messages.ts';
import { overviewMessages } from './messages.ts';
import { RecordLinks } from './record-links.tsx';

/** What will be published or withdrawn by itself, and what should have been. */
export function SchedulesPanel() {
  const text = useMessages(overviewMessages);
  const names = useMessages(recordMessages);
  const dates = useDates();
  const query = useAnswer(['content', 'schedules'], async (api) => {
    const { items } = await api('GET /admin/schedules');
    return items.map(({ record, ...schedule }) => ({
      ...record,
      schedule,
    }));
  });
  return (
    <Panel title={text.schedules}>
      <Answer query={query}>
        {(items) => (
          <RecordLinks
            items={items}
            none={text.schedulesNone}
            keyOf={({ schedule }) => schedule.id}
          >
            {({ schedule: { action, at, part, failure } }) => (
              <span className="inline-flex flex-wrap items-center gap-2 text-ink-muted">
                {names.parts[part]} · {text[action]} · {dates.moment(at)}
                {failure && <Badge tone="bad">{text.failed}</Badge>}
              </span>
            )}
          </RecordLinks>
        )}
      </Answer>
    </Panel>
  );
}
