import { Link } from '@tanstack/react-router';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Answer } from '../core/answer.tsx';
import { Panel } from '../core/panel.tsx';
import { statisticsMessages } from '../statistics/messages.ts';
import { useStatistics } from '../statistics/use-statistics.ts';
import { overviewMessages } from './messages.ts';
import { Sparkline } from './sparkline.tsx';

/** Searches that the panel shows. */
const SHOWN = 5;

/** Visits of the last seven days, and what visitors searched for in vain. */
export function VisitsPanel() {
  const text = useMessages(overviewMessages);
  const names = useMessages(statisticsMessages);
  const number = new Intl.NumberFormat(useLocale());
  const query = useStatistics('7');
  return (
    <Panel title={text.visits}>
      <Answer query={query}>
        {({ days, total, searches }) => (
          <div className="grid gap-6">
            <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
              {(['views', 'visitors'] as const).map((name) => (
                <Link key={name} to="/statistics" search={{ days: '7' } as never} className="group">
                  <span className="block text-sm text-ink-muted">{names[name]}</span>
                  <span className="text-2xl font-semibold tabular-nums group-hover:text-key">
                    {number.format(total[name])}
                  </span>
                </Link>
              ))}
              <Sparkline values={days.map(({ views }) => views)} />
            </div>
            <section>
              <h3 className="mb-1 text-sm font-semibold">{names.searches}</h3>
              {searches.length === 0 ? (
                <p className="text-sm text-ink-muted">{text.searchesNone}</p>
              ) : (
                <ul className="flex flex-wrap gap-x-4 text-sm">
                  {searches.slice(0, SHOWN).map(({ query: words, locale, count }) => (
                    <li key={`${locale} ${words}`}>
                      <Link
                        to="/statistics"
                        hash="searches"
                        className="link inline-flex min-h-11 items-center"
                      >
                        {words} ({count})
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </section>
          </div>
        )}
      </Answer>
    </Panel>
  );
}
