import type { KeyRing } from '#api/access/key-ring.ts';
import { currentSigningKey, publishSigningKeys } from '#api/access/signing-keys.ts';
import type { Executor } from '#db/connection.ts';

/** Publishes the public keys of seals; see `publishSigningKeys`. */
export function publishSealKeys(db: Executor, keys: KeyRing): Promise<void> {
  return publishSigningKeys(db, keys, 'seal');
}

/** The key that seals now. @throws Error if no start has published it */
export function currentSealKey(db: Executor, keys: KeyRing) {
  return currentSigningKey(db, keys, 'seal');
}
