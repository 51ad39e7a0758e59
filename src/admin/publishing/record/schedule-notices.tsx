import { Button } from '#ui/button.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { showToast } from '#ui/state/notices.ts';
import { useSession } from '../../core/session.tsx';
import { useAction } from '../../core/use-action.ts';
import { recordMessages } from './messages.ts';
import { type RecordPart, useRefresh } from './record.ts';

/** What will happen to a part, and what should have happened. */
export function ScheduleNotices({ part, isReadOnly }: { part: RecordPart; isReadOnly: boolean }) {
  const text = useMessages(recordMessages);
  const locale = useLocale();
  const dates = useDates();
  const { api } = useSession();
  const { run, isBusy } = useAction();
  const refresh = useRefresh();
  const cancel = (id: string) =>
    run(async () => {
      await api('DELETE /admin/schedules/:id', { params: { id } });
      await refresh();
      showToast('success', text.scheduleCancelled);
    });
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
