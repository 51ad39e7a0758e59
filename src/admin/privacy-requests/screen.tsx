import { useParams } from '@tanstack/react-router';
import { Badge } from '#ui/badge.tsx';
import { DefinitionList } from '#ui/facts.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Answer } from '../core/answer.tsx';
import { BackLink } from '../core/back-link.tsx';
import { Panel } from '../core/panel.tsx';
import { HistoryLink } from '../core/record-actions.tsx';
import { useMay } from '../core/session.tsx';
import { useAnswer } from '../core/use-answer.ts';
import { ConsentPanel, FoundPanel } from './found-panels.tsx';
import { HandlingPanel } from './handling-panel.tsx';
import { privacyRequestMessages } from './messages.ts';
import { RequestBadge } from './request-badge.tsx';
import { type PrivacyRequest, REQUESTS_KEY } from './types.ts';

/** A request, what is stored about its person, and what is done with it. */
export function PrivacyRequestScreen() {
  const { id = '' } = useParams({ strict: false });
  const query = useAnswer([REQUESTS_KEY, id], (api) =>
    api('GET /admin/privacy-requests/:id', { params: { id } }),
  );
  return <Answer query={query}>{(request) => <Shown request={request} />}</Answer>;
}

function Shown({ request }: { request: PrivacyRequest }) {
  const text = useMessages(privacyRequestMessages);
  const may = useMay();
  const isOpen = request.doneAt === null;
  return (
    <div data-wide>
      <BackLink to="/privacy-requests">{text.back}</BackLink>
      <h1 className="mt-1 text-2xl">{request.reference}</h1>
      <p className="mt-2 mb-6 flex flex-wrap items-center gap-3 text-sm text-ink-muted">
        <RequestBadge status={request.status} />
        {request.isOverdue && <Badge tone="bad">{text.overdue}</Badge>}
        <HistoryLink entityType="privacy-request" entityId={request.id} isSmall />
      </p>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-5">
          {isOpen && <FoundPanel found={request.found} />}
          {isOpen && <ConsentPanel consents={request.consents} />}
          {request.erased.length > 0 && <Outcome erased={request.erased} />}
        </div>
        <div className="grid gap-5 max-xl:order-first">
          <RequestPanel request={request} />
          {isOpen && may('privacyRequests.update') && <HandlingPanel request={request} />}
        </div>
      </div>
    </div>
  );
}

function RequestPanel({ request }: { request: PrivacyRequest }) {
  const text = useMessages(privacyRequestMessages);
  const dates = useDates();
  const { kind, phone, email, wechat, createdAt, dueOn, doneAt, handledBy, note } = request;
  const contacts = [
    { term: text.phone, detail: phone },
    { term: text.email, detail: email && <span className="break-all">{email}</span> },
    { term: text.wechat, detail: wechat && <span className="break-all">{wechat}</span> },
  ];
  return (
    <Panel title={text.request}>
      <DefinitionList
        items={[
          { term: text.kind, detail: text.kinds[kind] },
          ...(doneAt ? [] : contacts),
          { term: text.createdAt, detail: dates.moment(createdAt) },
          { term: text.dueOn, detail: dates.day(dueOn) },
          { term: text.doneAt, detail: doneAt && dates.moment(doneAt) },
          { term: text.handledBy, detail: handledBy },
          { term: text.note, detail: note || null },
        ]}
      />
      {doneAt && <p className="mt-4 text-sm text-ink-muted">{text.forgotten}</p>}
    </Panel>
  );
}

function Outcome({ erased }: { erased: PrivacyRequest['erased'] }) {
  const text = useMessages(privacyRequestMessages);
  return (
    <Panel title={text.outcome}>
      <DefinitionList
        items={erased.map(({ source, count }) => ({
          term: text.sources[source],
          detail: text.records(count),
        }))}
      />
    </Panel>
  );
}
