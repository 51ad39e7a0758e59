import { and, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Visitor } from '#api/http/call.ts';
import type { ShareAudience } from '#contracts/enums/shares.ts';
import { AppError } from '#contracts/errors.ts';
import { type ShareKind, shareKindFacts } from '#contracts/sheets/kinds.ts';
import type { Database } from '#db/connection.ts';
import { shareLinks, shareOpenings } from '#db/schema/shares.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { clientKindOf } from './client-kind.ts';

/** Dependencies of opening a link. */
export interface ShareDeps {
  db: Database;
  log: Logger;
}

/** The link to open, and the visitor. */
export interface ShareRequest {
  kind: ShareKind;
  /** Last part of the URL. */
  token: string;
  visitor: Visitor;
}

/** A valid link. */
export interface OpenedShare {
  linkId: string;
  /** Id of the sheet. */
  recordId: string;
  /** Last part of the URL, as stored. */
  token: string;
  /** Audience of the link; decides how much of the sheet is shown. */
  audience: ShareAudience;
}

/**
 * Opens the sheet of a shared link and records the visit.
 * @throws AppError NOT_FOUND if the link is unknown, revoked or expired, without saying which;
 * PASSCODE_REQUIRED if it needs a passcode
 */
export async function openShare(
  { db, log }: ShareDeps,
  { kind, token, visitor }: ShareRequest,
): Promise<OpenedShare> {
  const [link] = await db
    .select({
      linkId: shareLinks.id,
      recordId: sql<string>`coalesce(${shareLinks.sheetId}, ${shareLinks.sceneId})`,
      token: shareLinks.token,
      audience: shareLinks.audience,
      passcodeMac: shareLinks.passcodeMac,
    })
    .from(shareLinks)
    .leftJoin(sheets, eq(sheets.id, shareLinks.sheetId))
    .where(and(eq(shareLinks.token, storedToken(kind, token)), opens(kind), isValidLink()));
  if (!link) throw new AppError('NOT_FOUND');
  const { passcodeMac, ...opened } = link;
  if (passcodeMac) throw new AppError('PASSCODE_REQUIRED');
  try {
    await recordOpening(db, link.linkId, visitor);
  } catch (error) {
    // The customer gets the sheet even if the visit cannot be recorded.
    log.warn({ err: error, linkId: link.linkId }, 'could not record a visit to a shared link');
  }
  return opened;
}

/** Whether a link with its sheet joined opens a record of the kind; a sheet in the trash or not sent is not opened. */
function opens(kind: ShareKind) {
  if (kind === 'scene') return isNotNull(shareLinks.sceneId);
  return and(eq(sheets.kind, kind), isShownSheet());
}

/** Whether customers can see a sheet. */
export function isShownSheet() {
  return and(ne(sheets.stage, 'draft'), isNull(sheets.deletedAt));
}

/** Whether a link is neither revoked nor expired. */
export function isValidLink() {
  const isNotExpired = or(isNull(shareLinks.expiresAt), gt(shareLinks.expiresAt, sql`now()`));
  return and(isNull(shareLinks.revokedAt), isNotExpired);
}

/**
 * Counts at most one visit per visitor and minute, and only if a person may have seen the sheet.
 */
async function recordOpening(db: Database, linkId: string, visitor: Visitor): Promise<void> {
  const client = clientKindOf(visitor.userAgent);
  if (visitor.isHead || client === 'bot') return;
  await db
    .insert(shareOpenings)
    .values({
      linkId,
      client,
      visitorHash: await visitor.hash(),
      openedAt: sql`date_trunc('minute', now())`,
    })
    .onConflictDoNothing();
}

/** UUIDs are stored in lower case; people may paste them in upper case. */
function storedToken(kind: ShareKind, token: string): string {
  return shareKindFacts[kind].token === 'uuid' ? token.toLowerCase() : token;
}
