import { contentKindOf } from '#contracts/content-kinds.ts';
import type { Locale } from '#contracts/locale.ts';
import type { ContentRecord } from './record.ts';

/** Languages in which visitors find the page of a record; none for what is on every page. */
export function publicLocales({
  kind,
  parts,
  deletedAt,
}: Pick<ContentRecord, 'kind' | 'parts' | 'deletedAt'>): readonly Locale[] {
  if (!hasOwnPage({ kind }) || deletedAt !== null) return [];
  const isAlone = parts.length === 1;
  return contentKindOf(kind).pages.filter((locale) =>
    parts.some(({ part, state }) => (part === locale || isAlone) && state === 'published'),
  );
}

/** Whether visitors find a record at an address that is its own. */
export function hasOwnPage({ kind }: Pick<ContentRecord, 'kind'>): boolean {
  return contentKindOf(kind).hasAddress !== false;
}

/** Whether readers saw the record once and see none of it now. */
export function isOffline({ parts }: Pick<ContentRecord, 'parts'>): boolean {
  const states = parts.filter(({ part }) => part !== 'shared').map(({ state }) => state);
  return states.includes('withdrawn') && !states.includes('published');
}
