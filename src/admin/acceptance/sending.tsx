import { useState } from 'react';
import { MAX_NAME_LENGTH } from '#contracts/sheets/decisions.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { usePerson } from '../core/session.tsx';
import type { SendingProps } from '../sheets/screen-of-kind.ts';
import { acceptanceAdminMessages } from './messages.ts';

/** The provider's signature by a typed name, which sends the sheet. */
export function SignAndSend({ sheet, label, isBusy, onSend }: SendingProps) {
  const text = useMessages(acceptanceAdminMessages);
  const [name, setName] = useState(usePerson().name);
  const [title, setTitle] = useState('');
  const isMissing = name.trim() === '';
  const send = () =>
    onSend((body, api) =>
      api('POST /admin/acceptance/:id/sending', {
        params: { id: sheet.id },
        body: { ...body, name, title: title.trim() || null },
      }),
    );
  return (
    <>
      <TextField
        label={text.signer}
        hint={text.signerHint}
        error={isMissing && text.signerMissing}
        required
        maxLength={MAX_NAME_LENGTH}
        autoComplete="name"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={text.signerTitle}
        maxLength={MAX_NAME_LENGTH}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <div className="flex justify-end">
        <Button busy={isBusy} disabled={isMissing} onClick={() => void send()}>
          {label}
        </Button>
      </div>
    </>
  );
}
