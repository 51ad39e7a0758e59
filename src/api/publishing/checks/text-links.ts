import { isLinkable, schemeOf } from '#content/markdown/schemes.ts';
import type { Locale } from '#contracts/locale.ts';
import { decoded } from '../addresses.ts';
import { messages } from './messages.ts';

/** Why a link in a text cannot work, whatever pages there are; undefined if it may. */
export function problemOfTextLink(
  url: string,
  anchors: readonly string[],
): Record<Locale, string> | undefined {
  if (url === '') return messages.linkEmpty;
  if (url.startsWith('#')) {
    return isAnchor(url.slice(1), anchors) ? undefined : messages.anchorDead(url);
  }
  const scheme = schemeOf(url);
  if (scheme) {
    if (!isLinkable(url)) return messages.linkScheme(scheme);
    return /^https?$/.test(scheme) && !hasHost(url) ? messages.linkBroken(url) : undefined;
  }
  if (url.startsWith('//')) return hasHost(`https:${url}`) ? undefined : messages.linkBroken(url);
  return url.startsWith('/') ? undefined : messages.linkRelative(url, wholeAddress(url));
}

/** The top of the text, or one of its headings. */
function isAnchor(written: string, anchors: readonly string[]): boolean {
  return written === '' || anchors.includes(decoded(written));
}

/** A host of the internet has a dot, or is an address of IPv6. */
function hasHost(url: string): boolean {
  return /[.:]/.test(URL.parse(url)?.hostname ?? '');
}

/** What was probably meant by an address that lacks its beginning. */
function wholeAddress(url: string): string {
  const narrow = url.replace(/^(https?)：\/*/i, '$1://');
  if (narrow !== url) return narrow;
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(url)) return `mailto:${url}`;
  const isHost =
    /^(?:www\.)?[\w-]+(?:\.[\w-]+)*\.(?!html?\b|md\b|pdf\b|zip\b)[a-z]{2,}(?:[/?#]|$)/i;
  if (isHost.test(url)) return `https://${url}`;
  return `/${url.replace(/^(?:\.{1,2}\/)+/, '')}`;
}
