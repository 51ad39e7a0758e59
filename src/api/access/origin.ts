import { AppError } from '#contracts/errors.ts';

/**
 * Refuses a write that a page of another site sent. Browsers send `Sec-Fetch-Site` on https and on
 * this machine, and `Origin` with every write.
 * @throws AppError CROSS_SITE
 */
export function requireSameOrigin(headers: Headers, publicUrl: string): void {
  const site = headers.get('sec-fetch-site');
  if (site && site !== 'same-origin') throw new AppError('CROSS_SITE');
  const origin = headers.get('origin') ?? '';
  const host = URL.canParse(origin) ? new URL(origin).host : undefined;
  if (host === undefined || (host !== new URL(publicUrl).host && host !== headers.get('host'))) {
    throw new AppError('CROSS_SITE');
  }
}
