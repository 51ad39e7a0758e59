import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { type KeyRing, UnknownKeyError } from '#api/access/key-ring.ts';
import { hashToken } from '#api/access/tokens.ts';
import type { Executor } from '#db/connection.ts';
import { staffTickets } from '#db/schema/staff.ts';

/** Who makes links, and to where. */
export interface Links {
  keys: KeyRing;
  /** Origin and base path of the site, with a slash at the end. */
  publicUrl: string;
}

/**
 * The secret of a ticket that a mail carries. It is made from the ticket's id by the key ring, again
 * for each mail, so that neither the database nor a backup ever has it.
 */
export function linkToken({ keys }: Pick<Links, 'keys'>, ticketId: string): string {
  return keys.mac('link', ticketId);
}

/** The page that sets a password. The secret is in the fragment, which browsers do not send. */
export function newPasswordLink({ publicUrl }: Links, token: string): string {
  return `${publicUrl}admin/new-password#${token}`;
}

/**
 * The link of a ticket; undefined if the ticket does not count any more.
 * @throws UnknownKeyError if it was made with a key that is gone
 */
export async function readLink(
  db: Executor,
  links: Links,
  ticketId: string,
): Promise<string | undefined> {
  const [ticket] = await db
    .select({ tokenHash: staffTickets.tokenHash })
    .from(staffTickets)
    .where(
      and(
        eq(staffTickets.id, ticketId),
        isNull(staffTickets.usedAt),
        gt(staffTickets.expiresAt, sql`now()`),
      ),
    );
  if (!ticket) return undefined;
  const token = links.keys
    .macs('link', ticketId)
    .find((made) => hashToken(made) === ticket.tokenHash);
  if (token === undefined) throw new UnknownKeyError('of an invitation or a new password');
  return newPasswordLink(links, token);
}
