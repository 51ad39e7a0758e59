import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { meanAnswer, type Show } from './machine.ts';
import { liveMessages } from './messages.ts';

/** Questions that wait longer are answered late, in seconds. */
const SLOW_ANSWER = 8;

/** Figures and advice, worked out from what happened in the show. */
export function SummaryScreen({ show, onAgain }: { show: Show; onAgain(): void }) {
  const text = useMessages(liveMessages);
  const { advice, summary, seconds } = text;
  const mean = meanAnswer(show);
  const questions = show.waiting.length + show.answered.length;
  const figures: [string, string][] = [
    [summary.duration, seconds(show.second)],
    [summary.peak, String(show.peak)],
    [summary.likes, String(show.likes)],
    [summary.comments, String(show.chat.length)],
    [summary.cards, String(show.cards)],
    [summary.answered, text.ofAll(show.answered.length, questions)],
    [summary.mean, mean === undefined ? text.none : seconds(Math.round(mean))],
    [summary.muted, seconds(show.mutedSeconds)],
  ];
  const isSlow = mean !== undefined && mean > SLOW_ANSWER;
  const isGood = questions > 0 && show.waiting.length === 0 && !isSlow;
  return (
    <>
      <p className="text-sm text-ink-muted">{text.summaryText}</p>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line">
        {figures.map(([name, value]) => (
          <div key={name} className="bg-surface p-3">
            <dt className="text-xs text-ink-muted">{name}</dt>
            <dd className="text-xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="grid list-disc gap-2 ps-5 text-sm">
        {show.waiting.length > 0 && <li>{advice.unanswered(show.waiting.length)}</li>}
        {isSlow && <li>{advice.slow}</li>}
        {show.mutedSeconds > 0 && <li>{advice.muted(show.mutedSeconds)}</li>}
        {isGood && <li>{advice.good}</li>}
        {questions === 0 && <li>{advice.early}</li>}
      </ul>
      <Button size="lg" onClick={onAgain}>
        {text.again}
      </Button>
    </>
  );
}
