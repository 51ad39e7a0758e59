import type { PaletteEntry } from './entries.ts';

/** Entries that are kept. */
const KEPT = 6;

const storageKey = (personId: string) => `admin-recent-${personId}`;

/** What this person opened lately on this device, the newest first. */
export function readRecent(personId: string): PaletteEntry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(personId)) ?? '[]');
    return Array.isArray(stored) ? (stored as PaletteEntry[]).slice(0, KEPT) : [];
  } catch {
    // Storage can be blocked or hold another release's entries.
    return [];
  }
}

/** Remembers an entry without its detail. */
export function rememberEntry(personId: string, { detail: _, ...entry }: PaletteEntry): void {
  const others = readRecent(personId).filter(({ key }) => key !== entry.key);
  try {
    localStorage.setItem(storageKey(personId), JSON.stringify([entry, ...others].slice(0, KEPT)));
  } catch {
    // Without storage nothing is remembered.
  }
}
