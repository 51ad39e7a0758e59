import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import { AppError } from '#contracts/errors.ts';
import type { Executor } from '#db/connection.ts';
import { mediaAssets } from '#db/schema/media.ts';
import { lockAssets } from './change.ts';
import { lockAsset } from './record.ts';
import { findUses, isUsed } from './uses.ts';

/** Titles named in a refusal. */
const NAMED = 3;

/** Moves a file to the trash. @throws AppError NOT_FOUND, MEDIA_IN_USE */
export async function trash(id: string, call: StaffWriteCall): Promise<void> {
  const { transaction } = call;
  const { deletedAt } = await lockAsset(transaction, id);
  if (deletedAt) throw new AppError('NOT_FOUND');
  const uses = await findUses(transaction, id);
  if (uses.length > 0) {
    const names = [...new Set(uses.map(({ title, kind }) => title || kind))];
    const named = names.slice(0, NAMED);
    throw new AppError('MEDIA_IN_USE', {
      messages: {
        zh: `${uses.length} 处正在使用此文件（${named.join('、')}${names.length > NAMED ? '等' : ''}），请先在那里换掉它。`,
        en: `${uses.length} ${uses.length === 1 ? 'place uses' : 'places use'} this file (${named.join(', ')}${names.length > NAMED ? ' and others' : ''}). Replace it there first.`,
      },
    });
  }
  await moveToTrash([id], call);
}

/** Moves those of several files to the trash that nothing uses. */
export async function trashUnused(
  ids: string[],
  call: StaffWriteCall,
): Promise<{ deleted: string[]; used: string[] }> {
  const { transaction } = call;
  const present = (await lockAssets(transaction, ids)).filter(({ deletedAt }) => !deletedAt);
  if (present.length === 0) throw new AppError('NOT_FOUND');
  const used = await usedOf(
    transaction,
    present.map(({ id }) => id),
  );
  const deleted = present.map(({ id }) => id).filter((id) => !used.includes(id));
  if (deleted.length === 0) throw new AppError('MEDIA_IN_USE', { messages: allUsed });
  await moveToTrash(deleted, call);
  return { deleted, used };
}

const allUsed = {
  zh: '所选文件都正在使用，没有删除任何文件。',
  en: 'All of these files are in use; nothing was deleted.',
};

/** Takes a file out of the trash. @throws AppError NOT_FOUND */
export async function restore(id: string, { transaction, audit }: StaffWriteCall): Promise<void> {
  const { deletedAt } = await lockAsset(transaction, id);
  if (!deletedAt) throw new AppError('NOT_FOUND');
  await transaction
    .update(mediaAssets)
    .set({ deletedAt: null, deletedBy: null, version: sql`${mediaAssets.version} + 1` })
    .where(eq(mediaAssets.id, id));
  const changes = changedFields({ deletedAt }, { deletedAt: null });
  audit({ action: 'media.restore', entityType: 'media', entityId: id, changes });
}

async function usedOf(db: Executor, ids: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: mediaAssets.id })
    .from(mediaAssets)
    .where(and(inArray(mediaAssets.id, ids), isUsed));
  return rows.map(({ id }) => id);
}

async function moveToTrash(
  ids: string[],
  { transaction, audit, staff }: StaffWriteCall,
): Promise<void> {
  const deletedAt = new Date();
  await transaction
    .update(mediaAssets)
    .set({ deletedAt, deletedBy: staff.id, version: sql`${mediaAssets.version} + 1` })
    .where(and(inArray(mediaAssets.id, ids), isNull(mediaAssets.deletedAt)));
  const changes = changedFields({ deletedAt: null }, { deletedAt });
  for (const entityId of ids) {
    audit({ action: 'media.delete', entityType: 'media', entityId, changes });
  }
}
