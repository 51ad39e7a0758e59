import type { Database } from '#db/connection.ts';
import { customers, projects } from '#db/schema/projects.ts';
import { onlyRow } from './only-row.ts';

type CustomerRow = typeof customers.$inferInsert;
type ProjectRow = typeof projects.$inferInsert;

/** Adds a customer; returns its id. */
export async function addCustomer(
  db: Database,
  fields: Partial<CustomerRow> = {},
): Promise<string> {
  const rows = await db
    .insert(customers)
    .values({ name: '客户', ...fields })
    .returning({ id: customers.id });
  return onlyRow(rows).id;
}

/** Adds a project, by default of a customer of its own; returns its id. */
export async function addProject(
  db: Database,
  fields: Pick<ProjectRow, 'number'> & Partial<ProjectRow>,
): Promise<string> {
  const rows = await db
    .insert(projects)
    .values({
      name: '项目',
      customerId: fields.customerId ?? (await addCustomer(db)),
      ...fields,
    })
    .returning({ id: projects.id });
  return onlyRow(rows).id;
}
