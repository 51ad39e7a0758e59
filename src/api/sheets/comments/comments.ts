import { and, asc, count, eq } from 'drizzle-orm';
import { AppError } from '#contracts/errors.ts';
import type { RouteData } from '#contracts/route.ts';
import type { CommentAnchor } from '#contracts/sheets/comments.ts';
import type { ShareKind } from '#contracts/sheets/kinds.ts';
import { COMMENT_PART } from '#contracts/sheets/photos.ts';
import type { Executor } from '#db/connection.ts';
import { sheetComments } from '#db/schema/sheets/comments.ts';
import { readPhotosOfParts } from '../files/read.ts';
import type { addComment, listComments } from './contract.ts';

/** Comments that a sheet can have. */
const MAX_COMMENTS = 1000;

type Comment = RouteData<typeof addComment>['comment'];

/** A sheet, or a scene, which has no revision. */
export interface Commented {
  kind: ShareKind;
  id: string;
  revision?: number;
}

const isOn = ({ kind, id }: Commented) =>
  eq(kind === 'scene' ? sheetComments.sceneId : sheetComments.sheetId, id);

/** The comments on a sheet or scene, the oldest first. */
export async function readComments(
  db: Executor,
  on: Commented,
): Promise<RouteData<typeof listComments>> {
  const rows = await db
    .select()
    .from(sheetComments)
    .where(isOn(on))
    .orderBy(asc(sheetComments.createdAt), asc(sheetComments.id))
    .limit(MAX_COMMENTS);
  if (rows.length === 0) return { items: [] };
  const photos = await readPhotosOfParts(db, on.id, COMMENT_PART);
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
  on: Commented,
  { parentId, ...given }: NewComment,
): Promise<Comment> {
  const parent = parentId ? await findParent(transaction, on, parentId) : undefined;
  const [written] = await transaction
    .select({ count: count() })
    .from(sheetComments)
    .where(isOn(on));
  if ((written?.count ?? 0) >= MAX_COMMENTS) throw new AppError('CONFLICT', { messages: tooMany });
  const [row] = await transaction
    .insert(sheetComments)
    .values({
      ...given,
      ...(on.kind === 'scene' ? { sceneId: on.id } : { sheetId: on.id }),
      revision: on.revision ?? 1,
      parentId,
      anchor: parent?.anchor ?? given.anchor,
    })
    .returning();
  if (!row) throw new Error('the comment was not written');
  return commentOf(row);
}

/** The comment that an answer is for; it is no answer itself. */
async function findParent(db: Executor, on: Commented, id: string) {
  const [parent] = await db
    .select({ anchor: sheetComments.anchor, parentId: sheetComments.parentId })
    .from(sheetComments)
    .where(and(isOn(on), eq(sheetComments.id, id)));
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
