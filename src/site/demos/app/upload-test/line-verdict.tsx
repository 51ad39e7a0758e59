import { Badge } from '#ui/badge.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { uploadTestMessages } from './messages.ts';
import { rateText } from './rate-meter.tsx';
import type { LineResult } from './statistics.ts';
import { type Verdict, verdictsFor } from './verdict.ts';

const tones = { good: 'good', tight: 'warn', no: 'bad' } as const satisfies Record<Verdict, string>;

/** The figures of a line, and what it can carry. */
export function LineVerdict({ result }: { result: LineResult }) {
  const text = useMessages(uploadTestMessages);
  const figures = [
    [text.typical, `${rateText(result.typical)} ${text.unit}`],
    [text.delay, `${Math.round(result.delay)} ${text.ms}`],
    [text.jitter, `${Math.round(result.jitter)} ${text.ms}`],
  ];
  return (
    <>
      <p role="status" className="sr-only">
        {text.announced(rateText(result.low))}
      </p>
      <dl className="grid grid-cols-3 gap-3 text-sm">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs text-ink-muted">{name}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <table className="w-full text-sm">
        <caption className="mb-1 text-start font-medium">{text.formats}</caption>
        <thead>
          <tr className="text-xs text-ink-muted">
            {Object.entries(text.columns).map(([key, label]) => (
              <th key={key} scope="col" className="py-1 text-start font-normal">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {verdictsFor(result.low).map(({ format, rate, needed, verdict }) => (
            <tr key={format} className="border-t border-line">
              <th scope="row" className="py-2 text-start font-medium">
                {format}
              </th>
              <td className="tabular-nums">{rate.toFixed(2)}</td>
              <td className="tabular-nums">{needed.toFixed(1)}</td>
              <td>
                <Badge tone={tones[verdict]}>{text.verdicts[verdict]}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-xs text-ink-muted">
        {text.planned} {text.rule}
      </p>
    </>
  );
}
