import { or } from 'drizzle-orm';
import { expireImports } from '#api/uploads/service.ts';
import type { PersonSource } from '#contracts/enums/privacy.ts';
import type { Executor } from '#db/connection.ts';
import { importChanges } from '#db/schema/imports.ts';
import { idempotencyKeys } from '#db/schema/requests.ts';
import type { PersonContact } from './contact.ts';
import { findRecords } from './find.ts';
import { holdsText } from './person.ts';
import { personRecords } from './sources.ts';

/**
 * Erases all that is stored about a person, but for records that are kept with a reason. Call it in a
 * transaction.
 * @returns how many records of each kind were erased
 */
export async function erasePerson(
  transaction: Executor,
  contact: PersonContact,
): Promise<Partial<Record<PersonSource, number>>> {
  const { person, found } = await findRecords(transaction, contact);
  const erased: Partial<Record<PersonSource, number>> = {};
  for (const { source, erase } of personRecords) {
    const records = found.find((one) => one.source === source)?.records ?? [];
    const ids = records.filter(({ kept }) => kept === null).map(({ id }) => id);
    if (!erase || ids.length === 0) continue;
    await erase(transaction, ids, person);
    erased[source] = ids.length;
  }
  // Copies that imports keep for their undo, and tables that wait for one: these are not searched, all go.
  await transaction
    .delete(importChanges)
    .where(
      or(
        holdsText(importChanges.after, person.texts),
        holdsText(importChanges.before, person.texts),
      ),
    );
  await expireImports(transaction);
  // Answers that are kept for repeated requests.
  await transaction
    .delete(idempotencyKeys)
    .where(
      or(
        holdsText(idempotencyKeys.response, [...person.texts, ...person.names]),
        holdsText(idempotencyKeys.response, person.references),
      ),
    );
  return erased;
}
