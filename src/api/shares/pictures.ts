import { and, eq, exists, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { type SharedPictureSize, sharedPictureFolder } from '#contracts/shared-picture.ts';
import type { Database } from '#db/connection.ts';
import { acceptanceEvidence, acceptanceItems, acceptanceSheets } from '#db/schema/acceptance.ts';
import { privateFiles } from '#db/schema/media.ts';
import { requirementReferences, requirementVersions } from '#db/schema/requirements.ts';
import { shareLinks } from '#db/schema/shares.ts';
import { workOrders, workOrderTaskEvidence, workOrderTasks } from '#db/schema/work-orders.ts';
import type { SharedPicture } from './contract.ts';
import { isValidLink } from './service.ts';

/** Columns of a private file that is a picture: the query has the condition `isPicture()`. */
export const privatePicture = {
  fileId: privateFiles.id,
  width: sql<number>`${privateFiles.width}`,
  height: sql<number>`${privateFiles.height}`,
};

export const isPicture = () => isNotNull(privateFiles.width);

/** A picture as a sheet opened by `token` shows it. */
export function sharedPictureOf(
  { fileId, ...picture }: { fileId: string; width: number; height: number; caption: string },
  token: string,
): SharedPicture {
  const { width, height, caption } = picture;
  return { src: sharedPictureFolder(token, fileId), width, height, caption };
}

/** A stored copy of a private picture. */
export interface SharedPictureFile {
  key: string;
  bytes: number;
  mime: string;
  sha256: string;
}

/**
 * Finds a picture of the sheet that a link opens; undefined if the link is not valid, if it needs a
 * passcode, or if the picture is not part of the sheet. Drafts are not shown, so neither are their
 * pictures.
 */
export async function findSharedPicture(
  db: Database,
  { token, fileId, size }: { token: string; fileId: string; size: SharedPictureSize },
): Promise<SharedPictureFile | undefined> {
  // A generated column such as `work_order_id` is set only if the link is of that kind.
  const isInWorkOrder = exists(
    db
      .select({ id: workOrderTaskEvidence.id })
      .from(workOrderTaskEvidence)
      .innerJoin(workOrderTasks, eq(workOrderTasks.id, workOrderTaskEvidence.taskId))
      .innerJoin(workOrders, eq(workOrders.id, workOrderTasks.orderId))
      .where(
        and(
          eq(workOrderTaskEvidence.fileId, privateFiles.id),
          eq(workOrders.id, shareLinks.workOrderId),
          ne(workOrders.status, 'draft'),
        ),
      ),
  );
  const isInAcceptance = exists(
    db
      .select({ id: acceptanceEvidence.id })
      .from(acceptanceEvidence)
      .innerJoin(acceptanceItems, eq(acceptanceItems.id, acceptanceEvidence.itemId))
      .innerJoin(acceptanceSheets, eq(acceptanceSheets.id, acceptanceItems.sheetId))
      .where(
        and(
          eq(acceptanceEvidence.fileId, privateFiles.id),
          eq(acceptanceSheets.id, shareLinks.acceptanceSheetId),
          ne(acceptanceSheets.state, 'draft'),
        ),
      ),
  );
  const isInRequirement = exists(
    db
      .select({ id: requirementReferences.id })
      .from(requirementReferences)
      .innerJoin(requirementVersions, eq(requirementVersions.id, requirementReferences.versionId))
      .where(
        and(
          eq(requirementReferences.fileId, privateFiles.id),
          eq(requirementVersions.sheetId, shareLinks.requirementId),
          ne(requirementVersions.state, 'draft'),
        ),
      ),
  );
  const [file] = await db
    .select({
      key: privateFiles.storageKey,
      bytes: privateFiles.bytes,
      previewKey: privateFiles.previewKey,
      previewBytes: privateFiles.previewBytes,
      mime: privateFiles.mime,
      sha256: privateFiles.sha256,
    })
    .from(shareLinks)
    .innerJoin(privateFiles, eq(privateFiles.id, fileId))
    .where(
      and(
        eq(shareLinks.token, token),
        isValidLink(),
        isNull(shareLinks.passcodeHash),
        isPicture(),
        or(isInWorkOrder, isInAcceptance, isInRequirement),
      ),
    );
  if (!file) return undefined;
  const { mime, sha256, previewKey, previewBytes } = file;
  return size === 'preview' && previewKey !== null && previewBytes !== null
    ? { key: previewKey, bytes: previewBytes, mime, sha256 }
    : { key: file.key, bytes: file.bytes, mime, sha256 };
}
