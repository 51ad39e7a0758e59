import type { LiveReport } from '#api/live-reports/contract.ts';
import { liveReportMessages } from '#site/i18n/live-report.ts';
import { BarList } from '#ui/bar.tsx';
import { useNumbers } from '#ui/i18n/figures.ts';
import { useMessages } from '#ui/i18n/messages.tsx';

/** Sales funnel: people at each step, and their share of the step before. */
export function Funnel({ report }: { report: LiveReport }) {
  const text = useMessages(liveReportMessages);
  const { count, share } = useNumbers();
  return (
    <BarList
      items={report.funnel.map(({ step, people }, index) => {
        const before = report.funnel[index - 1]?.people;
        return {
          label: text.funnelSteps[step],
          value: people,
          text: before ? text.people(count(people), share(people, before)) : count(people),
        };
      })}
    />
  );
}

/** Retention: share of viewers still watching after some time. */
export function Retention({ report }: { report: LiveReport }) {
  const text = useMessages(liveReportMessages);
  const { count, share, duration } = useNumbers();
  const total = report.kpis.uniqueViewers;
  return (
    <BarList
      max={Math.max(1, total)}
      items={report.retention.map(({ afterSeconds, viewers }) => ({
        label: text.after(duration(afterSeconds)),
        value: viewers,
        text: text.people(count(viewers), share(viewers, total)),
      }))}
    />
  );
}
