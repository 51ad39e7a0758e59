import { and, asc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '#db/connection.ts';
import { shareLinks } from '#db/schema/shares.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { type SheetHead, titleOf } from '../head.ts';
import type { LinkReadCall } from '../link-call.ts';
import { mayActAs } from '../link-policy.ts';
import { linkPath } from '../links/address.ts';
import { readComments } from './comments.ts';
import type { SheetFrame } from './contract.ts';

/** Other sheets that a page names at most. */
const MAX_OTHERS = 30;

/** What surrounds a sheet on the page of a link. */
export async function frameOf(
  db: Executor,
  sheet: SheetHead,
  { audience, setId, isPreview, kind, token, mark }: LinkReadCall['link'],
): Promise<SheetFrame> {
  const { id, stage, waitingOn, offersTrial, trialUntil } = sheet;
  const readsComments = mayActAs(audience, 'holder');
  const [others, comments] = await Promise.all([
    setId === null ? [] : othersOf(db, setId, id),
    readsComments ? readComments(db, sheet) : null,
  ]);
  return {
    // Read with the link, before all else: what changes meanwhile is told to the page.
    mark,
    others,
    comments,
    canComment: mayActAs(audience, 'signer'),
    isYourMove: stage === 'open' && waitingOn === 'customer',
    isPreview,
    trialForm:
      offersTrial && stage === 'open' && readsComments && !isPreview ? linkPath(kind, token) : null,
    trialUntil: trialUntil?.toISOString() ?? null,
  };
}

/** The other sheets of a set that its links open, in the order in which they were sent. */
async function othersOf(
  db: Executor,
  setId: string,
  sheetId: string,
): Promise<SheetFrame['others']> {
  const rows = await db
    .selectDistinctOn([sheets.sentAt, sheets.id], { sheet: sheets, token: shareLinks.token })
    .from(shareLinks)
    .innerJoin(sheets, eq(sheets.id, shareLinks.sheetId))
    .where(
      and(
        eq(shareLinks.setId, setId),
        ne(sheets.id, sheetId),
        isNull(shareLinks.revokedAt),
        or(isNull(shareLinks.expiresAt), gt(shareLinks.expiresAt, sql`now()`)),
        ne(sheets.stage, 'draft'),
        isNull(sheets.deletedAt),
      ),
    )
    .orderBy(asc(sheets.sentAt), asc(sheets.id), asc(shareLinks.id))
    .limit(MAX_OTHERS);
  return rows.map(({ sheet, token }) => ({
    kind: sheet.kind,
    number: sheet.number,
    title: titleOf(sheet),
    path: linkPath(sheet.kind, token),
  }));
}
