import { eq, sql } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { lockById } from '#api/rows.ts';
import { AppError } from '#contracts/errors.ts';
import { linkStateOf } from '#contracts/sheets/links.ts';
import type { Executor } from '#db/connection.ts';
import { shareLinks } from '#db/schema/shares.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { newPasscode, passcodeMac } from '../passcode.ts';
import { insertLink, type LinkMaker } from './make.ts';

type LinkRow = typeof shareLinks.$inferSelect;

/** Ends a link for good; one that has ended stays as it is. */
export async function revoke(id: string, call: StaffWriteCall): Promise<void> {
  const { link } = await lockLink(call.transaction, id);
  await end(link, call, 'share_link.revoke');
}

/**
 * Ends a link and makes a new one for the same holder; the new one is in its set.
 * @throws AppError CONFLICT if it was revoked already
 */
export async function replace(id: string, maker: LinkMaker, call: StaffWriteCall) {
  const { link, sheet } = await lockLink(call.transaction, id);
  if (link.revokedAt) throw new AppError('CONFLICT', { messages: revoked });
  await end(link, call, 'share_link.replace');
  const { audience, label, holderName, expiresAt, passcodeMac: mac } = link;
  const isOver = expiresAt !== null && expiresAt <= new Date();
  // A worker's link must end: it cannot be prolonged by accident.
  if (isOver && audience === 'worker') throw new AppError('CONFLICT', { messages: expired });
  const target = {
    kind: sheet?.kind ?? ('scene' as const),
    sheetId: link.sheetId,
    sceneId: link.sceneId,
    projectId: sheet?.projectId ?? null,
  };
  const terms = { audience, label, holderName, hasPasscode: mac !== null };
  return insertLink(
    { ...terms, target, expiresAt: isOver ? null : expiresAt, replacesId: id },
    maker,
    call,
  );
}

/**
 * Gives a link a new passcode. Passes of the earlier one end, and a locked link opens again.
 * @throws AppError CONFLICT if it has ended
 */
export async function renewPasscode(
  id: string,
  { keys }: LinkMaker,
  { transaction, audit }: StaffWriteCall,
): Promise<{ passcode: string }> {
  const { link } = await lockLink(transaction, id);
  const state = linkStateOf(link);
  if (state === 'revoked' || state === 'expired') {
    throw new AppError('CONFLICT', { messages: state === 'revoked' ? revoked : expired });
  }
  const passcode = newPasscode();
  await transaction
    .update(shareLinks)
    .set({
      passcodeMac: passcodeMac(keys, id, passcode),
      passcodeSetAt: new Date(),
      lockedAt: null,
    })
    .where(eq(shareLinks.id, id));
  audit({ action: 'share_link.passcode', entityType: 'share-link', entityId: id });
  return { passcode };
}

async function end(
  link: LinkRow,
  { transaction, audit }: StaffWriteCall,
  action: string,
): Promise<void> {
  const [ended] = await transaction
    .update(shareLinks)
    .set({ revokedAt: sql`coalesce(${shareLinks.revokedAt}, now())` })
    .where(eq(shareLinks.id, link.id))
    .returning({ revokedAt: shareLinks.revokedAt });
  const before = link.revokedAt?.toISOString() ?? null;
  const after = ended?.revokedAt?.toISOString() ?? null;
  const changes = { revokedAt: [before, after] as const };
  audit({ action, entityType: 'share-link', entityId: link.id, changes });
}

async function lockLink(transaction: Executor, id: string) {
  const link = await lockById(transaction, shareLinks, id);
  const [sheet] = link.sheetId
    ? await transaction
        .select({ kind: sheets.kind, projectId: sheets.projectId })
        .from(sheets)
        .where(eq(sheets.id, link.sheetId))
    : [];
  return { link, sheet };
}

const revoked = {
  zh: '这个链接已经停用，请新建一个。',
  en: 'This link was revoked. Please make a new one.',
};

const expired = {
  zh: '这个链接已经过期，请新建一个并填写新的截止日期。',
  en: 'This link has expired. Please make a new one with a new last day.',
};
