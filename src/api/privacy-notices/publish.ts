import { eq } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import { checkTexts } from '#api/publishing/checks/check.ts';
import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import { beijingDay } from '#contracts/days.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteInput } from '#contracts/route.ts';
import { privacyNotices } from '#db/schema/privacy.ts';
import type { publishPrivacyNotice } from './contract.ts';
import { messages } from './messages.ts';
import { takeEffect } from './take-effect.ts';
import { lockDraft } from './write.ts';

/**
 * Publishes the draft. It is in force from the day that is given, at once if that is today.
 * @throws AppError NOT_FOUND, CONFLICT, VALIDATION_FAILED for a day that has passed,
 * PUBLICATION_BLOCKED
 */
export async function publishNotice(
  site: SiteAddresses,
  id: string,
  { revision, inForceOn }: RouteInput<typeof publishPrivacyNotice>['body'],
  call: StaffWriteCall,
): Promise<void> {
  const { transaction, audit, staff, locale } = call;
  const publishedAt = new Date();
  if (inForceOn < beijingDay(publishedAt)) {
    throw new AppError('VALIDATION_FAILED', {
      fields: [{ path: 'inForceOn', message: messages.past[locale] }],
    });
  }
  const { version, bodyZhMarkdown, bodyEnMarkdown } = await lockDraft(transaction, id, revision);
  const body = (text: string) => [{ field: 'body', text, form: 'markdown' } as const];
  const findings = await checkTexts(
    transaction,
    site,
    { id, kind: 'article' },
    { zh: body(bodyZhMarkdown), en: body(bodyEnMarkdown) },
  );
  const isBlocked = findings.some(({ severity }) => severity === 'block');
  if (isBlocked || !bodyZhMarkdown || !bodyEnMarkdown) {
    throw new AppError('PUBLICATION_BLOCKED', { data: { findings } });
  }
  await transaction
    .update(privacyNotices)
    .set({ publishedAt, inForceOn, publishedBy: staff.id })
    .where(eq(privacyNotices.id, id));
  const changes = changedFields({}, { version, inForceOn });
  audit({ action: 'privacy_notice.publish', entityType: 'privacy-notice', entityId: id, changes });
  await takeEffect(transaction, audit, publishedAt);
}
