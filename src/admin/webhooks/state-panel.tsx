import { Button } from '#ui/button.tsx';
import { DefinitionList } from '#ui/facts.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import type { AdminApi } from '../core/api.ts';
import { Panel } from '../core/panel.tsx';
import { useAction } from '../core/use-action.ts';
import { useRefresh } from '../core/use-refresh.ts';
import { OUTBOX_KEY } from '../outbox/types.ts';
import { webhookMessages } from './messages.ts';
import { WEBHOOKS_KEY, type Webhook } from './types.ts';

/** How a webhook is doing; tests, pauses and resumes it. */
export function StatePanel({ webhook }: { webhook: Webhook }) {
  const text = useMessages(webhookMessages);
  const dates = useDates();
  const refreshWebhooks = useRefresh([WEBHOOKS_KEY]);
  const refreshOutbox = useRefresh([OUTBOX_KEY]);
  const { run, isBusy } = useAction();
  const { id, active, addressHint, hasSecret, lastSentAt, waiting, failed } = webhook;
  const params = { id };
  const operate = (call: (api: AdminApi) => Promise<unknown>, said: string) =>
    void run(async (api) => {
      await call(api);
      await Promise.all([refreshWebhooks(), refreshOutbox()]);
    }, said);
  const setActive = (body: { active: boolean }) => (api: AdminApi) =>
    api('PATCH /admin/webhooks/:id', { params, body });
  return (
    <Panel title={text.state}>
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
            operate((api) => api('POST /admin/webhooks/:id/tests', { params }), text.testSent)
          }
        >
          {text.test}
        </Button>
        <Button
          variant="secondary"
          disabled={isBusy}
          onClick={() => operate(setActive({ active: !active }), active ? text.paused : text.on)}
        >
          {active ? text.pause : text.resume}
        </Button>
        {failed > 0 && (
          <Button
            variant="secondary"
            disabled={isBusy}
            onClick={() =>
              operate(
                (api) => api('POST /admin/outbox/retries', { body: { webhook: id } }),
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
