import { AppError } from '#contracts/errors.ts';
import { inputProblems } from '#contracts/redemptions/rules.ts';
import type { Executor } from '#db/connection.ts';
import { siteSettings } from '#db/schema/site.ts';
import { type HolderContact, readHolderContact } from './contact.ts';
import type { RedemptionInput } from './contract.ts';

/** The contact of an attempt that is filled in rightly. @throws AppError VALIDATION_FAILED */
export async function checkInput(db: Executor, input: RedemptionInput): Promise<HolderContact> {
  const [settings] = await db
    .select({ privacyVersion: siteSettings.privacyVersion })
    .from(siteSettings);
  const contact = readHolderContact(input.contact);
  const fields = inputProblems(input, {
    isContact: contact !== undefined,
    privacyVersion: settings?.privacyVersion ?? '',
  });
  if (fields.length > 0 || !contact) throw new AppError('VALIDATION_FAILED', { fields });
  return contact;
}
