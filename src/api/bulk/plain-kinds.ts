import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { RecordWriter } from '#api/access/staff-registry.ts';
import { filtersOf as factFilters } from '#api/facts/list.ts';
import { removeFact } from '#api/facts/record.ts';
import { factQuery } from '#api/facts/staff-contract.ts';
import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import { redirectQuery } from '#api/redirects/contract.ts';
import { filtersOf as redirectFilters } from '#api/redirects/list.ts';
import { removeRedirect, switchRedirect } from '#api/redirects/write.ts';
import { riskyWordQuery } from '#api/risky-words/contract.ts';
import { filtersOf as wordFilters } from '#api/risky-words/list.ts';
import { changeRiskyWord, removeRiskyWord } from '#api/risky-words/service.ts';
import type { BulkPlainKind } from '#contracts/enums/bulk.ts';
import { riskSeverities } from '#contracts/enums/risky-words.ts';
import type { Executor } from '#db/connection.ts';
import { facts } from '#db/schema/facts.ts';
import { riskyWords } from '#db/schema/risky-words.ts';
import { redirectHits, redirects } from '#db/schema/site.ts';
import type { PlainFilter, PlainInstruction } from './contract.ts';

export type SetPlainField = Extract<PlainInstruction, { action: 'set' }>;
type Values = Partial<Record<SetPlainField['field'], unknown>>;

/** How many records of a kind are chosen and changed. */
interface PlainKind {
  /** The values that a field may be set to on many records. */
  fields: Partial<Record<SetPlainField['field'], z.ZodType>>;
  /** The records of a filter, the first `limit`. @throws ZodError if the list has no such filter */
  select(db: Executor, filter: PlainFilter, limit: number): Promise<{ id: string }[]>;
  names(db: Executor, ids: string[]): Promise<{ id: string; name: string }[]>;
  /** Locks a record and reads its fields; undefined if there is no such record. */
  lock(db: Executor, id: string): Promise<Values | undefined>;
  /** @throws AppError as for a single record */
  set?(writer: RecordWriter, site: SiteAddresses, id: string, values: Values): Promise<void>;
  /** @throws AppError as for a single record */
  remove(id: string, writer: RecordWriter): Promise<void>;
}

const isActive = z.boolean();
const settableWord = z.object({ active: isActive, severity: z.enum(riskSeverities) }).partial();

export const plainKinds: Readonly<Record<BulkPlainKind, PlainKind>> = {
  fact: {
    fields: {},
    select(db, filter, limit) {
      const where = factFilters(factQuery.parse(filter));
      return db.select({ id: facts.id }).from(facts).where(where).orderBy(facts.id).limit(limit);
    },
    names: (db, ids) =>
      db.select({ id: facts.id, name: facts.key }).from(facts).where(inArray(facts.id, ids)),
    async lock(db, id) {
      const [row] = await db.select().from(facts).where(eq(facts.id, id)).for('update');
      return row && {};
    },
    remove: removeFact,
  },
  'risky-word': {
    fields: settableWord.shape,
    select(db, filter, limit) {
      const { id } = riskyWords;
      const where = wordFilters(riskyWordQuery.parse(filter));
      return db.select({ id }).from(riskyWords).where(where).orderBy(id).limit(limit);
    },
    names(db, ids) {
      const { id, word } = riskyWords;
      return db.select({ id, name: word }).from(riskyWords).where(inArray(id, ids));
    },
    async lock(db, id) {
      const { active, severity } = riskyWords;
      const rows = db.select({ active, severity }).from(riskyWords).where(eq(riskyWords.id, id));
      return (await rows.for('update'))[0];
    },
    set: (writer, _, id, values) => changeRiskyWord(id, settableWord.parse(values), writer),
    remove: removeRiskyWord,
  },
  redirect: {
    fields: { active: isActive },
    select(db, filter, limit) {
      const { id } = redirects;
      return db
        .select({ id })
        .from(redirects)
        .leftJoin(redirectHits, eq(redirectHits.redirectId, id))
        .where(and(...redirectFilters(redirectQuery.parse(filter))))
        .orderBy(id)
        .limit(limit);
    },
    names(db, ids) {
      const { id, fromPath } = redirects;
      return db.select({ id, name: fromPath }).from(redirects).where(inArray(id, ids));
    },
    async lock(db, id) {
      const { active } = redirects;
      const rows = db.select({ active }).from(redirects).where(eq(redirects.id, id));
      return (await rows.for('update'))[0];
    },
    set: (writer, site, id, { active }) => switchRedirect(id, active === true, site, writer),
    remove: removeRedirect,
  },
};
