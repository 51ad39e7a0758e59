import { useMessages } from '#ui/i18n/messages.tsx';
import { ScreenHeader } from '../core/layout.tsx';
import { useMay, usePerson } from '../core/session.tsx';
import { BookingsPanel } from './bookings-panel.tsx';
import { DraftsPanel } from './drafts-panel.tsx';
import { overviewMessages } from './messages.ts';
import { SchedulesPanel } from './schedules-panel.tsx';
import { TranslationsPanel } from './translations-panel.tsx';
import { VisitsPanel } from './visits-panel.tsx';

/** The first screen: what waits for this person. */
export function Overview() {
  const text = useMessages(overviewMessages);
  const { name } = usePerson();
  const may = useMay();
  return (
    <>
      <ScreenHeader title={text.greeting(name)} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        {may('bookings.update') && <BookingsPanel />}
        {may('statistics.read') && <VisitsPanel />}
        {may('content.read') && (
          <>
            <DraftsPanel />
            <SchedulesPanel />
            <TranslationsPanel />
          </>
        )}
      </div>
    </>
  );
}
