import { outboxKinds, outboxStatuses } from '#contracts/enums/outbox.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Filters, optionsOf, SearchFilter, SelectFilter } from '../core/filters.tsx';
import { KeysetList } from '../core/keyset-list.tsx';
import { ScreenHeader } from '../core/layout.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { useMay } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
import { ListIntro } from '../records/record-list.tsx';
import { systemMessages } from '../system/messages.ts';
import { MessageTable } from './message-table.tsx';
import { outboxMessages } from './messages.ts';
import { type ListQuery, OUTBOX_KEY } from './types.ts';
import { useOutbox } from './use-messages.ts';

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
        <SearchFilter label={text.search} />
        <SelectFilter
          name="status"
          label={text.state}
          options={optionsOf(outboxStatuses, system.statuses)}
        />
        <SelectFilter
          name="kind"
          label={text.kind}
          options={optionsOf(outboxKinds, system.kinds)}
        />
      </Filters>
      <KeysetList
        query={query}
        empty={{ title: text.emptyTitle, text: text.emptyText }}
        none={{ title: text.noneTitle, text: text.noneText }}
      >
        {(items) => <MessageTable items={items} caption={text.title} />}
      </KeysetList>
    </>
  );
}

/** Sends all messages again that were given up, of those that the filters show. */
function AllAgain() {
  const text = useMessages(outboxMessages);
  const { search } = useSearchFields();
  const { run, isBusy } = useAction([OUTBOX_KEY]);
  const { kind, q } = search as ListQuery & object;
  const send = () =>
    run(
      (api) => api('POST /admin/outbox/retries', { body: { kind, q } }),
      ({ count }) => text.allSentAgain(count),
    );
  return (
    <Button variant="secondary" busy={isBusy} onClick={() => void send()}>
      {text.allAgain}
    </Button>
  );
}
