import { isSignedBy } from '../ed25519.ts';
import type { LicenceFile, LicenceRecord } from './licence.ts';

/** No licence file is larger. */
export const MAX_LICENCE_BYTES = 16 * 1024;

/** What a licence file is. */
export type LicenceVerdict =
  /** Signed by this site, and still running. */
  | 'valid'
  /** Signed by this site, but over. */
  | 'expired'
  /** Its text was changed after it was signed. */
  | 'changed'
  /** Signed by somebody else. */
  | 'foreign'
  /** No licence file at all. */
  | 'unreadable';

export interface LicenceCheck {
  verdict: LicenceVerdict;
  /** What it says; null if that is not to be trusted. */
  record: LicenceRecord | null;
  /** Who checked the signature: this browser, or the site where the browser cannot. */
  checkedBy: 'browser' | 'site';
}

/** What a check needs. */
export interface LicenceCheckContext {
  /** The keys that the site signs with, or once did. */
  publicKeys: readonly string[];
  now: Date;
  /** Asks the site, for browsers without Ed25519. */
  askSite(file: LicenceFile): Promise<boolean>;
}

/** Checks a licence file where it is; only a browser that cannot do so asks the site. */
export async function checkLicence(
  text: string,
  { publicKeys, now, askSite }: LicenceCheckContext,
): Promise<LicenceCheck> {
  const read = readLicence(text);
  if (!read) return { verdict: 'unreadable', record: null, checkedBy: 'browser' };
  const { file, record } = read;
  if (!publicKeys.includes(file.publicKey)) {
    return { verdict: 'foreign', record: null, checkedBy: 'browser' };
  }
  const bytes = new TextEncoder().encode(file.record);
  // Pages without https have no WebCrypto; a signature that is no Base64 is no signature.
  const own = await isSignedBy(bytes, file.signature, file.publicKey).catch(() => undefined);
  const checkedBy = own === undefined ? 'site' : 'browser';
  if (!(own ?? (await askSite(file)))) return { verdict: 'changed', record: null, checkedBy };
  const isOver = Date.parse(record.expiresAt) <= now.getTime();
  return { verdict: isOver ? 'expired' : 'valid', record, checkedBy };
}

/** The parts of a file; undefined if it is none. */
function readLicence(text: string): { file: LicenceFile; record: LicenceRecord } | undefined {
  const file = parsed(text);
  const { record: inner, signature, publicKey } = file;
  const isFile = [inner, signature, publicKey].every((part) => typeof part === 'string');
  if (!isFile) return undefined;
  const record = parsed(String(inner));
  if (!String(record.format).startsWith('mujing-licence-')) return undefined;
  return {
    file: { record: String(inner), signature: String(signature), publicKey: String(publicKey) },
    record: record as unknown as LicenceRecord,
  };
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
