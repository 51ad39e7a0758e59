import type { BothTexts } from '#contracts/locale.ts';
import { records } from '#contracts/records/all.ts';

/** What is done with plain records, in words, by the names that the audit log has for it. */
export function recordActions(
  wordsFor: (name: BothTexts) => Record<'create' | 'update' | 'delete', string>,
): Record<string, string> {
  return Object.fromEntries(
    records.flatMap(({ kind, name }) =>
      Object.entries(wordsFor(name)).map(([action, words]) => [
        `${kind.replaceAll('-', '_')}.${action}`,
        words,
      ]),
    ),
  );
}
