import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { DefinitionList } from '#ui/facts.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { showToast } from '#ui/state/notices.ts';
import { Panel } from '../core/panel.tsx';
import { useSession } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
import { OUTBOX_KEY } from '../outbox/types.ts';
import { recordListMessages } from '../records/messages.ts';
import { webhookMessages } from './messages.ts';
import { WEBHOOKS_KEY, type Webhook } from './types.ts';

/** How a webhook is doing; tests, pauses and resumes it. */
export function StatePanel({ webhook }: { webhook: Webhook }) {
  const text = useMessages(webhookMessages);
  const list = useMessages(recordListMessages);
  const dates = useDates();
  const { api } = useSession();
  const queries = useQueryClient();
  const { run, isBusy } = useAction();
  const { id, active, addressHint, hasSecret, lastSentAt, waiting, failed } = webhook;
  const params = { id };
  const operate = (call: () => Promise<unknown>, said: string) =>
    void run(async () => {
      await call();
      await Promise.all(
        [WEBHOOKS_KEY, OUTBOX_KEY].map((key) => queries.invalidateQueries({ queryKey: [key] })),
      );
      showToast('success', said);
    });
  const setActive = (body: { active: boolean }) => () =>
    api('PATCH /admin/webhooks/:id', { params, body });
  return (
    <Panel title={list.state}>
      <DefinitionList
        items={[
          { term: text.storedAddress, detail: <span className="break-all">{addressHint}</span> },
          { term: text.secret, detail: hasSecret ? text.signed : text.unsigned },
          { term: text.lastSent, detail: lastSentAt ? dates.moment(lastSentAt) : text.never },
          ...(waiting + failed > 0
            ? [
                {
                  term: text.deliveries,
                  detail: [waiting > 0 && text.waiting(waiting), failed > 0 && text.failed(failed)]
                    .filter(Boolean)
                    .join(' · '),
                },
              ]
            : []),
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          disabled={isBusy}
          onClick={() =>
            operate(() => api('POST /admin/webhooks/:id/tests', { params }), text.testSent)
          }
        >
          {text.test}
        </Button>
        <Button
          variant="secondary"
          disabled={isBusy}
          onClick={() => operate(setActive({ active: !active }), active ? text.paused : list.on)}
        >
          {active ? text.pause : text.resume}
        </Button>
        {failed > 0 && (
          <Button
            variant="secondary"
            disabled={isBusy}
            onClick={() =>
              operate(
                () => api('POST /admin/outbox/retries', { body: { webhook: id } }),
                text.againSent,
              )
            }
          >
            {text.failedAgain(failed)}
          </Button>
        )}
      </div>
    </Panel>
  );
}
