import { eq } from 'drizzle-orm';
import type { Database } from '#db/connection.ts';
import {
  requirementDeliverables,
  requirementItems,
  requirementMilestones,
  requirementReferences,
  requirementScreens,
  requirementSheets,
  requirementVersions,
} from '#db/schema/requirements.ts';
import { onlyRow } from './only-row.ts';
import { addSheet, type HeadFields } from './sheets.ts';

type VersionRow = typeof requirementVersions.$inferInsert;
/** A part of a version as tests give it. */
type Part<Row> = Omit<Row, 'versionId' | 'sort'>;

/** The fields of a requirement sheet that tests set. */
type SheetFields = HeadFields & Partial<Omit<typeof requirementSheets.$inferInsert, 'id'>>;

/** Adds a requirement sheet without a version; returns its id. */
export function addRequirementSheet(db: Database, fields: SheetFields = {}): Promise<string> {
  return addSheet(db, 'requirement', fields, (transaction, id, body) =>
    transaction.insert(requirementSheets).values({ state: 'in_review', ...body, id }),
  );
}

/** The fields and parts of a version that tests set. */
interface VersionFields extends Partial<Omit<VersionRow, 'sheetId' | 'version'>> {
  sheetId: string;
  version: number;
  items?: Part<typeof requirementItems.$inferInsert>[];
  screens?: Part<typeof requirementScreens.$inferInsert>[];
  deliverables?: Part<typeof requirementDeliverables.$inferInsert>[];
  milestones?: Part<typeof requirementMilestones.$inferInsert>[];
  references?: Part<typeof requirementReferences.$inferInsert>[];
}

/** Any content hash: what it is computed from is no concern of the tests. */
const HASH = 'a'.repeat(64);

/** Adds a version that is issued unless `state` says otherwise; returns its id. */
export async function addRequirementVersion(
  db: Database,
  {
    items = [],
    screens = [],
    deliverables = [],
    milestones = [],
    references = [],
    state = 'issued',
    contentHash = HASH,
    issuedAt = new Date(),
    ...fields
  }: VersionFields,
): Promise<string> {
  const rows = await db
    .insert(requirementVersions)
    .values(fields)
    .returning({ id: requirementVersions.id });
  const { id: versionId } = onlyRow(rows);
  const inOrder = <Row extends object>(parts: Row[]) =>
    parts.map((part, sort) => ({ ...part, versionId, sort }));
  if (items.length > 0) await db.insert(requirementItems).values(inOrder(items));
  if (screens.length > 0) await db.insert(requirementScreens).values(inOrder(screens));
  if (deliverables.length > 0)
    await db.insert(requirementDeliverables).values(inOrder(deliverables));
  if (milestones.length > 0) await db.insert(requirementMilestones).values(inOrder(milestones));
  if (references.length > 0) await db.insert(requirementReferences).values(inOrder(references));
  if (state !== 'draft') await issueVersion(db, versionId, { state, contentHash, issuedAt });
  return versionId;
}

/** Issues a version, whose contents cannot change from then on. */
export async function issueVersion(
  db: Database,
  versionId: string,
  values: Partial<VersionRow> = {},
): Promise<void> {
  await db
    .update(requirementVersions)
    .set({ state: 'issued', contentHash: HASH, issuedAt: new Date(), ...values })
    .where(eq(requirementVersions.id, versionId));
}
