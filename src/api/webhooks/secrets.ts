import { randomBytes } from 'node:crypto';
import type { KeyRing } from '#api/access/key-ring.ts';

/** The encrypted columns of a webhook. */
interface Stored {
  id: string;
  address: string;
  secret: string | null;
}

const contextOf = (id: string, column: 'address' | 'secret') => `webhook ${column} ${id}`;

/** Encrypts the given columns of a webhook; they can only be read as those of the same webhook. */
export function encryptColumns<Given extends { address?: string; secret?: string | null }>(
  keys: KeyRing,
  id: string,
  { address, secret }: Given,
) {
  const encrypt = (column: 'address' | 'secret', text: string) =>
    keys.encrypt('webhook', text, contextOf(id, column));
  return {
    ...(address !== undefined && { address: encrypt('address', address) }),
    ...(secret !== undefined && { secret: secret && encrypt('secret', secret) }),
  };
}

/** The address and secret of a webhook. @throws UnknownKeyError if the key is gone */
export function decryptColumns(keys: KeyRing, { id, address, secret }: Stored) {
  const decrypt = (column: 'address' | 'secret', text: string) =>
    keys.decrypt('webhook', text, contextOf(id, column));
  return { address: decrypt('address', address), secret: secret && decrypt('secret', secret) };
}

/** A new secret in the form of Standard Webhooks. */
export const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;
