import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Dialog } from '../core/dialog.tsx';
import { RecordSearch } from '../form/fields/record-search.tsx';
import { contentSource } from '../form/sources.ts';
import type { EditorDialogProps } from './editor-dialog-props.ts';
import { linkMarkdown } from './markdown-commands.ts';
import { editorMessages } from './messages.ts';

const pages = contentSource();

/** Links to a record of the site, found by search, or to any address. */
export function LinkDialog({ locale, selectedText, onInsert, onClose }: EditorDialogProps) {
  const text = useMessages(editorMessages);
  const [address, setAddress] = useState('');
  const [label, setLabel] = useState(selectedText);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onInsert({ markdown: linkMarkdown(label || address, address), isBlock: false });
  };
  return (
    <Dialog title={text.linkTitle} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5">
        <RecordSearch
          source={pages}
          label={text.linkSearch}
          locale={locale}
          initialWords={selectedText.slice(0, 80)}
          onPick={({ path, name }) => {
            setAddress(locale === 'en' ? `/en${path}` : path);
            setLabel((given) => given || name);
          }}
        />
        <TextField
          label={text.linkOr}
          required
          value={address}
          pattern="(https?://|mailto:|tel:|/|#).+"
          placeholder="https://"
          onChange={({ target }) => setAddress(target.value)}
        />
        <TextField
          label={text.linkText}
          value={label}
          onChange={({ target }) => setLabel(target.value)}
        />
        <Button type="submit" className="justify-self-start">
          {text.insert}
        </Button>
      </form>
    </Dialog>
  );
}
