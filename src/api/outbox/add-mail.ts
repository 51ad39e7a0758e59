import type { Locale } from '#contracts/locale.ts';
import type { MessageEvent, MessagePayload } from '#contracts/outbox/templates.ts';
import type { Executor } from '#db/connection.ts';
import { outboxMessages, type StoredAttachment } from '#db/schema/outbox.ts';

/** A file that a mail brings. */
export interface MailAttachment {
  name: string;
  /** Such as `text/calendar; method=PUBLISH`. */
  contentType: string;
  content: string | Buffer;
}

/** A mail by the template of its event. */
export interface Mail<Event extends MessageEvent> {
  event: Event;
  locale: Locale;
  recipient: string;
  /** What it is about: a second mail of the same event about the same is not written. */
  once: string;
  /** The values of the template. A `reference` in it lets the erasure of a booking find the mail. */
  payload: MessagePayload<Event>;
  /** Mails with the same one, such as a booking's reference, make one conversation. */
  thread?: string | undefined;
  /** Together at most `MAX_ATTACHED_BYTES`. */
  attachments?: readonly MailAttachment[];
}

/** Bytes of all attachments of a mail: they lie in the outbox until it is erased. */
export const MAX_ATTACHED_BYTES = 512 * 1024;

/** The key of a mail in the outbox. */
export const mailKey = (event: MessageEvent, once: string) => `mail:${event}:${once}`;

/**
 * Adds a mail to the outbox. Call it in the transaction of what the mail tells of: the mail is sent
 * after the commit, and never without it.
 */
export async function addMail<Event extends MessageEvent>(
  transaction: Executor,
  mail: Mail<Event>,
): Promise<void> {
  await insertMail(transaction, mail);
}

/** The statement of `addMail`, to run together with others. */
export function insertMail<Event extends MessageEvent>(
  transaction: Executor,
  { event, locale, recipient, once, payload, thread, attachments = [] }: Mail<Event>,
) {
  return transaction
    .insert(outboxMessages)
    .values({
      kind: 'mail',
      event,
      locale,
      recipient,
      idempotencyKey: mailKey(event, once),
      payload,
      thread: thread ?? null,
      attachments: stored(attachments),
    })
    .onConflictDoNothing({ target: outboxMessages.idempotencyKey });
}

function stored(attachments: readonly MailAttachment[]): StoredAttachment[] {
  const files = attachments.map(({ content, ...file }) => ({
    ...file,
    bytes: Buffer.from(content),
  }));
  const total = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (total > MAX_ATTACHED_BYTES) throw new Error(`attachments of ${total} bytes are too large`);
  return files.map(({ bytes, ...file }) => ({ ...file, base64: bytes.toString('base64') }));
}
