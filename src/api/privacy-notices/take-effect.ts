import { and, desc, isNotNull, lte } from 'drizzle-orm';
import { changedFields } from '#api/audit/changes.ts';
import { type Audit, auditedTransaction, type WriteDeps } from '#api/audit/transaction.ts';
import { beijingDay } from '#contracts/days.ts';
import type { Executor } from '#db/connection.ts';
import { privacyNotices as notices } from '#db/schema/privacy.ts';
import { siteSettings } from '#db/schema/site.ts';
import { showOnPage } from './page.ts';

/**
 * Puts the published version in force whose day has come, if it is not in force yet: its page shows
 * it, and forms ask for consent to it, from the same moment. The day begins in Beijing.
 */
export async function takeEffect(transaction: Executor, audit: Audit, now: Date): Promise<void> {
  const [settings] = await transaction
    .select({ version: siteSettings.privacyVersion })
    .from(siteSettings)
    .for('update');
  const due = await dueNotice(transaction, now);
  if (!due || !settings || due.version === settings.version) return;
  await showOnPage(transaction, due);
  await transaction.update(siteSettings).set({ privacyVersion: due.version });
  audit({
    action: 'privacy_notice.take_effect',
    entityType: 'privacy-notice',
    entityId: due.id,
    changes: changedFields({ version: settings.version }, { version: due.version }),
  });
}

/** Looks whether the day of a published version has come. */
export async function runDueNotice(deps: WriteDeps, now = new Date()): Promise<void> {
  const [settings] = await deps.db
    .select({ version: siteSettings.privacyVersion })
    .from(siteSettings);
  const due = await dueNotice(deps.db, now);
  if (!due || due.version === settings?.version) return;
  await auditedTransaction(deps, { actor: 'system', requestId: '' }, (transaction, audit) =>
    takeEffect(transaction, audit, now),
  );
}

/** The version that is to be in force; of two from the same day, the one published later. */
async function dueNotice(db: Executor, now: Date) {
  const [due] = await db
    .select()
    .from(notices)
    .where(and(isNotNull(notices.publishedAt), lte(notices.inForceOn, beijingDay(now))))
    .orderBy(desc(notices.inForceOn), desc(notices.publishedAt))
    .limit(1);
  return due;
}
