import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { Dialog } from '../core/dialog.tsx';
import { saveFile } from '../transfers/download.ts';
import { codeMessages } from './messages.ts';
import { openCodeFile } from './open-file.ts';

const COMMAND = 'openssl enc -d -aes-256-ctr -pbkdf2 -iter 600000 -md sha256 -in FILE';

/** Opens an exported file with its passphrase, in this browser. */
export function OpenFileDialog({ onClose }: { onClose(): void }) {
  const text = useMessages(codeMessages);
  const [isBusy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const file = form.get('file');
    if (!(file instanceof File)) return;
    setBusy(true);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const codes = await openCodeFile(bytes, String(form.get('passphrase'))).catch(() => undefined);
    setBusy(false);
    setRefused(codes === undefined);
    if (codes === undefined) return;
    saveFile(new Blob([codes], { type: 'text/plain' }), file.name.replace(/\.enc$/, ''));
    onClose();
  };
  return (
    <Dialog title={text.openFile} description={text.openText} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5">
        <code className="block rounded-md bg-surface-2 p-3 text-xs break-all">{COMMAND}</code>
        {isRefused && <Notice kind="error">{text.openFailed}</Notice>}
        <TextField name="file" label={text.chosenFile} type="file" required />
        <TextField
          name="passphrase"
          label={text.passphrase}
          type="password"
          autoComplete="off"
          required
        />
        <Button type="submit" busy={isBusy} className="justify-self-start">
          {text.open}
        </Button>
      </form>
    </Dialog>
  );
}
