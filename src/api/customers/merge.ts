import { eq, inArray, sql } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { loggedName } from '#api/audit/changes.ts';
import { moveToTrash } from '#api/trash/move.ts';
import { AppError } from '#contracts/errors.ts';
import type { Executor } from '#db/connection.ts';
import { liveRooms } from '#db/schema/live-reports.ts';
import { customers, projects } from '#db/schema/projects.ts';
import { trashedRecords } from '#db/schema/trash.ts';

type Customer = typeof customers.$inferSelect;

/**
 * Merges a customer into another one: everything that points at it moves, what the kept one lacks is
 * taken over, and the merged one goes to the trash.
 * @returns how many projects moved
 * @throws AppError NOT_FOUND, CONFLICT if one of them is gone, VALIDATION_FAILED for one customer
 */
export async function mergeCustomers(
  keptId: string,
  otherId: string,
  call: StaffWriteCall,
): Promise<{ projects: number }> {
  const { transaction, audit } = call;
  if (keptId === otherId) throw new AppError('VALIDATION_FAILED', { messages: sameCustomer });
  const [kept, other] = await lockBoth(transaction, keptId, otherId);
  const moved = await transaction
    .update(projects)
    .set({ customerId: keptId })
    .where(eq(projects.customerId, otherId))
    .returning({ id: projects.id });
  await transaction
    .update(liveRooms)
    .set({ customerId: keptId })
    .where(eq(liveRooms.customerId, otherId));
  // A project in the trash comes back to the customer that is kept.
  await transaction.execute(sql`
    update ${trashedRecords} set record = record || jsonb_build_object('customer_id', ${keptId}::text)
    where kind = 'project' and record ->> 'customer_id' = ${otherId}`);
  await transaction.update(customers).set(supplement(kept, other)).where(eq(customers.id, keptId));
  await moveToTrash({ kind: 'customer', table: customers, id: otherId, name: other.name }, call);
  // The erasure of the kept one finds it.
  await transaction.execute(sql`
    update ${trashedRecords} set record = record || jsonb_build_object('merged_into', ${keptId}::text)
    where id = ${otherId}::uuid`);
  const projectIds = moved.map(({ id }) => id);
  audit({
    action: 'customer.merge',
    entityType: 'customer',
    entityId: keptId,
    changes: {
      merged: [null, loggedName(other.name, other.contactName)],
      projects: [null, projectIds],
    },
  });
  audit({
    action: 'customer.merge',
    entityType: 'customer',
    entityId: otherId,
    changes: {
      mergedInto: [null, loggedName(kept.name, kept.contactName)],
      projects: [projectIds, null],
    },
  });
  return { projects: moved.length };
}

/** Both customers, locked in one order, so that two merges never wait for each other. */
async function lockBoth(
  db: Executor,
  keptId: string,
  otherId: string,
): Promise<[Customer, Customer]> {
  const rows = await db
    .select()
    .from(customers)
    .where(inArray(customers.id, [keptId, otherId]))
    .orderBy(customers.id)
    .for('update');
  const [kept, other] = [keptId, otherId].map((id) => rows.find((row) => row.id === id));
  if (!kept) throw new AppError('NOT_FOUND');
  if (!other) throw new AppError('CONFLICT', { messages: gone });
  return [kept, other];
}

/** What the kept customer takes over of the other one. */
function supplement(kept: Customer, other: Customer): Partial<Customer> {
  const contactOf = ({ contactName, contactPhone, contactEmail, contactWechat }: Customer) =>
    [contactName, contactPhone, contactEmail, contactWechat].filter(Boolean);
  const lacksContact = contactOf(kept).length === 0;
  const { contactName, contactPhone, contactEmail, contactWechat } = other;
  // Two contacts do not become one person: the second stays readable in the note.
  const second = lacksContact
    ? []
    : contactOf(other).filter((one) => !contactOf(kept).includes(one));
  const note = [kept.note, other.note, second.join(' ')].filter(Boolean).join('\n');
  return {
    shortName: kept.shortName ?? other.shortName,
    industryKey: kept.industryKey ?? other.industryKey,
    region: kept.region ?? other.region,
    ownerId: kept.ownerId ?? other.ownerId,
    ...(lacksContact && { contactName, contactPhone, contactEmail, contactWechat }),
    note: note || null,
    // New personal data is erased in its time, too.
    ...(contactOf(other).length > 0 && { erasedAt: null }),
  };
}

const sameCustomer = {
  zh: '不能把客户合并到它自己，请选择另一个客户。',
  en: 'A customer cannot be merged into itself. Choose another one.',
};

const gone = {
  zh: '要合并的客户已经不在了，可能刚被别人合并或删除。请刷新页面。',
  en: 'The customer to merge is gone; somebody may have merged or deleted it. Reload the page.',
};
