import { emptyRequirement, type RequirementBody } from '#contracts/sheets/requirement.ts';
import type { Database, Executor } from '#db/connection.ts';
import { requirements } from '#db/schema/requirements.ts';
import { sheetRevisions } from '#db/schema/sheets/revisions.ts';
import { addSheet, type HeadFields } from './sheets.ts';

/** The fields of a requirement that tests set. */
type RequirementFields = HeadFields & Partial<Omit<typeof requirements.$inferInsert, 'id'>>;

/** Adds a requirement without a version; returns its id. */
export function addRequirement(db: Database, fields: RequirementFields = {}): Promise<string> {
  return addSheet(db, 'requirement', fields, (transaction, id, body) =>
    transaction.insert(requirements).values({ ...body, id }),
  );
}

/** The fields of a version that tests set: parts of its body, and when it was issued. */
interface VersionFields extends Partial<RequirementBody> {
  sheetId: string;
  version: number;
  contentHash?: string;
  changeNote?: string;
  issuedAt?: Date;
}

/** Issues a version; returns what a decision on it refers to. */
export async function addRequirementVersion(
  db: Executor,
  {
    sheetId,
    version: revision,
    // Any content hash: what it is computed from is no concern of these tests.
    contentHash = String(revision).repeat(64).slice(0, 64),
    changeNote = '',
    issuedAt = new Date(),
    ...body
  }: VersionFields,
): Promise<{ sheetId: string; revision: number; contentHash: string }> {
  const issued = { sheetId, revision, contentHash };
  await db.insert(sheetRevisions).values({
    ...issued,
    body: { ...emptyRequirement, ...body },
    note: changeNote,
    createdAt: issuedAt,
  });
  return issued;
}
