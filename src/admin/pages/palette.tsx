import { useState } from 'react';
import { blockLabels } from '#blocks/all-labels.ts';
import type { BlockType } from '#blocks/block.ts';
import { TextField } from '#ui/fields.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Dialog } from '../core/dialog.tsx';
import { BlockDrawing } from './drawings.tsx';
import { pageMessages } from './messages.ts';

const types = Object.keys(blockLabels) as BlockType[];

/** All block types with name, purpose and a small drawing. */
export function Palette({
  description,
  onChoose,
  onClose,
}: {
  /** Where the block goes. */
  description: string;
  onChoose: (type: BlockType) => void;
  onClose: () => void;
}) {
  const text = useMessages(pageMessages);
  const locale = useLocale();
  const [words, setWords] = useState('');
  const found = findTypes(words);
  return (
    <Dialog title={text.palette} description={description} onClose={onClose} isWide closesOutside>
      <TextField
        label={text.search}
        type="search"
        required
        autoFocus
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {found.length === 0 && <EmptyState title={text.noType}>{text.noTypeText}</EmptyState>}
      <ul className="mt-4 grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {found.map((type) => {
          const { name, purpose } = blockLabels[type];
          return (
            <li key={type}>
              <button
                type="button"
                className="flex h-full w-full items-start gap-3 rounded-sm border border-line p-3 text-start hover:border-key"
                onClick={() => onChoose(type)}
              >
                <BlockDrawing type={type} width={72} />
                <span className="min-w-0">
                  <span className="block text-sm font-semibold">{name[locale]}</span>
                  <span className="mt-0.5 block text-xs text-ink-muted">{purpose[locale]}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

/** Types whose name or purpose has the words, in either language. */
export function findTypes(words: string): BlockType[] {
  const wanted = words.trim().toLowerCase();
  return types.filter((type) => {
    const { name, purpose } = blockLabels[type];
    return [type, ...Object.values(name), ...Object.values(purpose)].some((text) =>
      text.toLowerCase().includes(wanted),
    );
  });
}
