import type { ByteRange } from '#files/byte-range.ts';

/** Browsers and CDNs may keep a file this long without asking again. */
export const DOWNLOAD_CACHE = 'public, max-age=3600';
/** A signed address must be followed at once; downloads that have begun go on. */
export const SIGNED_ADDRESS_SECONDS = 300;

/** From this many bytes on a part counts as a download; a smaller one only tests for ranges. */
const DOWNLOAD_BYTES = 1024 * 1024;

/** Whether sending these bytes of a file counts as a download: its beginning, and enough of it. */
export function countsAsDownload({ start, end }: ByteRange, size: number): boolean {
  return start === 0 && (end === size - 1 || end >= DOWNLOAD_BYTES - 1);
}

/**
 * WeChat's browser starts no download: its visitors get the page that explains how to open another
 * browser. Relative to the address of a file; undefined for all other browsers.
 */
export function wechatGuide(userAgent: string, referrer: string): string | undefined {
  if (!/MicroMessenger/i.test(userAgent)) return undefined;
  const language = /\/en\//.test(referrer) ? 'en/' : '';
  return `../../../${language}support/download#open-in-browser`;
}

/** Content-Disposition of a download; other names than plain ASCII also as RFC 5987 has it. */
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
