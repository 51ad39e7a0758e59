import { OPEN_IN_BROWSER } from '#contracts/enums/downloads.ts';
import type { ByteRange } from '#files/byte-range.ts';

/** Browsers and CDNs may cache a file this long without revalidation. */
export const DOWNLOAD_CACHE = 'public, max-age=3600';
/** Lifetime of a signed URL in seconds. It limits only the start: running downloads continue. */
export const SIGNED_ADDRESS_SECONDS = 300;

/** A range counts as a download from this size on; smaller ones only test range support. */
const DOWNLOAD_BYTES = 1024 * 1024;

/** Whether a range counts as a download: it includes the beginning and is large enough. */
export function countsAsDownload({ start, end }: ByteRange, size: number): boolean {
  return start === 0 && (end === size - 1 || end >= DOWNLOAD_BYTES - 1);
}

/**
 * WeChat's browser cannot download: its visitors are redirected to a page that explains how to open
 * another browser. Relative to the URL of a file; undefined for all other browsers.
 */
export function wechatGuide(userAgent: string, referrer: string): string | undefined {
  if (!/MicroMessenger/i.test(userAgent)) return undefined;
  const language = /\/en\//.test(referrer) ? 'en/' : '';
  return `../../../${language}support/download#${OPEN_IN_BROWSER}`;
}

/** Content-Disposition of a download; non-ASCII names are also encoded as in RFC 5987. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const header = `attachment; filename="${plain}"`;
  if (plain === name) return header;
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${header}; filename*=UTF-8''${encoded}`;
}
