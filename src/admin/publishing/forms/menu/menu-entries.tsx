import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { MenuEntry } from '#contracts/content/menu.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconPlus } from '#ui/tool-icons.tsx';
import { useSorting } from '../../../pages/fields/use-sorting.ts';
import { useField } from '../../fields/part-form.tsx';
import { canLevel, dropEntry, levelEntry, moveByKey, removeEntry } from './entries.ts';
import { EntryRow } from './entry-row.tsx';
import { menuMessages } from './messages.ts';

/** Dragging further than this to a side changes the level; in pixels. */
const LEVEL_STEP = 32;

/** The entries of a menu as a tree, sorted and nested by dragging or by keys. */
export function MenuEntries() {
  const text = useMessages(menuMessages);
  const { id, value, set, error, isReadOnly } = useField<MenuEntry[]>('entries');
  const entries = value ?? [];
  const [open, setOpen] = useState<string>();
  const startX = useRef(0);
  const wanted = useRef<0 | 1>(undefined);
  const focus = useRef<string>(undefined);
  const sorting = useSorting((from, to) => set(dropEntry(entries, from, to, wanted.current)));
  // The moved row is drawn at its new place by now; its grip has lost the focus.
  useEffect(() => {
    if (!focus.current) return;
    document.getElementById(`grip-${focus.current}`)?.focus();
    focus.current = undefined;
  });
  const changeByKey = (entry: MenuEntry, changed: MenuEntry[]) => {
    focus.current = entry.id;
    set(changed);
  };
  const gripOf = (entry: MenuEntry, index: number) => {
    const grip = sorting.grip(index);
    return {
      ...grip,
      id: `grip-${entry.id}`,
      onKeyDown: (event: KeyboardEvent) => {
        const moved = moveByKey(entries, index, event.key);
        if (!moved) return;
        event.preventDefault();
        changeByKey(entry, moved);
      },
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        startX.current = event.clientX;
        grip.onPointerDown(event);
      },
      onPointerUp: (event: PointerEvent) => {
        const distance = event.clientX - startX.current;
        wanted.current = distance > LEVEL_STEP ? 1 : distance < -LEVEL_STEP ? 0 : undefined;
        const mark = sorting.markOf(index);
        const isAtPlace = entries.every((_, at) => at === index || !sorting.markOf(at));
        grip.onPointerUp();
        if (mark === 'dragged' && isAtPlace && wanted.current !== undefined) {
          set(levelEntry(entries, index, wanted.current));
        }
      },
    };
  };
  const add = () => {
    const entry: MenuEntry = {
      id: crypto.randomUUID(),
      level: 0,
      labelZh: '',
      labelEn: null,
      hintZh: null,
      hintEn: null,
      target: null,
      product: null,
      hidden: false,
    };
    set([...entries, entry]);
    setOpen(entry.id);
  };
  return (
    <fieldset id={id} disabled={isReadOnly} className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{text.entries}</legend>
      {!isReadOnly && <p className="mb-4 max-w-[46em] text-sm text-ink-muted">{text.help}</p>}
      {entries.length === 0 && <p className="text-ink-muted">{text.empty}</p>}
      <ol ref={sorting.listRef} className="grid gap-2">
        {entries.map((entry, index) => (
          <EntryRow
            key={entry.id}
            id={`${id}.${index}`}
            entry={entry}
            below={entries.length - removeEntry(entries, index).length - 1}
            mark={sorting.markOf(index)}
            grip={isReadOnly ? undefined : gripOf(entry, index)}
            isOpen={open === entry.id}
            canGoBelow={canLevel(entries, index, 1)}
            onOpen={() => setOpen(open === entry.id ? undefined : entry.id)}
            onChange={(changes) => set(entries.with(index, { ...entry, ...changes }))}
            onLevel={(level) => changeByKey(entry, levelEntry(entries, index, level))}
            onRemove={() => set(removeEntry(entries, index))}
          />
        ))}
      </ol>
      {!isReadOnly && (
        <Button variant="secondary" size="sm" icon={IconPlus} className="mt-4" onClick={add}>
          {text.add}
        </Button>
      )}
      {error && <p className="mt-1.5 text-sm text-bad">{error}</p>}
    </fieldset>
  );
}
