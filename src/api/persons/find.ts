import type { PersonSource } from '#contracts/enums/privacy.ts';
import type { Executor } from '#db/connection.ts';
import type { PersonContact } from './contact.ts';
import { findPerson, type Person } from './person.ts';
import type { FoundRecord } from './source.ts';
import { personRecords } from './sources.ts';

/** The records of a person of one kind. */
export interface FoundSource {
  source: PersonSource;
  records: FoundRecord[];
}

/** All that is stored about a person, by kind of record; kinds without a record are left out. */
export async function findRecords(
  db: Executor,
  contact: PersonContact,
): Promise<{ person: Person; found: FoundSource[] }> {
  const person = await findPerson(db, contact);
  const found: FoundSource[] = [];
  for (const { source, find } of personRecords) {
    const records = await find(db, person);
    if (records.length > 0) found.push({ source, records });
  }
  return { person, found };
}
