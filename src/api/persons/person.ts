import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '#db/connection.ts';
import { bookings } from '#db/schema/bookings.ts';
import { customers, projects } from '#db/schema/projects.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { workOrders } from '#db/schema/work-orders.ts';
import { contactTexts, type PersonContact, wechatsOf } from './contact.ts';

/** A person as the records tell of it: what was found by the contacts, and where names are looked for. */
export interface Person {
  contact: PersonContact;
  /** Texts that are a contact. */
  texts: string[];
  /** Names that stand beside the contacts; they count in records of the person's projects alone. */
  names: string[];
  bookingIds: string[];
  /** References of the bookings. */
  references: string[];
  customerIds: string[];
  /** Sheets of the person's projects, with their numbers. */
  sheets: { id: string; number: string; isBusy: boolean }[];
}

/** Columns of a table with contacts. */
interface ContactColumns {
  phone: AnyPgColumn;
  email?: AnyPgColumn;
  wechat?: AnyPgColumn;
}

/** Whether a row has one of the contacts. */
export function hasContact(columns: ContactColumns, contact: PersonContact): SQL {
  const { phone, email } = contact;
  const tests = [
    phone && sql`${columns.phone} = ${phone}`,
    email && columns.email && sql`lower(${columns.email}) = ${email}`,
    columns.wechat && sql`lower(${columns.wechat}) = any(${listOf(wechatsOf(contact))})`,
  ].filter((test) => test instanceof Object);
  return tests.length > 0 ? sql`(${sql.join(tests, sql` or `)})` : sql`false`;
}

/** A list of texts as a value of a statement. */
export const listOf = (texts: readonly string[]): SQL =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;

/** Whether a value within a JSON column is one of these texts. */
export const holdsText = (column: AnyPgColumn, texts: readonly string[]): SQL =>
  sql`jsonb_path_exists(${column}, '$.** ? (@ == $texts[*])', ${JSON.stringify({ texts })}::jsonb)`;

/** Whether a project still needs the contacts of its customer. */
export const isBusy = sql<boolean>`(${projects.stage} not in ('live', 'closed', 'cancelled'))`;

/** Looks a person up by its contacts. */
export async function findPerson(db: Executor, contact: PersonContact): Promise<Person> {
  const booked = await db
    .select({ id: bookings.id, name: bookings.name, reference: bookings.reference })
    .from(bookings)
    .where(hasContact(bookings, contact));
  const known = await db
    .select({ id: customers.id, name: customers.contactName })
    .from(customers)
    .where(
      hasContact(
        {
          phone: customers.contactPhone,
          email: customers.contactEmail,
          wechat: customers.contactWechat,
        },
        contact,
      ),
    );
  const ordered = await db
    .select({ id: workOrders.id, name: workOrders.contactName })
    .from(workOrders)
    .where(hasContact({ phone: workOrders.contactPhone }, contact));
  const bookingIds = booked.map(({ id }) => id);
  const customerIds = known.map(({ id }) => id);
  const names = [...booked, ...known, ...ordered].flatMap(({ name }) =>
    name?.trim() ? [name.trim()] : [],
  );
  const ofProjects = await db
    .select({
      id: sheets.id,
      number: sheets.number,
      isBusy: sql<boolean>`coalesce(${isBusy}, ${sheets.stage} <> 'closed')`,
    })
    .from(sheets)
    .leftJoin(projects, sql`${projects.id} = ${sheets.projectId}`)
    .where(
      sql`${projects.bookingId}::text = any(${listOf(bookingIds)})
        or ${projects.customerId}::text = any(${listOf(customerIds)})
        or ${sheets.id}::text = any(${listOf(ordered.map(({ id }) => id))})`,
    );
  return {
    contact,
    texts: contactTexts(contact),
    names: [...new Set(names)],
    bookingIds,
    references: booked.map(({ reference }) => reference),
    customerIds,
    sheets: ofProjects,
  };
}
