import { Link } from '@tanstack/react-router';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Answer } from '../core/answer.tsx';
import { Panel } from '../core/panel.tsx';
import { MessageTable } from '../outbox/message-table.tsx';
import { useOutbox } from '../outbox/use-messages.ts';
import { webhookMessages } from './messages.ts';

/** Messages that are shown beside the settings. */
const SHOWN = 20;

/** The latest messages to a webhook and what became of them. */
export function Deliveries({ id }: { id: string }) {
  const text = useMessages(webhookMessages);
  const query = useOutbox({ webhook: id });
  return (
    <Panel
      title={text.deliveries}
      aside={
        <Link to="/outbox" search={{ webhook: id } as never} className="link text-sm">
          {text.allDeliveries}
        </Link>
      }
    >
      <Answer query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-sm text-ink-muted">{text.noDeliveries}</p>
          ) : (
            <MessageTable items={items.slice(0, SHOWN)} caption={text.deliveries} />
          )
        }
      </Answer>
    </Panel>
  );
}
