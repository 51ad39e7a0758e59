import { and, eq, inArray } from 'drizzle-orm';
import { clientKindOf } from '#api/shares/client-kind.ts';
import { announceOnSheet } from '#api/sheets/announce.ts';
import type { LinkCall } from '#api/sheets/link-call.ts';
import { beijingTime } from '#contracts/days.ts';
import { AppError, notFound } from '#contracts/errors.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import { requirementChanges } from '#contracts/sheets/requirement-changes.ts';
import { projects } from '#db/schema/projects.ts';
import { sheetDecisions } from '#db/schema/sheets/decisions.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import type { ApprovalConflict, approveRequirement } from './contract.ts';
import { type IssuedVersion, readVersions } from './versions.ts';

/** Stages of a project that end with the approval of its requirement. */
const STAGES_BEFORE = ['brief', 'requirement'] as const;

/**
 * Approves the newest version in the caller's transaction. The caller has locked the sheet, so no
 * version is issued and nobody else approves meanwhile.
 * @throws AppError CONFLICT if another version is the newest, or it is approved already
 */
export async function approveNewest(
  { transaction, sheet, link, visitor, audit, event, at }: LinkCall,
  { body: { seenHash, name, title, remark } }: RouteInput<typeof approveRequirement>,
): Promise<RouteData<typeof approveRequirement>> {
  const versions = await readVersions(transaction, sheet.id);
  const [newest = notFound()] = versions;
  if (newest.contentHash !== seenHash) throw outdated(newest, versions, seenHash);
  if (newest.approval) throw alreadyApproved(newest.version, newest.approval);
  const { version, revision, contentHash } = newest;
  const [decision] = await transaction
    .insert(sheetDecisions)
    .values({
      sheetId: sheet.id,
      revision,
      contentHash,
      kind: 'approve',
      party: 'customer',
      name,
      title: title || null,
      remark: remark || null,
      locale: sheet.locale,
      client: clientKindOf(visitor.userAgent),
      linkId: link.id,
      decidedAt: at,
    })
    .returning({ decidedAt: sheetDecisions.decidedAt });
  if (!decision) throw new Error('the approval was not written');
  await transaction
    .update(sheets)
    .set({ waitingOn: 'provider', waitingSince: at })
    .where(eq(sheets.id, sheet.id));
  if (sheet.projectId) {
    await transaction
      .update(projects)
      .set({ stage: 'build' })
      .where(and(eq(projects.id, sheet.projectId), inArray(projects.stage, STAGES_BEFORE)));
  }
  audit({
    action: 'requirement.approve',
    name,
    changes: {
      version: [null, version],
      contentHash: [null, contentHash],
      ...(remark && { remark: [null, remark] }),
    },
  });
  event({ kind: 'approved', text: name });
  await announceOnSheet(transaction, sheet, {
    event: 'requirement.approved',
    key: String(version),
    payload: { version, name, position: title || null, remark: remark || null },
  });
  const approvedAt = decision.decidedAt.toISOString();
  return { version, approval: { name, title: title || null, remark: remark || null, approvedAt } };
}

function outdated(
  newest: IssuedVersion,
  versions: readonly IssuedVersion[],
  seenHash: string,
): AppError {
  const seen = versions.find(({ contentHash }) => contentHash === seenHash);
  const { version, changeNote, body } = newest;
  const data: ApprovalConflict = {
    reason: 'outdated',
    version,
    changeNote,
    since: seen?.version ?? 0,
    changes: seen ? requirementChanges(seen.body, body) : [],
  };
  return new AppError('CONFLICT', {
    data,
    messages: {
      zh: `在您打开之后，第 ${version} 版已经发布，这次没有确认任何一版。请看过改动，再确认第 ${version} 版。`,
      en: `Version ${version} was issued after you opened this page, so nothing was approved. Please look at what changed, then approve version ${version}.`,
    },
  });
}

function alreadyApproved(
  version: number,
  approval: NonNullable<IssuedVersion['approval']>,
): AppError {
  const { name, approvedAt } = approval;
  const data: ApprovalConflict = { reason: 'approved', version, approval };
  const time = beijingTime(approvedAt).replace('T', ' ');
  return new AppError('CONFLICT', {
    data,
    messages: {
      zh: `${name} 已于 ${time} 确认了第 ${version} 版，不需要再确认一次。`,
      en: `${name} approved version ${version} at ${time} (UTC+8), so it needs no second approval.`,
    },
  });
}
