import type { KeptReason, PersonSource } from '#contracts/enums/privacy.ts';
import type { Executor } from '#db/connection.ts';
import type { Person } from './person.ts';

/** A record with data of a person. */
export interface FoundRecord {
  id: string;
  /** What staff call it, such as a reference. */
  title: string;
  at: Date;
  /** Screen of the back office that shows it. */
  page: string | null;
  /** Why its data stay; null if they can be erased. */
  kept: KeptReason | null;
  /** All that it says of the person. */
  values: Readonly<Record<string, unknown>>;
}

/** A kind of record that can be about a person. Domains have one; all are listed in `sources.ts`. */
export interface PersonRecords {
  source: PersonSource;
  find(db: Executor, person: Person): Promise<FoundRecord[]>;
  /** Erases what these records say of the person; absent where all of them are kept. */
  erase?(transaction: Executor, ids: readonly string[], person: Person): Promise<unknown>;
}
