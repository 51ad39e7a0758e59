import { and, eq, isNull } from 'drizzle-orm';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { siteSettings } from '#db/schema/site.ts';
import { staffUsers } from '#db/schema/staff.ts';

/** Who gets a mail, and in which language. */
interface Reader {
  recipient: string;
  locale: Locale;
}

/**
 * Whom mails about a sheet go to: its owner, if that person still works here, else the office. Null
 * if the site has no address.
 */
export async function recipientFor(db: Executor, ownerId: string | null): Promise<Reader | null> {
  const [owner] = ownerId
    ? await db
        .select({ recipient: staffUsers.email, locale: staffUsers.locale })
        .from(staffUsers)
        .where(and(eq(staffUsers.id, ownerId), isNull(staffUsers.deactivatedAt)))
    : [];
  if (owner) return owner;
  const [settings] = await db.select({ email: siteSettings.email }).from(siteSettings);
  return settings?.email ? { recipient: settings.email, locale: 'zh' } : null;
}
