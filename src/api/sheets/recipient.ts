import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#db/connection.ts';
import { siteSettings } from '#db/schema/site.ts';
import { staffUsers } from '#db/schema/staff.ts';

/**
 * Whom mails about a sheet go to: its owner, if that person still works here, else the office. Null
 * if the site has no address.
 */
export async function recipientFor(db: Executor, ownerId: string | null): Promise<string | null> {
  const [owner] = ownerId
    ? await db
        .select({ email: staffUsers.email })
        .from(staffUsers)
        .where(and(eq(staffUsers.id, ownerId), isNull(staffUsers.deactivatedAt)))
    : [];
  if (owner) return owner.email;
  const [settings] = await db.select({ email: siteSettings.email }).from(siteSettings);
  return settings?.email || null;
}
