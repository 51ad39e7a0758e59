import type { KeyRing } from '#api/access/key-ring.ts';

/** What is stored of a code: enough to know it again, and the last symbols for staff. */
export interface StoredCode {
  codeMac: string;
  keyId: string;
  last4: string;
}

/** @param symbols a whole code, as `readCode` gives it */
export function storedCode(keys: Pick<KeyRing, 'mac' | 'newestId'>, symbols: string): StoredCode {
  return {
    codeMac: keys.mac('code', symbols),
    keyId: keys.newestId('code'),
    last4: symbols.slice(-4),
  };
}

/** What a code may be stored as: SECRET_KEY may have been changed since. */
export function codeMacs(keys: Pick<KeyRing, 'macs'>, symbols: string): string[] {
  return keys.macs('code', symbols);
}
