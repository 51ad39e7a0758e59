import type { ReactNode } from 'react';
import { useDates } from '#ui/i18n/dates.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Table } from '#ui/table.tsx';
import { basePath } from '../core/api.ts';
import { Panel } from '../core/panel.tsx';
import { statisticsMessages } from './messages.ts';
import type { Statistics } from './use-statistics.ts';

/** The pages with the most views, by title. Secret links are patterns, so they are no links here. */
export function PagesPanel({ pages }: Pick<Statistics, 'pages'>) {
  const text = useMessages(statisticsMessages);
  const locale = useLocale();
  return (
    <Panel title={text.pages}>
      <OrNone isEmpty={pages.length === 0}>
        <Table
          caption={text.pages}
          phone="scroll"
          rows={pages}
          rowKey={({ path }) => path}
          columns={[
            {
              head: text.page,
              cell: ({ path, title }) => (
                <span className="grid">
                  {path.includes(':') ? (
                    path
                  ) : (
                    <a
                      href={basePath.replace(/\/$/, '') + path}
                      target="_blank"
                      rel="noopener"
                      className="link"
                    >
                      {title ? (title[locale] ?? title.zh) : path}
                    </a>
                  )}
                  {title && (
                    <span className="text-xs font-normal break-all text-ink-muted">{path}</span>
                  )}
                </span>
              ),
            },
            { head: text.views, align: 'end', cell: ({ views }) => views },
            { head: text.visitors, align: 'end', cell: ({ visitors }) => visitors },
          ]}
        />
      </OrNone>
    </Panel>
  );
}

/** Names with their visitors, each with a bar for its share. */
export function SharesPanel({
  title,
  rows,
}: {
  title: string;
  rows: readonly { name: string; visitors: number }[];
}) {
  const text = useMessages(statisticsMessages);
  const most = Math.max(1, ...rows.map(({ visitors }) => visitors));
  return (
    <Panel title={title}>
      <OrNone isEmpty={rows.length === 0}>
        <ul className="grid gap-2 text-sm">
          {rows.map(({ name, visitors }) => (
            <li key={name} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
              <span className="min-w-0 break-all">{name}</span>
              <span className="tabular-nums">
                {visitors} <span className="sr-only">{text.visitors}</span>
              </span>
              <progress
                className="share-bar col-span-2"
                aria-hidden="true"
                max={most}
                value={visitors}
              />
            </li>
          ))}
        </ul>
      </OrNone>
    </Panel>
  );
}

/** Searches without result, the most frequent first. */
export function SearchesPanel({ searches }: Pick<Statistics, 'searches'>) {
  const text = useMessages(statisticsMessages);
  const dates = useDates();
  return (
    <Panel id="searches" title={text.searches}>
      <OrNone isEmpty={searches.length === 0}>
        <Table
          caption={text.searches}
          phone="scroll"
          rows={searches}
          rowKey={({ query, locale }) => `${locale} ${query}`}
          columns={[
            { head: text.query, cell: ({ query }) => <span className="break-all">{query}</span> },
            { head: text.language, cell: ({ locale }) => text.languages[locale] },
            { head: text.count, align: 'end', cell: ({ count }) => count },
            { head: text.lastAsked, cell: ({ lastAskedAt }) => dates.day(lastAskedAt) },
          ]}
        />
      </OrNone>
    </Panel>
  );
}

function OrNone({ isEmpty, children }: { isEmpty: boolean; children: ReactNode }) {
  const { none } = useMessages(statisticsMessages);
  return isEmpty ? <p className="text-sm text-ink-muted">{none}</p> : children;
}
