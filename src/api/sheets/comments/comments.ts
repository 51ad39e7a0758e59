import { and, asc, count, eq } from 'drizzle-orm';
import { AppError } from '#contracts/errors.ts';
import type { RouteData } from '#contracts/route.ts';
import type { CommentAnchor } from '#contracts/sheets/comments.ts';
import { COMMENT_PART } from '#contracts/sheets/photos.ts';
import type { Executor } from '#db/connection.ts';
import { sheetComments } from '#db/schema/sheets/comments.ts';
import { readPhotosOfParts } from '../files/read.ts';
import type { SheetHead } from '../head.ts';
import type { addComment, listComments } from './contract.ts';

/** Comments that a sheet can have. */
const MAX_COMMENTS = 1000;

type Comment = RouteData<typeof addComment>['comment'];

/** The comments on a sheet, the oldest first. */
export async function readComments(
  db: Executor,
  sheetId: string,
): Promise<RouteData<typeof listComments>> {
  const rows = await db
    .select()
    .from(sheetComments)
    .where(eq(sheetComments.sheetId, sheetId))
    .orderBy(asc(sheetComments.createdAt), asc(sheetComments.id))
    .limit(MAX_COMMENTS);
  const photos = await readPhotosOfParts(db, sheetId, COMMENT_PART);
  return { items: rows.map((row) => commentOf(row, photos.get(row.id))) };
}

/** A comment to write, and who writes it. */
export interface NewComment
  extends Pick<
    typeof sheetComments.$inferInsert,
    'party' | 'authorName' | 'staffId' | 'linkId' | 'clientKey'
  > {
  anchor: CommentAnchor;
  parentId: string | null;
  body: string;
}

/**
 * Writes a comment. One with a key that was written before is that one again.
 * @throws AppError VALIDATION_FAILED for an answer to an answer, CONFLICT for one comment too many
 */
export async function writeComment(
  transaction: Executor,
  sheet: Pick<SheetHead, 'id' | 'revision'>,
  { parentId, ...given }: NewComment,
): Promise<Comment> {
  const parent = parentId ? await findParent(transaction, sheet.id, parentId) : undefined;
  const [written] = await transaction
    .select({ count: count() })
    .from(sheetComments)
    .where(eq(sheetComments.sheetId, sheet.id));
  if ((written?.count ?? 0) >= MAX_COMMENTS) throw new AppError('CONFLICT', { messages: tooMany });
  const [row] = await transaction
    .insert(sheetComments)
    .values({
      ...given,
      sheetId: sheet.id,
      revision: sheet.revision,
      parentId,
      anchor: parent?.anchor ?? given.anchor,
    })
    .returning();
  if (!row) throw new Error('the comment was not written');
  return commentOf(row);
}

/** The comment that an answer is for; it is no answer itself. */
async function findParent(db: Executor, sheetId: string, id: string) {
  const [parent] = await db
    .select({ anchor: sheetComments.anchor, parentId: sheetComments.parentId })
    .from(sheetComments)
    .where(and(eq(sheetComments.sheetId, sheetId), eq(sheetComments.id, id)));
  if (!parent || parent.parentId) throw new AppError('VALIDATION_FAILED', { messages: noParent });
  return parent;
}

function commentOf(
  row: typeof sheetComments.$inferSelect,
  photos: Comment['photos'] = [],
): Comment {
  const { id, anchor, parentId, party, authorName, body, revision } = row;
  return {
    id,
    anchor,
    parentId,
    party,
    authorName,
    body,
    revision,
    createdAt: row.createdAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    photos,
  };
}

const tooMany = {
  zh: `一份单据最多 ${MAX_COMMENTS} 条留言，已经满了。请直接联系我们。`,
  en: `A sheet takes ${MAX_COMMENTS} comments at most. Please contact us directly.`,
};

const noParent = {
  zh: '要回复的留言不在了，或它本身就是回复。请刷新页面，回复最上面的那条。',
  en: 'The comment that you answer is gone, or is an answer itself. Please reload the page and answer the first one.',
};
