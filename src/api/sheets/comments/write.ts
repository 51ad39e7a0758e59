import { eq } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { entityOf } from '#api/audit/trail.ts';
import { findById } from '#api/rows.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteInput } from '#contracts/route.ts';
import { COMMENT_PART } from '#contracts/sheets/photos.ts';
import type { Executor } from '#db/connection.ts';
import { sheetComments } from '#db/schema/sheets/comments.ts';
import { sheetFiles } from '#db/schema/sheets/files.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { addSheetEvent } from '../events.ts';
import { freeFilesOf } from '../files/own-files.ts';
import { readPhotosOfParts } from '../files/read.ts';
import { setPhotos } from '../files/take.ts';
import { lockSheet } from '../head.ts';
import type { LinkCall, SharedLinkCall } from '../link-call.ts';
import { writeComment } from './comments.ts';
import type { addComment } from './contract.ts';
import { announceComment } from './notify.ts';
import { requirePlace, sceneSubject } from './scene-comments.ts';
import type { addCommentOfStaff } from './staff-contract.ts';

/** Writes the comment of whoever holds a link, and tells the owner of the sheet, or the office. */
export async function commentAsCustomer(
  body: RouteInput<typeof addComment>['body'],
  publicUrl: string,
  call: SharedLinkCall,
) {
  const { transaction, sheet, audit } = call;
  const written = sheet
    ? await commentOnSheet(body, { ...call, sheet })
    : await commentOnScene(body, call);
  audit({ action: 'comment.add', name: body.name, changes: { comment: [null, written.id] } });
  // Nobody is told of trials.
  if (!sheet?.trialUntil) {
    const subject = sheet
      ? { number: sheet.number, page: `sheets/${sheet.id}`, ownerId: sheet.ownerId }
      : await sceneSubject(transaction, call.link.recordId);
    await announceComment(transaction, subject, written, publicUrl);
  }
  return written;
}

async function commentOnSheet(
  { name, handsOver, photos, ...given }: RouteInput<typeof addComment>['body'],
  call: LinkCall,
) {
  const { transaction, sheet, link, repeatKey, event } = call;
  const written = await writeComment(transaction, sheet, {
    ...given,
    party: 'customer',
    authorName: name,
    linkId: link.id,
    clientKey: repeatKey,
  });
  await setPhotos(call, { part: COMMENT_PART, partKey: written.id, photos });
  const shown = await readPhotosOfParts(transaction, sheet.id, COMMENT_PART, written.id);
  if (handsOver && sheet.waitingOn === 'customer') {
    await transaction
      .update(sheets)
      .set({ waitingOn: 'provider', waitingSince: new Date() })
      .where(eq(sheets.id, sheet.id));
  }
  event({ kind: 'commented', text: name });
  return { ...written, photos: shown.get(written.id) ?? [] };
}

async function commentOnScene(
  { name, photos, handsOver: _, ...given }: RouteInput<typeof addComment>['body'],
  { transaction, link, repeatKey, locale }: SharedLinkCall,
) {
  const scene = { kind: 'scene', id: link.recordId } as const;
  if (!given.parentId) await requirePlace(transaction, scene.id, given.anchor, locale);
  if (photos.length > 0) throw new AppError('VALIDATION_FAILED', { messages: noPhotos });
  return writeComment(transaction, scene, {
    ...given,
    party: 'customer',
    authorName: name,
    linkId: link.id,
    clientKey: repeatKey,
  });
}

const noPhotos = {
  zh: '对场景的留言不能带照片，请去掉照片后再发送。',
  en: 'Comments on a scene take no photos. Remove them and send it again.',
};

/** Writes the comment of a member of staff. @throws AppError NOT_FOUND */
export async function commentAsStaff(
  sheetId: string,
  { photos, ...given }: RouteInput<typeof addCommentOfStaff>['body'],
  { transaction, staff, audit }: StaffWriteCall,
) {
  const sheet = await lockSheet(transaction, sheetId);
  const written = await writeComment(transaction, sheet, {
    ...given,
    party: 'provider',
    authorName: staff.name,
    staffId: staff.id,
  });
  await takeFreePhotos(transaction, sheet.id, { partKey: written.id, photos });
  const shown = await readPhotosOfParts(transaction, sheet.id, COMMENT_PART, written.id);
  await addSheetEvent(transaction, sheet, {
    kind: 'commented',
    text: staff.name,
    staffId: staff.id,
  });
  audit({ action: 'comment.add', ...entityOf(sheet), changes: { comment: [null, written.id] } });
  return { ...written, photos: shown.get(written.id) ?? [] };
}

/** @throws AppError VALIDATION_FAILED for a photo of something else */
async function takeFreePhotos(
  transaction: Executor,
  sheetId: string,
  { partKey, photos }: { partKey: string; photos: readonly string[] },
): Promise<void> {
  const files = photos.map((fileId) => ({ fileId, path: 'photos' }));
  const free = new Map(
    (await freeFilesOf(transaction, sheetId, files)).map((file) => [file.fileId, file]),
  );
  const taken = [...new Set(photos)].flatMap((fileId) => free.get(fileId) ?? []);
  if (taken.length === 0) return;
  const part = { sheetId, part: COMMENT_PART, partKey };
  await transaction
    .insert(sheetFiles)
    .values(taken.map((file, sort) => ({ ...part, ...file, sort })));
}

/** Marks a comment as settled, or as open again. @throws AppError NOT_FOUND */
export async function resolve(
  id: string,
  isResolved: boolean,
  { transaction, staff, audit }: StaffWriteCall,
): Promise<void> {
  const comment = await findById(transaction, sheetComments, id);
  const { sheetId, sceneId } = comment;
  const entityType = sheetId ? (await lockSheet(transaction, sheetId)).kind : 'scene';
  await transaction
    .update(sheetComments)
    .set({
      resolvedAt: isResolved ? (comment.resolvedAt ?? new Date()) : null,
      resolvedBy: isResolved ? staff.id : null,
    })
    .where(eq(sheetComments.id, id));
  audit({
    action: isResolved ? 'comment.resolve' : 'comment.reopen',
    entityType,
    entityId: sheetId ?? sceneId,
    changes: { comment: [id, id] },
  });
}
