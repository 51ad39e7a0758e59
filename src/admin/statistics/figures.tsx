import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { statisticsMessages } from './messages.ts';
import type { Statistics } from './use-statistics.ts';

type Totals = Statistics['total'];

const names = ['views', 'visitors', 'downloads', 'bookings'] as const;

/** The totals of a period, compared with the period before. */
export function Figures({ total, before }: { total: Totals; before: Totals }) {
  const text = useMessages(statisticsMessages);
  const number = new Intl.NumberFormat(useLocale());
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {names.map((name) => (
        <div key={name} className="panel">
          <dt className="text-sm text-ink-muted">{text[name]}</dt>
          <dd>
            <span className="block text-3xl font-semibold tabular-nums">
              {number.format(total[name])}
            </span>
            <span className="mt-1 block text-xs text-ink-muted">
              <Change now={total[name]} then={before[name]} />
              <span className="block">{text.before(number.format(before[name]))}</span>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The change in per cent; nothing to compare with is no change. */
function Change({ now, then }: { now: number; then: number }) {
  const text = useMessages(statisticsMessages);
  const locale = useLocale();
  if (then === 0) return null;
  if (now === then) return text.same;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(
    Math.abs(now - then) / then,
  );
  return now > then ? (
    <span className="text-good">{text.more(percent)}</span>
  ) : (
    <span className="text-bad">{text.less(percent)}</span>
  );
}
