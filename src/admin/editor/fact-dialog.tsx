import { useState } from 'react';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Dialog } from '../core/dialog.tsx';
import type { EditorDialogProps } from './editor-dialog-props.ts';
import { useFacts } from './facts.ts';
import { editorMessages } from './messages.ts';

const SHOWN = 60;

/** Inserts a fact: the text shows the number of the table of facts. */
export function FactDialog({ locale, onInsert, onClose }: EditorDialogProps) {
  const text = useMessages(editorMessages);
  const [words, setWords] = useState('');
  const { facts } = useFacts(locale);
  const wanted = words.trim().toLowerCase();
  const found = facts.filter(({ key, condition, source, text: value }) =>
    `${key} ${condition} ${source.text} ${value}`.toLowerCase().includes(wanted),
  );
  return (
    <Dialog title={text.factTitle} description={text.factHint} onClose={onClose}>
      <TextField
        label={text.factSearch}
        type="search"
        required
        autoFocus
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <ul className="mt-3 max-h-80 overflow-y-auto rounded-sm border border-line">
        {found.slice(0, SHOWN).map(({ key, text: value, condition }) => (
          <li key={key}>
            <button
              type="button"
              className="menu-item justify-between gap-4 text-start hover:text-key"
              onClick={() => onInsert({ markdown: `{{fact:${key}}}`, isBlock: false })}
            >
              <span className="min-w-0">
                {value}
                {condition && <span className="block text-xs text-ink-muted">{condition}</span>}
              </span>
              <code className="shrink-0 font-mono text-xs text-ink-muted">{key}</code>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
