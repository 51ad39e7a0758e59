import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Dialog } from '../core/dialog.tsx';
import { usePerson } from '../core/session.tsx';
import type { PaletteEntry, PaletteGroup } from './entries.ts';
import { paletteMessages } from './messages.ts';
import { readRecent, rememberEntry } from './recent.ts';
import { useScreens } from './screens.ts';
import { useHits } from './use-hits.ts';

/** Finds records, screens and actions: a combobox whose list is always open. */
export function Palette({ onClose }: { onClose: () => void }) {
  const text = useMessages(paletteMessages);
  const { id: personId } = usePerson();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState(0);
  const { groups, status } = useGroups(words, personId);
  const entries = groups.flatMap((group) => group.entries);
  const at = Math.min(chosen, entries.length - 1);
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;

  const open = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    rememberEntry(personId, entry);
    onClose();
    void navigate({ to: entry.to, search: (entry.search ?? {}) as never });
  };
  const press = (event: KeyboardEvent) => {
    // Enter ends the composition of an input method.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && entries.length > 0) {
      event.preventDefault();
      setChosen((at + step + entries.length) % entries.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      open(entries[at]);
    }
  };

  return (
    <Dialog title={text.title} closesOutside onClose={onClose}>
      <input
        autoFocus
        type="text"
        role="combobox"
        aria-label={text.placeholder}
        aria-expanded={entries.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={entries.length > 0 ? optionId(at) : undefined}
        placeholder={text.placeholder}
        autoComplete="off"
        spellCheck={false}
        className="control"
        value={words}
        onKeyDown={press}
        onChange={(event) => {
          setWords(event.target.value);
          setChosen(0);
        }}
      />
      <p role="status" className="my-2 min-h-6 text-sm text-ink-muted">
        {status}
      </p>
      <div id={listId} role="listbox" aria-label={text.title} className="palette-list">
        {groups.map(({ title, entries: lines }, group) => {
          const before = groups.slice(0, group).reduce((sum, one) => sum + one.entries.length, 0);
          return (
            // biome-ignore lint/a11y/useSemanticElements: a group of options is no group of fields
            <div key={title} role="group" aria-label={title}>
              <p aria-hidden="true" className="nav-group">
                {title}
              </p>
              {lines.map((entry, index) => (
                <Option
                  key={entry.key}
                  id={optionId(before + index)}
                  entry={entry}
                  isChosen={before + index === at}
                  onPoint={() => setChosen(before + index)}
                  onOpen={() => open(entry)}
                />
              ))}
            </div>
          );
        })}
      </div>
      <p className="mt-3 text-xs text-ink-muted max-lg:hidden">{text.keys}</p>
    </Dialog>
  );
}

/** The lines for the words, and what is announced about them. */
function useGroups(words: string, personId: string): { groups: PaletteGroup[]; status: string } {
  const text = useMessages(paletteMessages);
  const screens = useScreens();
  const { entries: hits, isUnderWay, hasFailed } = useHits(words);
  const [recent] = useState(() => readRecent(personId));
  const part = words.trim().toLowerCase();
  const groups = part
    ? [
        {
          title: text.screens,
          entries: screens.filter(({ label }) => label.toLowerCase().includes(part)),
        },
        { title: text.records, entries: hits },
      ]
    : [
        { title: text.recent, entries: recent },
        {
          title: text.screens,
          entries: screens.filter(({ key }) => !recent.some((one) => one.key === key)),
        },
      ];
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const found = count > 0 ? text.results(count) : text.none;
  const searched = isUnderWay ? text.searching : found;
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    status: hasFailed ? text.failed : searched,
  };
}

/** A line of the list. The focus stays in the field, so the line itself takes no keys. */
function Option({
  id,
  entry: { label, kind, detail },
  isChosen,
  onPoint,
  onOpen,
}: {
  id: string;
  entry: PaletteEntry;
  isChosen: boolean;
  onPoint: () => void;
  onOpen: () => void;
}) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant of the field points to it
    <div
      ref={line}
      id={id}
      role="option"
      aria-selected={isChosen}
      className="menu-item gap-3"
      data-highlighted={isChosen || undefined}
      onPointerMove={onPoint}
      onClick={onOpen}
    >
      <span className="min-w-0 grow truncate">
        {label}
        {detail && <span className="ms-2 text-xs text-ink-muted">{detail}</span>}
      </span>
      {kind && <span className="shrink-0 text-xs text-ink-muted">{kind}</span>}
    </div>
  );
}
