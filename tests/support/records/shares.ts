import { randomUUID } from 'node:crypto';
import type { Database } from '#db/connection.ts';
import { shareLinks } from '#db/schema/shares.ts';

type LinkRow = typeof shareLinks.$inferInsert;

/** Adds a link that opens a sheet or a scene; returns its token. */
export async function addShareLink(
  db: Database,
  { token = randomUUID(), ...fields }: Omit<LinkRow, 'token'> & { token?: string },
): Promise<string> {
  await db.insert(shareLinks).values({ token, ...fields });
  return token;
}
