import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { KeyRing } from '#api/access/key-ring.ts';
import { contactTexts, type PersonContact } from '#api/persons/contact.ts';
import { listOf } from '#api/persons/person.ts';
import type { ConsentPurpose } from '#contracts/enums/privacy.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { consents } from '#db/schema/privacy.ts';

/** A consent as a form has taken it. */
export interface GivenConsent {
  purpose: ConsentPurpose;
  contact: PersonContact;
  /** The booking or redemption. */
  recordId: string;
  noticeVersion: string;
  locale: Locale;
  givenAt: Date;
}

/** Keeps a consent, with hashes of the contacts in their place. */
export async function noteConsent(...given: Parameters<typeof insertConsent>): Promise<void> {
  await insertConsent(...given);
}

/** The statement of `noteConsent`, to run together with others. */
export function insertConsent(
  transaction: Executor,
  keys: KeyRing,
  { contact, ...consent }: GivenConsent,
) {
  const { phone, email, wechat } = contact;
  const subjects = [phone, email?.toLowerCase(), wechat?.toLowerCase()].flatMap((one) =>
    one ? [keys.mac('subject', one)] : [],
  );
  return transaction.insert(consents).values({ ...consent, subjects });
}

/** Withdraws all consents of a person that still count; returns how many. */
export async function withdrawConsents(
  transaction: Executor,
  keys: KeyRing,
  contact: PersonContact,
): Promise<number> {
  const { rowCount } = await transaction
    .update(consents)
    .set({ withdrawnAt: sql`now()` })
    .where(and(isOf(keys, contact), isNull(consents.withdrawnAt)));
  return rowCount ?? 0;
}

/** Withdraws the consent that a record rests on, such as a booking that its visitor withdraws. */
export async function withdrawConsentsOf(transaction: Executor, recordId: string): Promise<void> {
  await transaction
    .update(consents)
    .set({ withdrawnAt: sql`now()` })
    .where(and(eq(consents.recordId, recordId), isNull(consents.withdrawnAt)));
}

/** The consents of a person, the newest first; also of records that were erased. */
export function readConsents(db: Executor, keys: KeyRing, contact: PersonContact) {
  return db.select().from(consents).where(isOf(keys, contact)).orderBy(desc(consents.givenAt));
}

/** Hashes under earlier keys count, too. */
const isOf = (keys: KeyRing, contact: PersonContact) =>
  sql`${consents.subjects} && ${listOf(
    contactTexts(contact).flatMap((one) => keys.macs('subject', one.toLowerCase())),
  )}`;
