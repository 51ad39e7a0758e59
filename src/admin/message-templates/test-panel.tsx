import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { showToast } from '#ui/state/notices.ts';
import { Panel } from '../core/panel.tsx';
import { usePerson } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
import { templateMessages } from './messages.ts';

/** Sends a message with sample values to the signed-in person. */
export function TestPanel({ id, isDirty }: { id: string; isDirty: boolean }) {
  const text = useMessages(templateMessages);
  const { email } = usePerson();
  const { run, isBusy } = useAction();
  const send = () =>
    run(async (api) => {
      const answer = await api('POST /admin/message-templates/:id/tests', { params: { id } });
      showToast('success', text.tested(answer.recipient));
    });
  return (
    <Panel title={text.test}>
      <p className="-mt-2 mb-4 text-sm text-ink-muted">
        {isDirty ? text.testUnsaved : text.testText(email)}
      </p>
      <Button variant="secondary" busy={isBusy} disabled={isDirty} onClick={() => void send()}>
        {text.test}
      </Button>
    </Panel>
  );
}
