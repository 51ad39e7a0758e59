import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Entry, EntryGroup } from './entries.ts';

const PAGE = 5;

/** The active option of the list, moved by keys and pointer. */
export function useOptions({
  groups,
  chooseFirst,
  isCurrent,
  idOf,
  field,
}: {
  groups: EntryGroup[];
  /** Whether the first option is active by default. */
  chooseFirst: boolean;
  /** Whether the list belongs to the current text of the field. */
  isCurrent: boolean;
  idOf: (entry: Entry) => string;
  field: RefObject<HTMLInputElement | null>;
}) {
  const entries = groups.flatMap((group) => group.entries);
  const [chosen, setChosen] = useState<{ of: EntryGroup[]; id: string } | null>(null);
  const [isTouch] = useState(() => matchMedia('(hover: none)').matches);
  const isEnterPending = useRef(false);
  // A new list resets the active option.
  const selected = chosen?.of === groups ? entries.find(({ id }) => id === chosen.id) : undefined;
  const active = selected ?? (chooseFirst && !isTouch ? entries[0] : undefined);

  const press = (entry: Entry) => document.getElementById(idOf(entry))?.click();
  const choose = (entry: Entry | undefined) => {
    if (!entry) return;
    setChosen({ of: groups, id: entry.id });
    document.getElementById(idOf(entry))?.scrollIntoView({ block: 'nearest' });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the arrival of the answer counts
  useEffect(() => {
    if (!isCurrent || !isEnterPending.current) return;
    isEnterPending.current = false;
    if (chooseFirst && entries[0]) press(entries[0]);
  }, [isCurrent, groups]);

  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (key.length === 1 || key === 'Backspace') isEnterPending.current = false;
    const at = active ? entries.indexOf(active) : -1;
    const last = entries.length - 1;
    const moves: Record<string, number | undefined> = {
      ArrowDown: at < last ? at + 1 : 0,
      ArrowUp: at > 0 ? at - 1 : last,
      PageDown: Math.min(at + PAGE, last),
      PageUp: Math.max(at - PAGE, 0),
      // The keys move the cursor in the text until an option is active.
      ...(selected && { Home: 0, End: last }),
    };
    const next = event.altKey || event.shiftKey ? undefined : moves[key];
    if (next !== undefined) {
      event.preventDefault();
      choose(entries[next]);
    } else if (key === 'Enter') {
      event.preventDefault();
      if (active && (isCurrent || selected)) openEntry(active, event, idOf, press);
      else if (isTouch) field.current?.blur();
      // The answer is still loading: Enter opens its first result when it arrives.
      else if (!isCurrent) isEnterPending.current = true;
    }
  };
  const point = (entry: Entry) => {
    if (entry !== active) setChosen({ of: groups, id: entry.id });
  };
  return { active, onKey, point };
}

/** Enter opens the option; with Ctrl or Cmd in a new tab, like a click. */
function openEntry(
  entry: Entry,
  { ctrlKey, metaKey }: KeyboardEvent,
  idOf: (entry: Entry) => string,
  press: (entry: Entry) => void,
): void {
  const element = document.getElementById(idOf(entry));
  if ((ctrlKey || metaKey) && element instanceof HTMLAnchorElement) {
    window.open(element.href, '_blank', 'noopener');
  } else press(entry);
}
