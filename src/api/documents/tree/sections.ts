import { eq, sql } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import { lockById } from '#api/rows.ts';
import { moveFault } from '#contracts/document-tree.ts';
import { AppError, invalidField } from '#contracts/errors.ts';
import type { RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { documentSections, documents } from '#db/schema/documents.ts';
import type { createDocumentSection, updateDocumentSection } from './contract.ts';

const entityType = 'document-section';

/** Adds a section at the end. @throws AppError VALIDATION_FAILED, NOT_FOUND for its parent */
export async function addSection(
  { slug, parentId, ...fields }: RouteInput<typeof createDocumentSection>['body'],
  { transaction, audit, locale }: StaffWriteCall,
): Promise<{ id: string }> {
  await refusePlace(transaction, parentId);
  const [row] = await transaction
    .insert(documentSections)
    .values({
      slug,
      parentId,
      ...columnsOf(fields),
      sort: sql`(select coalesce(max(sort), 0) + 10 from document_sections
        where parent_id is not distinct from ${parentId}::uuid)`,
    })
    .onConflictDoNothing({ target: documentSections.slug })
    .returning({ id: documentSections.id });
  if (!row) throw invalidField('slug', slugTaken[locale]);
  const changes = changedFields({}, { slug, parentId, ...columnsOf(fields) });
  audit({ action: 'section.create', entityType, entityId: row.id, changes });
  return row;
}

/** Changes a section. @throws AppError NOT_FOUND, CONFLICT */
export async function changeSection(
  id: string,
  { updatedAt, ...fields }: RouteInput<typeof updateDocumentSection>['body'],
  { transaction, audit }: StaffWriteCall,
): Promise<void> {
  const before = await lockSection(transaction, id);
  if (before.updatedAt.toISOString() !== updatedAt) throw new AppError('CONFLICT');
  const after = columnsOf(fields);
  await transaction.update(documentSections).set(after).where(eq(documentSections.id, id));
  const changes = changedFields(before, after);
  audit({ action: 'section.update', entityType, entityId: id, changes });
}

/** Deletes an empty section. @throws AppError NOT_FOUND, RECORD_IN_USE */
export async function removeSection(
  id: string,
  { transaction, audit }: StaffWriteCall,
): Promise<void> {
  const { slug, nameZh } = await lockSection(transaction, id);
  const [child] = await transaction
    .select({ id: documentSections.id })
    .from(documentSections)
    .where(eq(documentSections.parentId, id))
    .limit(1);
  const [document] = await transaction
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.sectionId, id))
    .limit(1);
  if (child || document) throw new AppError('RECORD_IN_USE', { messages: notEmpty });
  await transaction.delete(documentSections).where(eq(documentSections.id, id));
  const changes = changedFields({ slug, nameZh }, { slug: null, nameZh: null });
  audit({ action: 'section.delete', entityType, entityId: id, changes });
}

const slugTaken = {
  zh: '已有章节用了这个地址名，请换一个。',
  en: 'Another section has this name in its address. Choose another one.',
};

const notEmpty = {
  zh: '这个章节里还有章节或文档（回收站里的也算），请先移走。',
  en: 'This section still has sections or documents, perhaps in the trash. Move them first.',
};

const tooDeep = {
  zh: '章节最多三级，这里不能再加下级。',
  en: 'Sections have at most three levels, so none can be added here.',
};

type Fields = Omit<RouteInput<typeof updateDocumentSection>['body'], 'updatedAt'>;

function columnsOf({ nameZh, nameEn, summaryZh, summaryEn }: Fields) {
  return {
    nameZh,
    nameEn: nameEn || null,
    summaryZh: summaryZh || null,
    summaryEn: summaryEn || null,
  };
}

/**
 * Refuses a new section below another one, or at the top.
 * @throws AppError NOT_FOUND if there is no such parent, VALIDATION_FAILED if it is too deep
 */
export async function refusePlace(db: Executor, parentId: string | null): Promise<void> {
  const sections = await db
    .select({ id: documentSections.id, parentId: documentSections.parentId })
    .from(documentSections);
  if (parentId !== null && !sections.some(({ id }) => id === parentId)) {
    throw new AppError('NOT_FOUND');
  }
  const added = { id: '', parentId };
  if (moveFault([...sections, added], added.id, parentId)) {
    throw new AppError('VALIDATION_FAILED', { messages: tooDeep });
  }
}

/** A section, locked for a change. @throws AppError NOT_FOUND */
export async function lockSection(transaction: Executor, id: string) {
  return lockById(transaction, documentSections, id);
}
