import { Link } from '@tanstack/react-router';
import { isMessageEvent, templateOf } from '#contracts/outbox/templates.ts';
import { Badge } from '#ui/badge.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Table } from '#ui/table.tsx';
import { Moment } from '../core/moment.tsx';
import { Panel } from '../core/panel.tsx';
import { privacyRequestMessages } from './messages.ts';
import type { PrivacyRequest } from './types.ts';

type Found = PrivacyRequest['found'];
type FoundRecord = Found[number]['records'][number];

/** The records about a person, and which of them stay. */
export function FoundPanel({ found }: { found: Found }) {
  const text = useMessages(privacyRequestMessages);
  const dates = useDates();
  return (
    <Panel title={text.found}>
      {found.length === 0 && <p className="text-sm text-ink-muted">{text.foundNone}</p>}
      <ul className="grid gap-5">
        {found.map(({ source, records }) => (
          <li key={source}>
            <h3 className="mb-2 text-sm font-medium">{text.sources[source]}</h3>
            <ul className="grid gap-2 text-sm">
              {records.map((record) => (
                <li key={record.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <RecordLink record={record} />
                  <span className="text-xs text-ink-muted">{dates.moment(record.at)}</span>
                  <Badge tone={record.kept ? 'warn' : 'info'}>
                    {record.kept ? text.kept : text.canErase}
                  </Badge>
                  {record.kept && (
                    <span className="text-xs text-ink-muted">{text.keptFor[record.kept]}</span>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function RecordLink({ record: { title, page } }: { record: FoundRecord }) {
  const locale = useLocale();
  // Messages are called like their templates.
  if (isMessageEvent(title)) return templateOf(title).name[locale];
  if (!page) return <span className="break-all">{title}</span>;
  const [to = '', query] = page.split('?');
  return (
    <Link
      to={to}
      search={Object.fromEntries(new URLSearchParams(query)) as never}
      className="link break-all"
    >
      {title}
    </Link>
  );
}

/** The consents of a person. */
export function ConsentPanel({ consents }: { consents: PrivacyRequest['consents'] }) {
  const text = useMessages(privacyRequestMessages);
  return (
    <Panel title={text.consents}>
      {consents.length === 0 ? (
        <p className="text-sm text-ink-muted">{text.consentsNone}</p>
      ) : (
        <Table
          caption={text.consents}
          rows={consents}
          columns={[
            { head: text.purpose, cell: ({ purpose }) => text.purposes[purpose] },
            { head: text.version, cell: ({ noticeVersion }) => noticeVersion },
            { head: text.givenAt, cell: ({ givenAt }) => <Moment at={givenAt} /> },
            {
              head: text.withdrawnAt,
              cell: ({ withdrawnAt }) => withdrawnAt && <Moment at={withdrawnAt} />,
            },
          ]}
        />
      )}
    </Panel>
  );
}
