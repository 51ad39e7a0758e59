import { AppError } from '#contracts/errors.ts';
import { inputProblems } from '#contracts/redemptions/rules.ts';
import { type HolderContact, readHolderContact } from './contact.ts';
import type { RedemptionInput } from './contract.ts';

/** The contact of an attempt that is filled in rightly. @throws AppError VALIDATION_FAILED */
export function checkInput(input: RedemptionInput, privacyVersion: string): HolderContact {
  const contact = readHolderContact(input.contact);
  const fields = inputProblems(input, { isContact: contact !== undefined, privacyVersion });
  if (fields.length > 0 || !contact) throw new AppError('VALIDATION_FAILED', { fields });
  return contact;
}
