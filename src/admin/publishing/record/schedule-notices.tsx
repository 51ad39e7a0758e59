import { Button } from '#ui/button.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { useAction } from '../../core/use-action.ts';
import { recordMessages } from './messages.ts';
import { CONTENT, type RecordPart } from './record.ts';

/** What will happen to a part, and what should have happened. */
export function ScheduleNotices({ part, isReadOnly }: { part: RecordPart; isReadOnly: boolean }) {
  const text = useMessages(recordMessages);
  const locale = useLocale();
  const dates = useDates();
  const { run, isBusy } = useAction(CONTENT);
  const cancel = (id: string) =>
    run((api) => api('DELETE /admin/schedules/:id', { params: { id } }), text.scheduleCancelled);
  return part.schedules.map(({ id, action, at, failure }) => {
    const moment = dates.moment(at);
    return (
      <Notice key={id} kind={failure ? 'error' : 'info'}>
        {failure && `${text.scheduleFailed}${failure[locale] ?? failure.zh} `}
        {action === 'publish' ? text.scheduledPublish(moment) : text.scheduledWithdraw(moment)}{' '}
        {!isReadOnly && (
          <Button variant="ghost" size="sm" flush busy={isBusy} onClick={() => cancel(id)}>
            {text.cancelSchedule}
          </Button>
        )}
      </Notice>
    );
  });
}
