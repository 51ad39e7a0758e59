import type { CommentAnchor } from '#contracts/sheets/comments.ts';
import type { Executor } from '#db/connection.ts';
import type { SheetHead } from '../head.ts';
import { sheetKindOf } from '../kinds.ts';

/** The titles of a sheet's parts as staff have them now, by the anchor of a comment. */
export async function partTitles(
  db: Executor,
  { id, kind }: Pick<SheetHead, 'id' | 'kind'>,
): Promise<(anchor: CommentAnchor) => string | null> {
  const { read, parts } = sheetKindOf(kind);
  const titles = new Map(
    parts(await read(db, id)).map(({ part, key, title }) => [`${part} ${key}`, title]),
  );
  return ({ part, key }) => titles.get(`${part} ${key}`) ?? null;
}
