import { and, asc, eq } from 'drizzle-orm';
import type { RequirementVersionState } from '#contracts/enums/requirements.ts';
import type { RequirementBody } from '#contracts/sheets/requirement.ts';
import type { Executor } from '#db/connection.ts';
import { sheetDecisions } from '#db/schema/sheets/decisions.ts';
import { sheetRevisions } from '#db/schema/sheets/revisions.ts';
import type { RequirementApproval } from './contract-parts.ts';

/** An issued version of a requirement. */
export interface IssuedVersion {
  /** Counts from 1; readers know the version by it. */
  version: number;
  /** Revision of the sheet when it was issued. */
  revision: number;
  state: RequirementVersionState;
  body: RequirementBody;
  contentHash: string;
  /** What is new in it, in the provider's words. */
  changeNote: string;
  issuedAt: string;
  approval: RequirementApproval | null;
}

/** All issued versions of a requirement, newest first. */
export async function readVersions(db: Executor, sheetId: string): Promise<IssuedVersion[]> {
  const rows = await db
    .select({ issued: sheetRevisions, approval: sheetDecisions })
    .from(sheetRevisions)
    .leftJoin(
      sheetDecisions,
      and(
        eq(sheetDecisions.sheetId, sheetRevisions.sheetId),
        eq(sheetDecisions.revision, sheetRevisions.revision),
        eq(sheetDecisions.kind, 'approve'),
      ),
    )
    .where(eq(sheetRevisions.sheetId, sheetId))
    .orderBy(asc(sheetRevisions.revision));
  const versions = rows.map(
    ({ issued, approval }, index): IssuedVersion => ({
      version: index + 1,
      revision: issued.revision,
      state: index < rows.length - 1 ? 'superseded' : approval ? 'approved' : 'issued',
      // Only what the schema accepts is issued, and a trigger keeps it as it is.
      body: issued.body as RequirementBody,
      contentHash: issued.contentHash,
      changeNote: issued.note,
      issuedAt: issued.createdAt.toISOString(),
      approval: approval && {
        name: approval.name,
        title: approval.title,
        remark: approval.remark,
        approvedAt: approval.decidedAt.toISOString(),
      },
    }),
  );
  return versions.reverse();
}
