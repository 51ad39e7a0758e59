import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import { parseInput } from '#api/http/validation.ts';
import type { ContentKind } from '#contracts/enums/content.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteInput } from '#contracts/route.ts';
import type { createContent } from './contract.ts';
import type { PartData } from './kind.ts';
import { kindOf, partOf } from './kinds.ts';
import { writePart } from './parts.ts';
import { addRevision } from './revisions.ts';
import { slugTaken } from './slug-holder.ts';
import { refuseViolations } from './violations.ts';

/** Creates a record that is not public. @throws AppError VALIDATION_FAILED, NOT_FOUND for a page */
export async function createRecord(
  kind: ContentKind,
  { shared, title }: RouteInput<typeof createContent>['body'],
  { transaction, audit, staff, locale }: StaffWriteCall,
): Promise<{ id: string }> {
  const { create } = kindOf(kind);
  if (!create) throw new AppError('NOT_FOUND');
  const { schema, empty } = partOf(kind, 'shared');
  const content = parseInput(schema, { ...empty, ...shared }, locale) as PartData;
  const { slug } = content;
  const taken = typeof slug === 'string' ? await slugTaken(transaction, kind, slug) : undefined;
  if (taken) {
    const fields = [{ path: 'shared.slug', message: taken[locale] }];
    throw new AppError('VALIDATION_FAILED', { fields });
  }
  const id = await refuseViolations(() => create(transaction, content));
  const revision = await addRevision(transaction, {
    recordId: id,
    part: 'shared',
    data: content,
    reason: 'created',
    authorId: staff.id,
  });
  await writePart(
    transaction,
    id,
    { part: 'shared', version: 0 },
    {
      baseRevisionId: revision.id,
      publicRevisionId: revision.id,
      editedBy: staff.id,
      editedAt: new Date(),
    },
  );
  if (title) {
    const draft = { ...partOf(kind, 'zh').empty, title };
    const editedAt = new Date();
    const text = { part: 'zh', version: 0 } as const;
    await writePart(transaction, id, text, { draft, editedBy: staff.id, editedAt });
  }
  const changes = changedFields({}, { ...(title && { title }), ...content });
  audit({ action: 'content.create', entityType: kind, entityId: id, changes });
  return { id };
}
