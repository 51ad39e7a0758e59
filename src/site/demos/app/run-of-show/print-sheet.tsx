import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '#ui/i18n/messages.tsx';
import { runOfShowMessages } from './messages.ts';
import { clockAt, type RunOfShow, timesOf, totalMinutes } from './plan.ts';

/** Prints the run of show on A4 without the page around it, then calls `onDone`. */
export function PrintSheet({ plan, onDone }: { plan: RunOfShow; onDone(): void }) {
  const text = useMessages(runOfShowMessages);
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  const end = clockAt(plan.start, totalMinutes(plan));
  return createPortal(
    <div className="run-sheet" data-theme="light">
      <h1 className="text-2xl">{plan.title || text.untitled}</h1>
      <p className="mt-1 mb-4">
        {plan.day} {plan.start} ·{' '}
        {text.total(totalMinutes(plan), (end.days > 0 ? text.nextDay : '') + end.time)}
      </p>
      <table className="table">
        <thead>
          <tr>
            {Object.entries(text.columns).map(([key, label]) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {timesOf(plan).map(({ id, name, minutes, goods, points, from }) => (
            <tr key={id}>
              <td>{clockAt(plan.start, from).time}</td>
              <th scope="row">{name}</th>
              <td>{minutes}</td>
              <td>{goods}</td>
              <td className="whitespace-pre-line">{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
