import { useMessages } from '#ui/i18n/messages.tsx';
import { ScreenHeader } from '../core/layout.tsx';
import { useMay, usePerson } from '../core/session.tsx';
import { BookingsPanel } from './bookings-panel.tsx';
import { DraftsPanel } from './drafts-panel.tsx';
import { HealthPanel } from './health-panel.tsx';
import { overviewMessages } from './messages.ts';
import { SchedulesPanel } from './schedules-panel.tsx';
import { TranslationsPanel } from './translations-panel.tsx';
import { VisitsPanel } from './visits-panel.tsx';
import { WaitingPanel } from './waiting-panel.tsx';

/** The first screen: what waits for this person. */
export function Overview() {
  const text = useMessages(overviewMessages);
  const { name } = usePerson();
  const may = useMay();
  return (
    <>
      <ScreenHeader title={text.greeting(name)} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="grid gap-6">
          {may('bookings.update') && <BookingsPanel />}
          {may('sheets.read') && <WaitingPanel />}
          {may('content.read') && (
            <>
              <DraftsPanel />
              <TranslationsPanel />
            </>
          )}
        </div>
        <div className="grid gap-6">
          {may('statistics.read') && <VisitsPanel />}
          {may('content.read') && <SchedulesPanel />}
          {may('system.read') && <HealthPanel />}
        </div>
      </div>
    </>
  );
}
