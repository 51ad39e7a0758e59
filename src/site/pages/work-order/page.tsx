import { useMemo } from 'react';
import type { WorkOrder } from '#api/work-orders/contract.ts';
import { keepUnits } from '#contracts/keep-units.ts';
import { dotted, Sheet, SheetBody, SheetHeader, SheetSection } from '#site/components/sheet.tsx';
import { workOrderMessages } from '#site/i18n/work-order.ts';
import { lazyView } from '#site/lazy-view.tsx';
import { definePage, type ViewProps } from '#site/page.ts';
import { withSheetFrame } from '#site/sheets/with-frame.tsx';
import type { Tone } from '#ui/badge.tsx';
import { useZoned } from '#ui/i18n/figures.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { partTitle } from './part-title.ts';
import { Problems } from './problems.tsx';
import { Summary } from './summary.tsx';
import { Tasks } from './tasks.tsx';

const statusTones: Partial<Record<WorkOrder['status'], Tone>> = {
  scheduled: 'info',
  in_progress: 'info',
  paused: 'warn',
  completed: 'good',
};

/** What stands beside the work and after it has its own script. */
const loadDetails = () => import('./details.tsx');
const Facts = lazyView(async () => (await loadDetails()).Facts, { hydrate: 'touch' });
const Engineers = lazyView(async () => (await loadDetails()).Engineers, { hydrate: 'touch' });
const Timeline = lazyView(async () => (await loadDetails()).Timeline, { hydrate: 'touch' });
const Visits = lazyView(async () => (await loadDetails()).Visits, { hydrate: 'touch' });

function View({ data, params }: ViewProps<WorkOrder>) {
  const order = useMemo(() => keepUnits(data), [data]);
  return (
    <Sheet locale={data.locale}>
      <Order order={order} token={params.id ?? ''} />
    </Sheet>
  );
}

function Order({ order, token }: { order: WorkOrder; token: string }) {
  const text = useMessages(workOrderMessages);
  const { moment } = useZoned(order.timeZone);
  const remaining = order.progress.total - order.progress.done;
  return (
    <>
      <SheetHeader
        kind={text.sheet}
        title={order.title}
        lead={dotted(order.customerName, order.siteName)}
        number={order.number}
        status={{ label: text.statuses[order.status], tone: statusTones[order.status] }}
        version={order.revision}
        date={text.updated(moment(order.updatedAt))}
        pdf={`work-orders/${token}`}
      />
      <SheetBody>
        <Summary order={order} />
        <div className="grid items-start gap-x-12 lg:grid-cols-[minmax(0,1fr)_22rem] print:block">
          <SheetSection
            id="tasks"
            heading={text.tasks}
            aside={remaining > 0 ? text.remaining(remaining) : undefined}
          >
            <Tasks order={order} />
          </SheetSection>
          <div className="below-screen min-w-0 lg:col-span-2">
            <SheetSection id="problems" heading={text.problems}>
              <Problems order={order} />
            </SheetSection>
            <SheetSection id="visits" heading={text.visits}>
              <Visits order={order} />
            </SheetSection>
          </div>
          <div className="below-screen min-w-0 lg:col-start-2 lg:row-start-1">
            <SheetSection id="facts" heading={text.facts} panel>
              <div className="-mt-3">
                <Facts order={order} />
              </div>
            </SheetSection>
            <SheetSection id="engineers" heading={text.engineers} panel>
              <Engineers order={order} />
            </SheetSection>
            <SheetSection id="timeline" heading={text.timeline} panel="long">
              <Timeline order={order} />
            </SheetSection>
          </div>
        </div>
      </SheetBody>
    </>
  );
}

export default withSheetFrame(
  definePage<WorkOrder>({
    async load({ api, params }) {
      const [order] = await Promise.all([
        api('GET /shares/work-orders/:token', { params: { token: params.id ?? '' } }),
        ...[Facts, Engineers, Timeline, Visits].map((part) => part.load()),
      ]);
      return order;
    },
    head: ({ data }) => ({ title: `${data.title} ${data.number}` }),
    View,
  }),
  { token: 'id', titleOf: partTitle },
);
