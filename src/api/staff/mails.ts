import { newToken } from '#api/access/tokens.ts';
import type { Locale } from '#contracts/locale.ts';
import type { WaitingParty } from '#contracts/sheets/kinds.ts';
import type { Executor } from '#db/connection.ts';
import { outboxMessages } from '#db/schema/outbox.ts';

/** Of a mail with a link, which is made of the ticket when the mail is sent. */
type LinkPayload = {
  name: string;
  /** Id of the ticket. */
  ticket: string;
};

/** Mails to members of staff; their texts are in src/jobs/outbox/describe-staff.ts. */
export type StaffMail =
  | { event: 'staff.invitation'; payload: LinkPayload }
  | { event: 'staff.password_request'; payload: LinkPayload }
  | {
      event: 'booking.assigned';
      /** The reference lets the erasure of the booking find the message. */
      payload: { reference: string; name: string; company: string; by: string; page: string };
    }
  | {
      event: 'sheet.waiting';
      payload: {
        /** All that wait; the mail names the first of them. */
        count: number;
        sheets: { name: string; title: string; waitingOn: WaitingParty | null; days: number }[];
        page: string;
      };
    }
  | { event: 'staff.password_changed'; payload: { name: string; time: string } }
  | {
      event: 'staff.signed_in';
      payload: { name: string; time: string; network: string; device: string };
    };

/**
 * Adds a mail to a member of staff to the outbox.
 * @param once what the mail is about, if it is written only once
 */
export async function mailStaff(
  db: Executor,
  person: { email: string; locale: Locale },
  { event, payload }: StaffMail,
  { once = newToken() }: { once?: string } = {},
): Promise<void> {
  await db
    .insert(outboxMessages)
    .values({
      kind: 'mail',
      recipient: person.email,
      idempotencyKey: `${event}:${once}`,
      event: `${event}.${person.locale}`,
      payload,
    })
    .onConflictDoNothing({ target: outboxMessages.idempotencyKey });
}
