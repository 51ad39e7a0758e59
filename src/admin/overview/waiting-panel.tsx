import { Link } from '@tanstack/react-router';
import { sheetNames } from '#contracts/sheets/kinds.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Answer } from '../core/answer.tsx';
import { Panel } from '../core/panel.tsx';
import { useAnswer } from '../core/use-answer.ts';
import { PROJECTS_KEY } from '../projects/types.ts';
import { Waiting } from '../sheets/waiting.tsx';
import { overviewMessages } from './messages.ts';

/** The sheets that have waited longest for somebody’s move. */
export function WaitingPanel() {
  const text = useMessages(overviewMessages);
  const locale = useLocale();
  const query = useAnswer([PROJECTS_KEY, 'waiting'], (api) => api('GET /admin/waiting-sheets'));
  const names = sheetNames(locale);
  return (
    <Panel title={text.waiting}>
      <Answer query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-sm text-ink-muted">{text.waitingNone}</p>
          ) : (
            <ul className="divide-y divide-line">
              {items.map(({ id, kind, number, title, waiting, project, owner }) => (
                <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 text-sm">
                  <span className="min-w-0 grow basis-48">
                    <Link to={`/sheets/${id}`} className="link">
                      {names[kind]} {number}
                    </Link>
                    <span className="block text-xs break-words text-ink-muted">
                      {[project?.name ?? ((locale === 'en' && title.en) || title.zh), owner?.name]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                  <Waiting waiting={waiting} />
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </Panel>
  );
}
