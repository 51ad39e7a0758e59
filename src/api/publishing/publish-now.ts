import type { ContentPart } from '#contracts/enums/content.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import { checkParts } from './checks/check.ts';
import type { SiteAddresses } from './checks/context.ts';
import type { Finding, publishRecord, withdrawRecord } from './contract.ts';
import { partsOf } from './kinds.ts';
import type { LockedRecord } from './locked-record.ts';
import { currentData, requireVersion } from './parts.ts';
import { dropPublications } from './pending.ts';
import { type PartToPublish, type Publication, publishPart, withdrawPart } from './publish.ts';
import type { Writer } from './writer.ts';

type Parts = RouteInput<typeof publishRecord>['body']['parts'];

/** Publishes parts of a record; their schedules to do so are over. @throws AppError DRAFT_CONFLICT or PUBLICATION_BLOCKED */
export async function publishNow(
  site: SiteAddresses,
  record: LockedRecord,
  body: RouteInput<typeof publishRecord>['body'],
  call: Pick<Writer, 'audit' | 'staff'>,
): Promise<RouteData<typeof publishRecord>> {
  const { audit, staff } = call;
  const contents = await contentsOf(record, body.parts);
  const findings = await refuseBlocked(site, record, contents);
  const isWithSource = contents.some(({ part }) => part === 'zh');
  const publication: Publication = {
    record,
    audit,
    staffId: staff.id,
    note: body.note,
    minor: body.minor,
    matchesSource: body.matchesSource ?? (isWithSource || undefined),
  };
  for (const content of contents) await publishPart(publication, content);
  await dropPublications(
    record,
    contents.map(({ part }) => part),
    audit,
  );
  return { findings };
}

/** Takes texts offline. @throws AppError NOT_FOUND if one of them is not public */
export async function withdrawNow(
  record: LockedRecord,
  { parts }: RouteInput<typeof withdrawRecord>['body'],
  { audit, staff }: Pick<Writer, 'audit' | 'staff'>,
): Promise<void> {
  const publication = { record, audit, staffId: staff.id };
  for (const part of new Set(parts)) await withdrawPart(publication, part);
}

/**
 * The content of parts as it would be published, in the order of publishing.
 * @throws AppError DRAFT_CONFLICT, NOT_FOUND for a part that was never written
 */
export async function contentsOf(record: LockedRecord, parts: Parts): Promise<PartToPublish[]> {
  const versions = new Map<ContentPart, number>(parts.map(({ part, version }) => [part, version]));
  const contents: PartToPublish[] = [];
  for (const part of partsOf(record.kind)) {
    const version = versions.get(part);
    if (version === undefined) continue;
    const status = await record.status(part);
    await requireVersion(record.transaction, record.kind, status, version);
    if (!status.draft && !status.stored) throw new AppError('NOT_FOUND');
    contents.push({ part, data: currentData(record.kind, status) });
  }
  if (contents.length < versions.size) throw new AppError('NOT_FOUND');
  return contents;
}

/** Checks content that is to be published. @throws AppError PUBLICATION_BLOCKED with the findings */
export async function refuseBlocked(
  site: SiteAddresses,
  record: LockedRecord,
  contents: PartToPublish[],
): Promise<Finding[]> {
  const findings = await checkParts(record.transaction, site, record, contents);
  const isBlocked = findings.some(({ severity }) => severity === 'block');
  if (isBlocked) throw new AppError('PUBLICATION_BLOCKED', { data: { findings } });
  return findings;
}
