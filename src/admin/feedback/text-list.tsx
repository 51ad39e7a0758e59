import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { feedbackReasons } from '#contracts/enums/documents.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { IconThumbDown, IconThumbUp } from '#ui/tool-icons.tsx';
import { Filters, HandlingFilter, optionsOf, SelectFilter } from '../core/filters.tsx';
import { KeysetList } from '../core/keyset-list.tsx';
import { HistoryLink } from '../core/record-actions.tsx';
import { RowActions } from '../core/row-actions.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { useMay } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
import { useAnswer } from '../core/use-answer.ts';
import { AnswerForm } from './answer-form.tsx';
import { DocumentLink } from './document-link.tsx';
import { feedbackMessages } from './messages.ts';
import { FEEDBACK_KEY, type Feedback, type ListQuery } from './types.ts';

/** The texts of readers, the newest first. */
export function TextList() {
  const text = useMessages(feedbackMessages);
  const { search, change } = useSearchFields();
  const { view: _, days: __, order: ___, ...filters } = search;
  const query = useAnswer(
    [FEEDBACK_KEY, filters],
    // The API refuses values that it does not know.
    (api) => api('GET /admin/feedback', { query: filters as ListQuery }),
    { placeholderData: keepPreviousData },
  );
  return (
    <>
      <Filters>
        <HandlingFilter label={text.state} states={text.states} />
        <SelectFilter
          name="reason"
          label={text.reason}
          options={optionsOf(feedbackReasons, text.reasons)}
        />
      </Filters>
      {search.documentId && (
        <div className="mb-4">
          <Notice>
            {text.ofOneDocument}{' '}
            <Button
              variant="ghost"
              flush
              size="sm"
              onClick={() => change({ documentId: undefined, after: undefined })}
            >
              {text.allDocuments}
            </Button>
          </Notice>
        </div>
      )}
      <KeysetList query={query} empty={{ title: text.emptyTitle, text: text.emptyText }}>
        {(items) => (
          <ul className="grid gap-3">
            {items.map((item) => (
              <Line key={item.id} item={item} />
            ))}
          </ul>
        )}
      </KeysetList>
    </>
  );
}

function Line({ item }: { item: Feedback }) {
  const text = useMessages(feedbackMessages);
  const dates = useDates();
  const { document, helpful, reason, comment, createdAt, isChangedSince, locale } = item;
  const Thumb = helpful ? IconThumbUp : IconThumbDown;
  const [isAnswering, setAnswering] = useState(false);
  return (
    <li className="panel grid gap-3">
      <p
        className="text-base break-words whitespace-pre-wrap"
        lang={locale === 'zh' ? 'zh-CN' : 'en'}
      >
        {comment}
      </p>
      {item.answer && (
        <div className="border-s-2 border-key ps-4 text-sm">
          <p className="font-medium">
            {item.answeredBy ? text.answeredBy(item.answeredBy) : text.answerOf}
          </p>
          <p className="break-words whitespace-pre-wrap">{item.answer}</p>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <span className="inline-flex items-center gap-1.5">
          <Thumb size={16} />
          {helpful ? text.helped : text.helpedNot}
        </span>
        {reason && <Badge>{text.reasons[reason]}</Badge>}
        {isChangedSince && <Badge tone="info">{text.changedSince}</Badge>}
        <DocumentLink document={document} />
        <span className="text-xs text-ink-muted">{dates.moment(createdAt)}</span>
        <span className="ms-auto flex flex-wrap items-center gap-4">
          <HistoryLink entityType="feedback" entityId={item.id} isSmall />
          <Actions item={item} onAnswer={() => setAnswering((is) => !is)} />
        </span>
      </div>
      {isAnswering && <AnswerForm item={item} onDone={() => setAnswering(false)} />}
    </li>
  );
}

function Actions({
  item: { id, status, comment },
  onAnswer,
}: {
  item: Feedback;
  onAnswer: () => void;
}) {
  const text = useMessages(feedbackMessages);
  const may = useMay();
  const { run, isBusy } = useAction([FEEDBACK_KEY]);
  if (!may('feedback.update')) return null;
  const mark = (next: Feedback['status']) =>
    run((api) => api('PUT /admin/feedback/:id/status', { params: { id }, body: { status: next } }));
  const short = comment.slice(0, 20);
  const action = (label: string, next: Feedback['status']) => ({
    label,
    name: `${label}: ${short}`,
    isBusy,
    onClick: () => void mark(next),
  });
  const answer = { label: text.answer, name: `${text.answer}: ${short}`, onClick: onAnswer };
  return (
    <RowActions
      actions={
        status === 'open'
          ? [answer, action(text.done, 'done'), action(text.ignore, 'ignored')]
          : [answer, action(text.reopen, 'open')]
      }
    />
  );
}
