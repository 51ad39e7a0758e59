import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Executor } from '#db/connection.ts';
import { signingKeys } from '#db/schema/signing-keys.ts';
import type { KeyRing } from './key-ring.ts';

/** What is signed so that everybody can check it; it is also the label of the keys. */
export type SigningPurpose = 'seal' | 'licence';

/**
 * Publishes the public key of the newest secret key and retires the others, which go on verifying
 * what they signed. The private keys stay in SECRET_KEY. Several processes may do it at once.
 */
export async function publishSigningKeys(
  db: Executor,
  keys: KeyRing,
  purpose: SigningPurpose,
): Promise<void> {
  const [newest = ''] = keys.publicKeys(purpose);
  await db
    .insert(signingKeys)
    .values(keys.publicKeys(purpose).map((publicKey) => ({ publicKey, label: purpose })))
    .onConflictDoNothing({ target: signingKeys.publicKey });
  await db
    .update(signingKeys)
    .set({ retiredAt: new Date() })
    .where(
      and(
        eq(signingKeys.label, purpose),
        ne(signingKeys.publicKey, newest),
        isNull(signingKeys.retiredAt),
      ),
    );
  await db.update(signingKeys).set({ retiredAt: null }).where(eq(signingKeys.publicKey, newest));
}

/** The key that signs now. @throws Error if no start has published it */
export async function currentSigningKey(
  db: Executor,
  keys: KeyRing,
  purpose: SigningPurpose,
): Promise<{ id: string; publicKey: string }> {
  const [publicKey = ''] = keys.publicKeys(purpose);
  const [key] = await db
    .select({ id: signingKeys.id, publicKey: signingKeys.publicKey })
    .from(signingKeys)
    .where(eq(signingKeys.publicKey, publicKey));
  if (!key) throw new Error(`the key of a ${purpose} is not published: start the site once`);
  return key;
}

/** All keys that ever signed something for this purpose. */
export async function readPublicKeys(db: Executor, purpose: SigningPurpose): Promise<string[]> {
  const rows = await db
    .select({ publicKey: signingKeys.publicKey })
    .from(signingKeys)
    .where(eq(signingKeys.label, purpose));
  return rows.map(({ publicKey }) => publicKey);
}
