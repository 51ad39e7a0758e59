import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Reference } from '#api/records/definition.ts';
import { staffUsers } from '#db/schema/staff.ts';

/** The name of the member of staff in a column of another table. */
export const staffNameOf = (column: AnyPgColumn): SQL<string | null> =>
  // With its table: of one table alone, columns are written without.
  sql<string | null>`(
    select s.name from ${staffUsers} s
    where s.id = ${column.table}.${sql.identifier(column.name)})`;

/** A field with a member of staff: only active people can be named. */
export const staffReference = (shownAs: string): Reference => ({
  shownAs,
  async find(db, name) {
    const people = await db
      .select({ id: staffUsers.id })
      .from(staffUsers)
      .where(and(eq(staffUsers.name, name), isNull(staffUsers.deactivatedAt)))
      .limit(2);
    return people.map(({ id }) => id);
  },
});
