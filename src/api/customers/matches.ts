import { and, asc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type MatchReason, matchReasons } from '#contracts/enums/customers.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { customers, projects } from '#db/schema/projects.ts';
import { comparableContacts } from './contacts.ts';
import type { matchCustomers } from './contract.ts';

/** Customers that are shown. */
const SHOWN = 10;

const sameText = (column: AnyPgColumn, text: string) => sql`lower(${column}) = lower(${text})`;

/** Customers with the same contact or name, as they are shown before another one is made. */
export async function findMatches(
  db: Executor,
  { name, except, ...contacts }: RouteInput<typeof matchCustomers>['body'],
): Promise<RouteData<typeof matchCustomers>> {
  const { contactPhone, contactEmail, contactWechat } = comparableContacts(contacts);
  const conditions: Partial<Record<MatchReason, SQL>> = {
    ...(contactPhone && { contactPhone: eq(customers.contactPhone, contactPhone) }),
    ...(contactEmail && { contactEmail: sameText(customers.contactEmail, contactEmail) }),
    ...(contactWechat && { contactWechat: sameText(customers.contactWechat, contactWechat) }),
    ...(name && { name: or(sameText(customers.name, name), sameText(customers.shortName, name)) }),
  };
  const asked = matchReasons.flatMap((reason) => {
    const condition = conditions[reason];
    return condition ? [{ reason, condition }] : [];
  });
  if (asked.length === 0) return { items: [] };
  const found = asked.map(
    ({ reason, condition }) => sql`case when ${condition} then ${reason}::text end`,
  );
  const rows = await db
    .select({
      id: customers.id,
      name: customers.name,
      region: sql<string>`coalesce(${customers.region}, '')`,
      contactName: sql<string>`coalesce(${customers.contactName}, '')`,
      projects: sql<number>`(
        select count(*)::integer from ${projects} p where p.customer_id = ${customers}.id)`,
      reasons: sql<MatchReason[]>`array_remove(array[${sql.join(found, sql`, `)}], null)`,
    })
    .from(customers)
    .where(
      and(
        or(...asked.map(({ condition }) => condition)),
        except ? ne(customers.id, except) : undefined,
      ),
    )
    .orderBy(asc(customers.id))
    .limit(SHOWN);
  return { items: rows };
}
