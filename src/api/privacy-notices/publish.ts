import { eq } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import { beijingDay } from '#contracts/days.ts';
import type { RouteInput } from '#contracts/route.ts';
import { privacyNotices } from '#db/schema/privacy.ts';
import { siteSettings } from '#db/schema/site.ts';
import type { publishPrivacyNotice } from './contract.ts';
import { publishOnPage } from './page.ts';
import { lockDraft } from './write.ts';

/**
 * Publishes the draft: its page shows it, and forms ask for consent to it, from the same moment.
 * @throws AppError NOT_FOUND, CONFLICT, PUBLICATION_BLOCKED
 */
export async function publishNotice(
  site: SiteAddresses,
  id: string,
  { revision }: RouteInput<typeof publishPrivacyNotice>['body'],
  call: StaffWriteCall,
): Promise<void> {
  const { transaction, audit, staff } = call;
  const notice = await lockDraft(transaction, id, revision);
  await publishOnPage(site, notice, call);
  const publishedAt = new Date();
  const inForceOn = beijingDay(publishedAt);
  await transaction
    .update(privacyNotices)
    .set({ publishedAt, inForceOn, publishedBy: staff.id })
    .where(eq(privacyNotices.id, id));
  await transaction.update(siteSettings).set({ privacyVersion: notice.version });
  const changes = changedFields({}, { version: notice.version, inForceOn });
  audit({ action: 'privacy_notice.publish', entityType: 'privacy-notice', entityId: id, changes });
}
