import type { SheetHead } from './head.ts';
import type { AnySheetKind } from './kind.ts';

/** A body as it may be kept for ever: fields that name a person are those of an empty one. */
export function withoutPersons(
  { empty, personal = [] }: AnySheetKind,
  head: Pick<SheetHead, 'locale' | 'siteName'>,
  body: Record<string, unknown>,
): Record<string, unknown> {
  const blank = empty(head);
  return { ...body, ...Object.fromEntries(personal.map((field) => [field, blank[field]])) };
}
