import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import type { RouteInput } from '#contracts/route.ts';
import type { createPreviewLink } from './history-contract.ts';
import { type PreviewTarget, previewPath } from './preview.ts';
import { findRecord } from './records.ts';
import type { PublishingServices } from './services.ts';

/** Validity of the address for the caller's own preview; the page asks for a new one in time. */
const OWN_MINUTES = 60;

interface PreviewLink {
  url: string;
  expiresAt: string;
}

/** Address of a preview in the caller's own window. @throws AppError NOT_FOUND */
export function ownPreview(
  services: PublishingServices,
  target: PreviewTarget,
): Promise<PreviewLink> {
  return linkTo(services, target, OWN_MINUTES * 60_000);
}

/** A link for people without an account. @throws AppError NOT_FOUND */
export async function createLink(
  services: PublishingServices,
  recordId: string,
  { locale, hours }: RouteInput<typeof createPreviewLink>['body'],
  { transaction, audit }: StaffWriteCall,
): Promise<PreviewLink> {
  const { kind } = await findRecord(transaction, recordId, { withTrash: true });
  const link = await linkTo(services, { recordId, locale }, hours * 3_600_000);
  audit({
    action: 'content.preview_link',
    entityType: kind,
    entityId: recordId,
    changes: { part: [null, locale], expiresAt: [null, link.expiresAt] },
  });
  return link;
}

async function linkTo(
  { db, keys, site }: PublishingServices,
  target: PreviewTarget,
  validMs: number,
): Promise<PreviewLink> {
  // Tokens have whole seconds.
  const expiresAt = new Date(Math.ceil((Date.now() + validMs) / 1000) * 1000);
  const path = await previewPath(db, keys, target, expiresAt);
  return { url: site.publicUrl + path, expiresAt: expiresAt.toISOString() };
}
