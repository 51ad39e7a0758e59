import { type SubmitEvent, useState } from 'react';
import type { Acceptance } from '#api/acceptance/contract.ts';
import { MAX_NAME_LENGTH, MAX_REASON_LENGTH } from '#contracts/sheets/decisions.ts';
import { decisionMessages } from '#site/i18n/acceptance-decision.ts';
import type { Act } from '#site/sheets/use-act.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField, TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconChevronDown } from '#ui/icons.tsx';
import { Notice } from '#ui/notices.tsx';
import { showOutcome } from './outcome.ts';
import { useTypedBefore } from './use-typed-before.ts';

/** The form that ends the acceptance with a reason; open from the start where an item has failed. */
export function Reject({
  data: { items, expectedSigner, contentHash },
  token,
  act: { act, busy, errorOf },
}: {
  data: Acceptance;
  token: string;
  act: Act;
}) {
  const text = useMessages(decisionMessages);
  const hasFailed = items.some(({ result }) => result === 'fail');
  const [name, setName] = useState(expectedSigner ?? '');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  useTypedBefore('rejection-name', setName);
  useTypedBefore('rejection-reason', setReason);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!name.trim() || !reason.trim()) {
      const first = name.trim() ? '#rejection-reason' : '#rejection-name';
      event.currentTarget.querySelector<HTMLElement>(first)?.focus();
      return;
    }
    const body = { seenHash: contentHash, name: name.trim(), reason: reason.trim() };
    const isDone = await act('reject', body, (api, repeat) =>
      api('POST /shares/acceptance/:token/rejection', { params: { token }, body, ...repeat }),
    );
    if (isDone) showOutcome();
  };
  return (
    <details open={hasFailed} className="group rounded-md border border-line bg-surface">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 p-4 font-medium">
        {text.reject}
        <IconChevronDown className="group-open:rotate-180" />
      </summary>
      <form noValidate onSubmit={submit} className="grid max-w-xl gap-5 px-4 pb-5">
        <p className="text-sm text-ink-muted">{text.rejectLead}</p>
        <TextField
          id="rejection-name"
          label={text.name}
          error={isTried && !name.trim() && text.nameMissing}
          required
          autoComplete="name"
          maxLength={MAX_NAME_LENGTH}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <TextAreaField
          id="rejection-reason"
          label={text.reason}
          error={isTried && !reason.trim() && text.reasonMissing}
          required
          rows={4}
          maxLength={MAX_REASON_LENGTH}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {errorOf('reject') && (
          <div role="alert">
            <Notice kind="error">{errorOf('reject')}</Notice>
          </div>
        )}
        <Button
          type="submit"
          variant="secondary"
          busy={busy === 'reject'}
          className="justify-self-start"
        >
          {text.submitRejection}
        </Button>
      </form>
    </details>
  );
}
