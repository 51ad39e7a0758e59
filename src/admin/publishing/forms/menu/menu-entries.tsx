import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { MenuEntry } from '#contracts/content/menu.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconPlus } from '#ui/tool-icons.tsx';
import { useFormField, useFormState } from '../../../form/context.tsx';
import { emptyEntry, innerLabels } from '../../../form/empty.ts';
import { FieldFrame } from '../../../form/fields/frame.tsx';
import { useSorting } from '../../../form/lists/use-sorting.ts';
import type { FieldProps, ShapeOf } from '../../../form/types.ts';
import { canLevel, dropEntry, levelEntry, moveByKey, removeEntry } from './entries.ts';
import { EntryRow } from './entry-row.tsx';
import { menuMessages } from './messages.ts';

/** Dragging further than this to a side changes the level; in pixels. */
const LEVEL_STEP = 32;

/** The entries of a menu as a tree, sorted and nested by dragging or by keys. */
export function MenuEntries({
  shape: { item },
  label,
  path,
  value,
  onChange: set,
}: FieldProps<ShapeOf<'list'>>) {
  const text = useMessages(menuMessages);
  const { Fields } = useFormState();
  const fields = item.kind === 'group' ? item.fields : [];
  const labels = innerLabels(label);
  const { isReadOnly } = useFormField(path);
  const entries = Array.isArray(value) ? (value as MenuEntry[]) : [];
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
    const entry = emptyEntry(item, label) as MenuEntry;
    set([...entries, entry]);
    setOpen(entry.id);
  };
  return (
    <FieldFrame label={label} path={path}>
      {!isReadOnly && <p className="mb-4 max-w-[46em] text-sm text-ink-muted">{text.help}</p>}
      {entries.length === 0 && <p className="text-ink-muted">{text.empty}</p>}
      <ol ref={sorting.listRef} className="grid gap-2">
        {entries.map((entry, index) => (
          <EntryRow
            key={entry.id}
            path={`${path}.${index}`}
            entry={entry}
            below={entries.length - removeEntry(entries, index).length - 1}
            mark={sorting.markOf(index)}
            grip={isReadOnly ? undefined : gripOf(entry, index)}
            isOpen={open === entry.id}
            canGoBelow={canLevel(entries, index, 1)}
            onOpen={() => setOpen(open === entry.id ? undefined : entry.id)}
            onLevel={(level) => changeByKey(entry, levelEntry(entries, index, level))}
            onRemove={() => set(removeEntry(entries, index))}
          >
            <Fields
              fields={fields}
              labels={labels}
              columns={label.columns}
              path={`${path}.${index}`}
              value={entry}
              onChange={(changed) => set(entries.with(index, changed as MenuEntry))}
            />
          </EntryRow>
        ))}
      </ol>
      {!isReadOnly && (
        <Button variant="secondary" size="sm" icon={IconPlus} className="mt-4" onClick={add}>
          {text.add}
        </Button>
      )}
    </FieldFrame>
  );
}
