import type { ListLabel } from '#contracts/form-labels.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { emptyEntry } from '../empty.ts';
import { formKitMessages } from '../messages.ts';
import type { FieldProps, ShapeOf } from '../types.ts';
import { entryName } from './entry-name.ts';
import { useRemovals } from './use-removals.ts';

/**
 * The entries of a list with their names, and what can be done with them.
 * @param onMoved called when entries have other places than before
 */
export function useEntries(
  { shape: { item }, label, isOptional, value, onChange }: FieldProps<ShapeOf<'list'>>,
  onMoved?: () => void,
) {
  const text = useMessages(formKitMessages);
  const locale = useLocale();
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  const itemName = (label as ListLabel).item[locale];
  const names = entries.map(
    (entry, index) => entryName(entry, item, label, locale) || text.item(itemName, index + 1),
  );
  const change = (next: unknown[]) => onChange(isOptional && next.length === 0 ? undefined : next);
  const rearrange = (next: unknown[]) => {
    onMoved?.();
    change(next);
  };
  const { removed, remove } = useRemovals(entries, rearrange);
  return {
    entries,
    names,
    change,
    removed,
    remove: (index: number) => remove(index, names[index] ?? ''),
    set: (index: number, entry: unknown) => change(entries.with(index, entry)),
    add: () => change([...entries, emptyEntry(item, label)]),
    /** Puts a copy of an entry behind it. */
    duplicate(index: number) {
      const copy = structuredClone(entries[index]);
      const fresh = item.kind === 'group' ? { ...(copy as object), ...label.fresh?.() } : copy;
      change(entries.toSpliced(index + 1, 0, fresh));
    },
    move: (from: number, to: number) =>
      rearrange(entries.toSpliced(from, 1).toSpliced(to, 0, entries[from])),
  };
}
