import { isSignedBy } from '../ed25519.ts';
import { canonicalJson } from './canonical.ts';
import { sha256 } from './hash.ts';

/** A sealed record with all that is needed to check it, by anybody and without the site. */
export interface Seal {
  /** The record as canonical JSON: exactly the text that was hashed and signed. */
  record: string;
  /** SHA-256 of the record. */
  contentHash: string;
  /** Ed25519 signature of the record, in base64. */
  signature: string;
  /** Ed25519 public key, 32 bytes in base64. */
  publicKey: string;
}

/** What a check of a seal found. */
export interface SealCheck {
  /** Whether the record is canonical JSON with the seal's hash. */
  isHashRight: boolean;
  /** Whether the key has signed the record; undefined where this browser lacks Ed25519. */
  isSignatureRight: boolean | undefined;
}

/** Checks a seal by WebCrypto, in a browser as in the server. */
export async function checkSeal({
  record,
  contentHash,
  signature,
  publicKey,
}: Seal): Promise<SealCheck> {
  const bytes = new TextEncoder().encode(record);
  const isHashRight = isCanonical(record) && (await sha256(bytes)) === contentHash;
  return { isHashRight, isSignatureRight: await isSignedBy(bytes, signature, publicKey) };
}

function isCanonical(record: string): boolean {
  try {
    return canonicalJson(JSON.parse(record)) === record;
  } catch {
    return false;
  }
}
