import { isIP } from 'node:net';
import { AppError } from '#contracts/errors.ts';

/** The addresses at which browsers reach the site. */
export interface OwnOrigin {
  /** Origin and base path of the site, with a slash at the end. */
  publicUrl: string;
  /**
   * Where the public address is not configured: names of this machine that visitors may use besides
   * its IP addresses and localhost. Absent where it is: then only that address counts.
   */
  localNames?: readonly string[] | undefined;
  /** Further origins that an operator allows, such as an address for staff only. */
  otherOrigins?: readonly string[] | undefined;
}

/**
 * Refuses a write that a page of another site sent. Browsers send `Sec-Fetch-Site` on https and on
 * this machine, and `Origin` with every write.
 * @throws AppError CROSS_SITE
 */
export function requireSameOrigin(headers: Headers, own: OwnOrigin): void {
  const site = headers.get('sec-fetch-site');
  if (site && site !== 'same-origin') throw new AppError('CROSS_SITE');
  if (!isOwnOrigin(headers, own)) throw new AppError('CROSS_SITE');
}

/**
 * True if a request's `Origin` is this site. Without a configured address it must equal `Host`, and
 * the host must be an IP address or a name that no stranger can register: another site can make its
 * own name point to this machine (DNS rebinding), and its `Origin` and `Host` are equal then.
 */
export function isOwnOrigin(
  headers: Headers,
  { publicUrl, localNames, otherOrigins = [] }: OwnOrigin,
): boolean {
  const origin = headers.get('origin') ?? '';
  if (origin === new URL(publicUrl).origin || otherOrigins.includes(origin)) return true;
  if (!localNames || !URL.canParse(origin)) return false;
  const { host, hostname } = new URL(origin);
  return host === headers.get('host')?.toLowerCase() && isLocal(hostname, localNames);
}

function isLocal(hostname: string, localNames: readonly string[]): boolean {
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return true;
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return true;
  return localNames.some((name) => name.toLowerCase() === hostname);
}
