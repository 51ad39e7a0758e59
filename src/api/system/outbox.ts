import { and, count, desc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { StaffCall, StaffWriteCall } from '#api/access/staff-registry.ts';
import { canRetry } from '#api/outbox/resend.ts';
import { mailStaff } from '#api/staff/mails.ts';
import type { RouteAnswer } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import type { readSystem } from './contract.ts';

type System = RouteAnswer<typeof readSystem>;

/** Messages that are shown. */
const SHOWN = 30;
const MAIL_TEST = 'system.mail_test';

/** Numbers of messages by state, and those that could not be delivered. */
export async function readOutbox(db: Executor): Promise<System['outbox']> {
  const counts = await db
    .select({ status: outboxMessages.status, count: count() })
    .from(outboxMessages)
    .groupBy(outboxMessages.status);
  const rows = await db
    .select()
    .from(outboxMessages)
    .where(
      or(
        eq(outboxMessages.status, 'failed'),
        and(
          inArray(outboxMessages.status, ['pending', 'sending']),
          isNotNull(outboxMessages.lastError),
        ),
      ),
    )
    .orderBy(desc(outboxMessages.createdAt))
    .limit(SHOWN);
  return {
    counts: Object.fromEntries(counts.map((row) => [row.status, row.count])),
    problems: rows.map((message) => ({ ...message, canRetry: canRetry(message) })),
  };
}

/** Adds a test mail to the signed-in person to the outbox. */
export async function addTestMail({ transaction, staff, audit }: StaffWriteCall): Promise<void> {
  await mailStaff(transaction, staff, {
    event: MAIL_TEST,
    payload: { time: new Date().toISOString() },
  });
  audit({ action: 'system.mail_test', entityType: 'system', entityId: null });
}

/** The last test mail to this person. */
export async function readMailTest(
  db: Executor,
  { staff }: StaffCall,
): Promise<System['mailTest']> {
  const [mail] = await db
    .select()
    .from(outboxMessages)
    .where(and(eq(outboxMessages.recipient, staff.email), eq(outboxMessages.event, MAIL_TEST)))
    .orderBy(desc(outboxMessages.createdAt))
    .limit(1);
  return mail ?? null;
}
