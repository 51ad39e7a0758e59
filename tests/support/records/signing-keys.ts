import { generateKeyPairSync } from 'node:crypto';
import type { Database } from '#db/connection.ts';
import { signingKeys } from '#db/schema/signing-keys.ts';
import { onlyRow } from './only-row.ts';

/** Adds the public half of a new signing key; returns its id. */
export async function addSigningKey(db: Database): Promise<string> {
  const { publicKey } = generateKeyPairSync('ed25519');
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
  const rows = await db
    .insert(signingKeys)
    .values({ publicKey: raw.toString('base64'), label: '验收' })
    .returning({ id: signingKeys.id });
  return onlyRow(rows).id;
}
