import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { statisticsPeriods } from '#contracts/enums/visits.ts';
import { Badge } from '#ui/badge.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Table } from '#ui/table.tsx';
import { Answer } from '../core/answer.tsx';
import { Filters, SelectFilter } from '../core/filters.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { useSession } from '../core/session.tsx';
import { DocumentLink } from './document-link.tsx';
import { feedbackMessages } from './messages.ts';
import { type DocumentsQuery, FEEDBACK_KEY, type FeedbackDocument } from './types.ts';

/** How many readers each document helped, and why it did not help the others. */
export function DocumentList() {
  const text = useMessages(feedbackMessages);
  const { api } = useSession();
  const { search } = useSearchFields();
  const filters = (search.days ? { days: search.days } : {}) as DocumentsQuery;
  const query = useQuery({
    queryKey: [FEEDBACK_KEY, 'documents', filters],
    queryFn: () => api('GET /admin/feedback-documents', { query: filters }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Filters>
        <SelectFilter
          name="days"
          cursorField="after"
          label={text.period}
          none={text.days('90')}
          options={statisticsPeriods
            .filter((days) => days !== '90')
            .map((value) => ({ value, label: text.days(value) }))}
        />
      </Filters>
      <Answer query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={text.answersNone}>{text.answersNoneText}</EmptyState>
          ) : (
            <Documents items={items} />
          )
        }
      </Answer>
    </>
  );
}

function Documents({ items }: { items: FeedbackDocument[] }) {
  const text = useMessages(feedbackMessages);
  const { change } = useSearchFields();
  return (
    <Table
      caption={text.byDocument}
      hideCaption
      rows={items}
      rowKey={({ document }) => document.id}
      columns={[
        { head: text.document, cell: ({ document }) => <DocumentLink document={document} /> },
        {
          head: text.rate,
          align: 'end',
          cell: ({ helpful, notHelpful }) =>
            `${Math.round((helpful / (helpful + notHelpful)) * 100)}%`,
        },
        { head: text.helped, align: 'end', cell: ({ helpful }) => helpful },
        { head: text.helpedNot, align: 'end', cell: ({ notHelpful }) => notHelpful },
        {
          head: text.reason,
          cell: ({ reasons }) => (
            <ul className="flex flex-wrap gap-2">
              {reasons.map(({ reason, count }) => (
                <li key={reason}>
                  <Badge>{`${text.reasons[reason]} ${count}`}</Badge>
                </li>
              ))}
            </ul>
          ),
        },
        {
          head: text.openTexts,
          align: 'end',
          cell: ({ document, openTexts }) =>
            openTexts === 0 ? (
              0
            ) : (
              <button
                type="button"
                className="link"
                aria-label={text.showTexts(document.title)}
                onClick={() =>
                  change({ view: undefined, days: undefined, documentId: document.id })
                }
              >
                {openTexts}
              </button>
            ),
        },
      ]}
    />
  );
}
