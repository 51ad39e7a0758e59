import { writeMessage } from '#api/outbox/message-text.ts';
import { readLink } from '#api/staff/links.ts';
import type { Database } from '#db/connection.ts';
import type { outboxMessages } from '#db/schema/outbox.ts';
import { siteSettings } from '#db/schema/site.ts';
import type { JobSettings } from '../job.ts';
import { sendMail } from './mail.ts';

type MessageRow = typeof outboxMessages.$inferSelect;

/** The link of a mail was used, replaced or made void before the mail was sent. */
export class LinkVoidError extends Error {
  override name = 'LinkVoidError';
}

/** Sends a mail of the outbox. @throws LinkVoidError, and if the mail server refuses it */
export async function deliverMail(
  db: Database,
  settings: JobSettings,
  message: MessageRow,
): Promise<void> {
  const [site] = await db
    .select({
      zh: siteSettings.brandZh,
      en: siteSettings.brandEn,
      address: siteSettings.email,
    })
    .from(siteSettings);
  if (!site?.address) throw new Error('the site settings have no email address to send from');
  const { id, event, thread, attachments } = message;
  const locale = message.locale ?? 'zh';
  const payload = await withLink(db, settings, message.payload);
  await sendMail(
    { url: settings.smtpUrl ?? '', timeoutMs: settings.deliveryTimeoutMs },
    {
      id,
      recipient: message.recipient ?? '',
      from: { name: site[locale], address: site.address },
      locale,
      text: await writeMessage(db, event, payload, locale),
      thread,
      attachments,
    },
  );
}

/**
 * The payload with the link of its ticket, which is not stored: it lets its reader choose somebody's
 * password.
 */
async function withLink(
  db: Database,
  { keys, staffUrl }: JobSettings,
  { ticket, ...payload }: MessageRow['payload'],
): Promise<MessageRow['payload']> {
  if (typeof ticket !== 'string') return payload;
  if (!keys || !staffUrl) throw new Error('there are no keys to make the link');
  const link = await readLink(db, { keys, publicUrl: staffUrl }, ticket);
  if (link === undefined) throw new LinkVoidError();
  return { ...payload, link };
}
