import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Visitor } from '#api/http/call.ts';
import { type ShareAudience, type ShareKind, uuidShareKinds } from '#contracts/enums/shares.ts';
import { AppError } from '#contracts/errors.ts';
import type { Database } from '#db/connection.ts';
import { shareLinks, shareOpenings } from '#db/schema/shares.ts';
import { clientKindOf } from './client-kind.ts';

/** What opening a link works with. */
export interface ShareDeps {
  db: Database;
  log: Logger;
}

/** Which link is opened, and by what. */
export interface ShareRequest {
  kind: ShareKind;
  /** Last part of the address. */
  token: string;
  visitor: Visitor;
}

/** A link that works. */
export interface OpenedShare {
  linkId: string;
  /** The sheet it opens. */
  recordId: string;
  /** How much of the sheet is shown. */
  audience: ShareAudience;
}

/**
 * Opens the sheet behind a shared link and records the opening.
 *
 * @throws AppError NOT_FOUND where the link is unknown, revoked or expired, without saying which;
 * PASSCODE_REQUIRED where it asks for a passcode
 */
export async function openShare(
  { db, log }: ShareDeps,
  { kind, token, visitor }: ShareRequest,
): Promise<OpenedShare> {
  const [link] = await db
    .select({
      linkId: shareLinks.id,
      recordId: shareLinks.recordId,
      audience: shareLinks.audience,
      passcodeHash: shareLinks.passcodeHash,
    })
    .from(shareLinks)
    .where(
      and(
        eq(shareLinks.token, storedToken(kind, token)),
        eq(shareLinks.kind, kind),
        isNull(shareLinks.revokedAt),
        or(isNull(shareLinks.expiresAt), gt(shareLinks.expiresAt, sql`now()`)),
      ),
    );
  if (!link) throw new AppError('NOT_FOUND');
  const { passcodeHash, ...opened } = link;
  if (passcodeHash) throw new AppError('PASSCODE_REQUIRED');
  try {
    await recordOpening(db, link.linkId, visitor);
  } catch (error) {
    // The customer sees the sheet even when its opening cannot be written down.
    log.warn({ err: error, linkId: link.linkId }, 'an opening of a shared link was not recorded');
  }
  return opened;
}

/** Counts an opening once per visitor and minute, and only where a person may have looked. */
async function recordOpening(db: Database, linkId: string, visitor: Visitor): Promise<void> {
  const client = clientKindOf(visitor.userAgent);
  if (visitor.isHead || client === 'bot') return;
  await db
    .insert(shareOpenings)
    .values({
      linkId,
      client,
      visitorMark: await visitor.mark(),
      openedAt: sql`date_trunc('minute', now())`,
    })
    .onConflictDoNothing();
}

/** UUIDs are stored in lower case; people may paste them in capitals. */
function storedToken(kind: ShareKind, token: string): string {
  return uuidShareKinds.some((known) => known === kind) ? token.toLowerCase() : token;
}
