import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Dialog } from '../core/dialog.tsx';
import { useSession } from '../core/session.tsx';
import type { EditorDialogProps } from './editor-dialog.tsx';
import { linkMarkdown } from './markdown-commands.ts';
import { editorMessages } from './messages.ts';

/** Links to a record of the site, found by search, or to any address. */
export function LinkDialog({ locale, selectedText, onInsert, onClose }: EditorDialogProps) {
  const text = useMessages(editorMessages);
  const { api } = useSession();
  const [words, setWords] = useState(selectedText.slice(0, 80));
  const [address, setAddress] = useState('');
  const [label, setLabel] = useState(selectedText);
  const q = useDeferredValue(words.trim());
  const { data } = useQuery({
    queryKey: ['records', q],
    queryFn: () => api('GET /admin/records', { query: { q } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onInsert({ markdown: linkMarkdown(label || address, address), isBlock: false });
  };
  return (
    <Dialog title={text.linkTitle} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5">
        <TextField
          label={text.linkSearch}
          type="search"
          required
          autoFocus
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {q !== '' && data && (
          <ul className="-mt-3 max-h-60 overflow-y-auto rounded-sm border border-line">
            {data.items.length === 0 && (
              <li className="px-4 py-3 text-sm text-ink-muted">{text.linkNone}</li>
            )}
            {data.items.map(({ id, title, name, path }) => {
              const shown = title[locale] || title.zh || name;
              return (
                <li key={id}>
                  <button
                    type="button"
                    className="menu-item justify-between gap-4 text-start hover:text-key"
                    onClick={() => {
                      setAddress(locale === 'en' ? `/en${path}` : path);
                      setLabel((given) => given || shown);
                    }}
                  >
                    <span className="min-w-0 truncate">{shown}</span>
                    <span className="shrink-0 text-xs text-ink-muted">{path}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        )}
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
