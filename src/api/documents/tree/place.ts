import { eq, sql } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import { openRecord } from '#api/publishing/locked-record.ts';
import { publishPart } from '#api/publishing/publish.ts';
import { AppError, notFound } from '#contracts/errors.ts';
import type { Executor } from '#db/connection.ts';
import { documentSections } from '#db/schema/documents.ts';
import type { TreeMove } from './contract.ts';

/** Distance between two positions, so that people can also type one in between. */
const STEP = 10;

/**
 * Gives documents a section and all its documents their order. A move is a publication of what the
 * languages share, so that it is in the history; a draft of it moves along.
 */
export async function placeDocuments(
  { ids, parentId }: TreeMove,
  order: readonly string[],
  { transaction, audit, staff }: StaffWriteCall,
): Promise<void> {
  for (const id of ids) {
    const record = await openRecord(transaction, id);
    const stored = await record.stored('shared');
    if (record.kind !== 'document' || !stored) throw new AppError('NOT_FOUND');
    const data = { ...stored.data, sectionId: parentId, sort: order.indexOf(id) * STEP };
    const publication = { record, audit, staffId: staff.id };
    await publishPart(publication, { part: 'shared', data });
  }
  await writeOrder(transaction, 'documents', order);
  await transaction.execute(sql`
    update content_parts p
    set draft = p.draft || jsonb_build_object('sectionId', d.section_id, 'sort', d.sort),
      version = p.version + 1
    from documents d
    where d.id = p.record_id and p.part = 'shared' and p.draft is not null
      and d.id = any(${sql.param([...order])}::uuid[])
      and (d.id = any(${sql.param(ids)}::uuid[]) or p.draft ->> 'sectionId' = d.section_id::text)
      and (p.draft ->> 'sectionId', p.draft ->> 'sort')
        is distinct from (d.section_id::text, d.sort::text)`);
}

/** Gives sections a parent and all its sections their order. */
export async function placeSections(
  { ids, parentId }: TreeMove,
  order: readonly string[],
  { transaction, audit }: StaffWriteCall,
): Promise<void> {
  for (const id of ids) {
    const [before = notFound()] = await transaction
      .select({ parentId: documentSections.parentId, sort: documentSections.sort })
      .from(documentSections)
      .where(eq(documentSections.id, id));
    const after = { parentId, sort: order.indexOf(id) * STEP };
    await transaction.update(documentSections).set(after).where(eq(documentSections.id, id));
    const changes = changedFields(before, after);
    audit({ action: 'section.move', entityType: 'document-section', entityId: id, changes });
  }
  await writeOrder(transaction, 'document_sections', order);
}

async function writeOrder(
  transaction: Executor,
  table: 'documents' | 'document_sections',
  order: readonly string[],
): Promise<void> {
  await transaction.execute(sql`
    update ${sql.identifier(table)} t set sort = (place.number - 1) * ${STEP}::integer
    from unnest(${sql.param([...order])}::uuid[]) with ordinality as place (id, number)
    where t.id = place.id and t.sort <> (place.number - 1) * ${STEP}::integer`);
}
