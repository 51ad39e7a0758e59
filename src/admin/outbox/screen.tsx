import { outboxKinds, outboxStatuses } from '#contracts/enums/outbox.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Answer } from '../core/answer.tsx';
import { Filters, KeysetPager, SearchFilter, SelectFilter } from '../core/filters.tsx';
import { ScreenHeader } from '../core/layout.tsx';
import { isNarrowed, useSearchFields } from '../core/search-fields.ts';
import { useMay, useSession } from '../core/session.tsx';
import { ListIntro } from '../records/record-list.tsx';
import { systemMessages } from '../system/messages.ts';
import { MessageTable } from './message-table.tsx';
import { outboxMessages } from './messages.ts';
import type { ListQuery } from './types.ts';
import { useOutbox, useOutboxAction } from './use-messages.ts';

/** All messages that the site sends, and what became of them. */
export function OutboxScreen() {
  const text = useMessages(outboxMessages);
  const system = useMessages(systemMessages);
  const may = useMay();
  const { search } = useSearchFields();
  // The API refuses values that it does not know.
  const query = useOutbox(search as ListQuery);
  return (
    <>
      <ScreenHeader title={text.title} action={may('system.update') && <AllAgain />} />
      <ListIntro>{text.intro}</ListIntro>
      <Filters>
        <SearchFilter label={text.search} cursorField="after" />
        <SelectFilter
          name="status"
          cursorField="after"
          label={text.state}
          options={outboxStatuses.map((value) => ({ value, label: system.statuses[value] }))}
        />
        <SelectFilter
          name="kind"
          cursorField="after"
          label={text.kind}
          options={outboxKinds.map((value) => ({ value, label: system.kinds[value] }))}
        />
      </Filters>
      <Answer query={query}>
        {({ items, next }) =>
          items.length === 0 ? (
            <EmptyState title={isNarrowed(search) ? text.emptyTitle : text.noneTitle}>
              {isNarrowed(search) ? text.emptyText : text.noneText}
            </EmptyState>
          ) : (
            <>
              <MessageTable items={items} caption={text.title} />
              <KeysetPager cursorField="after" next={next} />
            </>
          )
        }
      </Answer>
    </>
  );
}

/** Sends all messages again that were given up, of those that the filters show. */
function AllAgain() {
  const text = useMessages(outboxMessages);
  const { api } = useSession();
  const { search } = useSearchFields();
  const { operate, isBusy } = useOutboxAction();
  const { kind, q } = search as ListQuery & object;
  const send = () =>
    operate(
      () => api('POST /admin/outbox/retries', { body: { kind, q } }),
      ({ count }) => text.allSentAgain(count),
    );
  return (
    <Button variant="secondary" busy={isBusy} onClick={() => void send()}>
      {text.allAgain}
    </Button>
  );
}
