import { and, eq, isNull, ne } from 'drizzle-orm';
import type { KeyRing } from '#api/access/key-ring.ts';
import type { Executor } from '#db/connection.ts';
import { signingKeys } from '#db/schema/signing-keys.ts';

/**
 * Publishes the public key of the newest secret key and retires the others, which go on verifying
 * what they signed. The private keys stay in SECRET_KEY. Several processes may do it at once.
 */
export async function publishSealKeys(db: Executor, keys: KeyRing): Promise<void> {
  const [newest = ''] = keys.publicKeys('seal');
  await db
    .insert(signingKeys)
    .values(keys.publicKeys('seal').map((publicKey) => ({ publicKey, label: 'seal' })))
    .onConflictDoNothing({ target: signingKeys.publicKey });
  await db
    .update(signingKeys)
    .set({ retiredAt: new Date() })
    .where(and(ne(signingKeys.publicKey, newest), isNull(signingKeys.retiredAt)));
  await db.update(signingKeys).set({ retiredAt: null }).where(eq(signingKeys.publicKey, newest));
}

/** The key that signs now. @throws Error if no start has published it */
export async function currentSealKey(
  db: Executor,
  keys: KeyRing,
): Promise<{ id: string; publicKey: string }> {
  const [publicKey = ''] = keys.publicKeys('seal');
  const [key] = await db
    .select({ id: signingKeys.id, publicKey: signingKeys.publicKey })
    .from(signingKeys)
    .where(eq(signingKeys.publicKey, publicKey));
  if (!key) throw new Error('the key that seals is not published: start the site once');
  return key;
}
