import { type SubmitEvent, useState } from 'react';
import type { Acceptance } from '#api/acceptance/contract.ts';
import { MAX_NAME_LENGTH } from '#contracts/sheets/decisions.ts';
import { SheetSection } from '#site/components/sheet.tsx';
import { decisionMessages } from '#site/i18n/acceptance-decision.ts';
import { type GivenSignature, SignatureField } from '#site/sheets/signature-field.tsx';
import { type Act, useAct } from '#site/sheets/use-act.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField, TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { showOutcome } from './outcome.ts';
import { Reject } from './reject.tsx';
import { useTypedBefore } from './use-typed-before.ts';

/** The two ends of an acceptance: the signature, once every item has passed, or the rejection. */
export function SignPart({ data, token }: { data: Acceptance; token: string }) {
  const text = useMessages(decisionMessages);
  const act = useAct();
  return (
    <div className="no-print noscript:hidden">
      <SheetSection id="sign" heading={text.sign} panel>
        <Sign data={data} token={token} act={act} />
      </SheetSection>
      <div className="mt-4">
        <Reject data={data} token={token} act={act} />
      </div>
    </div>
  );
}

function Sign({ data, token, act }: { data: Acceptance; token: string; act: Act }) {
  const text = useMessages(decisionMessages);
  const open = data.items.filter(({ result }) => result === 'pending').length;
  const failed = data.items.filter(({ result }) => result === 'fail').length;
  if (failed > 0) return <Notice kind="warning">{text.signFailed(failed)}</Notice>;
  if (open > 0) return <p className="text-ink-muted">{text.signNotYet(open)}</p>;
  return <SignForm data={data} token={token} act={act} />;
}

function SignForm({
  data: { expectedSigner, contentHash },
  token,
  act: { act, busy, errorOf },
}: {
  data: Acceptance;
  token: string;
  act: Act;
}) {
  const text = useMessages(decisionMessages);
  const [name, setName] = useState(expectedSigner ?? '');
  const [title, setTitle] = useState('');
  const [signature, setSignature] = useState<GivenSignature>({ method: 'drawn', strokes: null });
  const [isAgreed, setAgreed] = useState(false);
  useTypedBefore('signer-name', setName);
  const [isTried, setTried] = useState(false);
  const isSigned = signature.method === 'typed' || signature.strokes !== null;
  const isOther = expectedSigner !== null && name.trim() !== '' && name.trim() !== expectedSigner;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!name.trim() || !isSigned || !isAgreed) {
      const first = event.currentTarget.querySelector<HTMLElement>(
        !name.trim() ? '#signer-name' : isSigned ? '#signer-agreed' : 'fieldset input',
      );
      first?.focus();
      return;
    }
    const body = {
      seenHash: contentHash,
      name: name.trim(),
      title: title.trim() || null,
      ...signature,
    };
    const isDone = await act('sign', body, (api, repeat) =>
      api('POST /shares/acceptance/:token/signature', { params: { token }, body, ...repeat }),
    );
    if (isDone) showOutcome();
  };
  return (
    <form noValidate onSubmit={submit} className="grid max-w-xl gap-5">
      <TextField
        id="signer-name"
        label={text.signerName}
        hint={isOther && text.otherThanExpected(expectedSigner)}
        error={isTried && !name.trim() && text.nameMissing}
        required
        autoComplete="name"
        maxLength={MAX_NAME_LENGTH}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={text.signerTitle}
        autoComplete="organization-title"
        maxLength={MAX_NAME_LENGTH}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <SignatureField
        value={signature}
        error={isTried && !isSigned ? text.signatureMissing : undefined}
        onChange={setSignature}
      />
      <CheckboxField
        id="signer-agreed"
        label={text.agreement}
        error={isTried && !isAgreed && text.agreementMissing}
        required
        checked={isAgreed}
        onChange={({ target }) => setAgreed(target.checked)}
      />
      {errorOf('sign') && (
        <div role="alert">
          <Notice kind="error">{errorOf('sign')}</Notice>
        </div>
      )}
      <Button
        type="submit"
        size="lg"
        busy={busy === 'sign'}
        className="justify-self-start max-sm:w-full"
      >
        {busy === 'sign' ? text.submitting : text.submit}
      </Button>
      <p className="text-sm text-ink-muted">{text.keepOpen}</p>
    </form>
  );
}
