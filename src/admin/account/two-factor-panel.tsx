import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { showToast } from '#ui/state/notices.ts';
import { Answer } from '../core/answer.tsx';
import { Panel } from '../core/panel.tsx';
import { usePerson, useSession } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
import { accountMessages } from './messages.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { type Setup, TwoFactorSetup } from './two-factor-setup.tsx';

const KEY = ['account', 'two-factor'];

/** Steps of the panel: the state, a new secret, or recovery codes to save. */
type Step = { setup: Setup } | { recoveryCodes: string[] } | undefined;

export function TwoFactorPanel() {
  const text = useMessages(accountMessages);
  const { api, refresh } = useSession();
  const queries = useQueryClient();
  const query = useQuery({ queryKey: KEY, queryFn: () => api('GET /admin/account/two-factor') });
  const [step, setStep] = useState<Step>();
  const show = async (recoveryCodes: string[]) => {
    setStep({ recoveryCodes });
    await Promise.all([queries.invalidateQueries({ queryKey: ['account'] }), refresh()]);
  };
  const isOn = query.data?.isOn ?? false;
  return (
    <Panel
      id="two-factor"
      title={text.twoFactor}
      aside={
        query.data && (
          <Badge tone={isOn ? 'good' : 'warn'} dot>
            {isOn ? text.isOn : text.isOff}
          </Badge>
        )
      }
    >
      <p className="mb-5 text-sm text-ink-muted">{text.twoFactorText}</p>
      {step && 'recoveryCodes' in step ? (
        <RecoveryCodes codes={step.recoveryCodes} onSaved={() => setStep(undefined)} />
      ) : step ? (
        <TwoFactorSetup setup={step.setup} onDone={show} onCancel={() => setStep(undefined)} />
      ) : (
        <Answer query={query}>
          {(state) =>
            state.isOn ? (
              <WhileOn left={state.recoveryCodesLeft} onRenewed={show} />
            ) : (
              <TurnOn onSetup={(setup) => setStep({ setup })} />
            )
          }
        </Answer>
      )}
    </Panel>
  );
}

function TurnOn({ onSetup }: { onSetup: (setup: Setup) => void }) {
  const text = useMessages(accountMessages);
  const { api } = useSession();
  const { run, isBusy } = useAction();
  const begin = async () => {
    const setup = await run(() => api('POST /admin/account/two-factor'));
    if (setup) onSetup(setup);
  };
  return (
    <Button onClick={begin} busy={isBusy}>
      {text.turnOn}
    </Button>
  );
}

function WhileOn({
  left,
  onRenewed,
}: {
  left: number;
  onRenewed: (recoveryCodes: string[]) => Promise<void>;
}) {
  const text = useMessages(accountMessages);
  const { api, refresh } = useSession();
  const person = usePerson();
  const queries = useQueryClient();
  const { run, isBusy } = useAction();
  const renew = async () => {
    const answer = await run(() => api('POST /admin/account/recovery-codes'));
    if (answer) await onRenewed(answer.recoveryCodes);
  };
  const turnOff = () =>
    run(async () => {
      await api('DELETE /admin/account/two-factor');
      await Promise.all([queries.invalidateQueries({ queryKey: KEY }), refresh()]);
      showToast('success', text.turnedOff);
    });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="text-sm">{text.recoveryLeft(String(left))}</span>
      <Button variant="secondary" size="sm" onClick={renew} disabled={isBusy}>
        {text.renew}
      </Button>
      {person.twoFactorDueAt === null && (
        <Button variant="ghost" size="sm" onClick={turnOff} disabled={isBusy}>
          {text.turnOff}
        </Button>
      )}
    </div>
  );
}
