import type { MenuEntry } from '#contracts/content/menu.ts';

type Entries = readonly MenuEntry[];

/** An entry with the entries below it. */
function blockAt(entries: Entries, index: number): MenuEntry[] {
  const [first, ...rest] = entries.slice(index);
  if (!first) return [];
  if (first.level === 1) return [first];
  const end = rest.findIndex(({ level }) => level === 0);
  return [first, ...(end < 0 ? rest : rest.slice(0, end))];
}

/** Puts entries among the others. The first entry of a menu cannot be below another one. */
function insert(others: Entries, block: Entries, at: number): MenuEntry[] {
  const [first, ...rest] = others.toSpliced(at, 0, ...block);
  return first ? [{ ...first, level: 0 }, ...rest] : [];
}

/** The next place at which no group is cut in two. */
function betweenGroups(others: Entries, at: number): number {
  const next = others.findIndex(({ level }, index) => index >= at && level === 0);
  return next < 0 ? others.length : next;
}

/**
 * Moves an entry by dragging.
 * @param to number of the other entries above its new place
 * @param level the level that it gets; an entry with others below it stays at the top
 */
export function dropEntry(
  entries: Entries,
  index: number,
  to: number,
  level: 0 | 1 | undefined,
): MenuEntry[] {
  const entry = entries[index];
  if (!entry) return [...entries];
  const block = blockAt(entries, index);
  const newLevel = block.length > 1 ? 0 : (level ?? entry.level);
  const others = entries.toSpliced(index, block.length);
  const above = entries.toSpliced(index, 1).slice(0, to);
  const at = above.filter((other) => !block.includes(other)).length;
  const moved = [{ ...entry, level: newLevel }, ...block.slice(1)];
  return insert(others, moved, newLevel === 0 ? betweenGroups(others, at) : at);
}

/** Moves an entry up or down by one place; one at the top passes a whole group. */
export function shiftEntry(entries: Entries, index: number, by: -1 | 1): MenuEntry[] {
  const entry = entries[index];
  if (!entry) return [...entries];
  const block = blockAt(entries, index);
  const others = entries.toSpliced(index, block.length);
  if (entry.level === 1) {
    return insert(others, block, Math.min(Math.max(index + by, 1), others.length));
  }
  const at =
    by > 0
      ? betweenGroups(others, index + 1)
      : others.findLastIndex(({ level }, other) => other < index && level === 0);
  return insert(others, block, Math.max(at, 0));
}

/** Whether an entry can be put below the one before it, or to the top. */
export function canLevel(entries: Entries, index: number, level: 0 | 1): boolean {
  if (entries[index]?.level === level) return false;
  return level === 0 || (index > 0 && blockAt(entries, index).length === 1);
}

/** Puts an entry below the one before it, or to the top after its group. */
export function levelEntry(entries: Entries, index: number, level: 0 | 1): MenuEntry[] {
  const entry = entries[index];
  if (!entry || !canLevel(entries, index, level)) return [...entries];
  if (level === 1) return entries.with(index, { ...entry, level });
  const others = entries.toSpliced(index, 1);
  return insert(others, [{ ...entry, level }], betweenGroups(others, index));
}

/** Moves an entry by an arrow key; undefined for other keys. */
export function moveByKey(entries: Entries, index: number, key: string): MenuEntry[] | undefined {
  if (key === 'ArrowUp') return shiftEntry(entries, index, -1);
  if (key === 'ArrowDown') return shiftEntry(entries, index, 1);
  if (key === 'ArrowLeft') return levelEntry(entries, index, 0);
  return key === 'ArrowRight' ? levelEntry(entries, index, 1) : undefined;
}

/** Removes an entry and those below it. */
export function removeEntry(entries: Entries, index: number): MenuEntry[] {
  return entries.toSpliced(index, blockAt(entries, index).length);
}
