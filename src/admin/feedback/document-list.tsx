import { keepPreviousData } from '@tanstack/react-query';
import { statisticsPeriods } from '#contracts/enums/visits.ts';
import { Badge } from '#ui/badge.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Table } from '#ui/table.tsx';
import { Answer } from '../core/answer.tsx';
import { Filters, SelectFilter } from '../core/filters.tsx';
import { RowActions } from '../core/row-actions.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { useMay } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
import { useAnswer } from '../core/use-answer.ts';
import { DocumentLink } from './document-link.tsx';
import { feedbackMessages } from './messages.ts';
import { type DocumentsQuery, FEEDBACK_KEY, type FeedbackDocument } from './types.ts';

/** How many readers each document helped, and why it did not help the others. */
export function DocumentList() {
  const text = useMessages(feedbackMessages);
  const { search } = useSearchFields();
  const { days, order } = search;
  const filters = { ...(days && { days }), ...(order && { order }) } as DocumentsQuery;
  const query = useAnswer(
    [FEEDBACK_KEY, 'documents', filters],
    (api) => api('GET /admin/feedback-documents', { query: filters }),
    { placeholderData: keepPreviousData },
  );
  return (
    <>
      <Filters>
        <SelectFilter
          name="days"
          label={text.period}
          none={text.days('90')}
          options={statisticsPeriods
            .filter((days) => days !== '90')
            .map((value) => ({ value, label: text.days(value) }))}
        />
        <SelectFilter
          name="order"
          label={text.order}
          none={text.worst}
          options={[{ value: 'falling', label: text.falling }]}
        />
      </Filters>
      <Answer query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={order ? text.fallingNone : text.answersNone}>
              {order ? text.fallingNoneText : text.answersNoneText}
            </EmptyState>
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
        {
          head: text.change,
          align: 'end',
          cell: ({ before }) => before !== null && `${before}%`,
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
              <span className="inline-flex flex-wrap items-center justify-end gap-x-4">
                <button
                  type="button"
                  className="link"
                  aria-label={text.showTexts(openTexts, document.title)}
                  onClick={() =>
                    change({ view: undefined, days: undefined, documentId: document.id })
                  }
                >
                  {openTexts}
                </button>
                <CloseTexts document={document} />
              </span>
            ),
        },
      ]}
    />
  );
}

/** Marks all open texts about a document as done. */
function CloseTexts({ document: { id, title, slug } }: Pick<FeedbackDocument, 'document'>) {
  const text = useMessages(feedbackMessages);
  const may = useMay();
  const { run, isBusy } = useAction([FEEDBACK_KEY]);
  if (!may('feedback.update')) return null;
  const close = () =>
    run(
      (api) => api('POST /admin/feedback-closures', { body: { documentId: id } }),
      ({ closed }) => text.closed(closed),
    );
  return (
    <RowActions
      actions={[
        {
          label: text.close,
          name: text.closeOf(title || slug),
          isBusy,
          onClick: () => void close(),
        },
      ]}
    />
  );
}
