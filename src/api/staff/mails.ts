import { newToken } from '#api/access/tokens.ts';
import { addMail } from '#api/outbox/add-mail.ts';
import type { Locale } from '#contracts/locale.ts';
import type { MessageEvent, MessagePayload } from '#contracts/outbox/templates.ts';
import type { Executor } from '#db/connection.ts';

/** A mail to a member of staff, by the template of its event. */
interface StaffMail<Event extends MessageEvent> {
  event: Event;
  payload: MessagePayload<Event>;
}

/**
 * Adds a mail to a member of staff to the outbox, in the language of the person.
 * @param once what the mail is about, if it is written only once
 */
export async function mailStaff<Event extends MessageEvent>(
  db: Executor,
  { email: recipient, locale }: { email: string; locale: Locale },
  { event, payload }: StaffMail<Event>,
  { once = newToken() }: { once?: string } = {},
): Promise<void> {
  await addMail(db, { event, locale, recipient, once, payload });
}
