import { findRow, hasEnglish, paramsAreValid, splitLocale } from '#site/routing/table.ts';

/** Longest address shown on the page, in characters. */
const SHOWN_MAX = 120;

// Control characters, and direction marks that can make text look different from its content.
const unprintable = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** The requested address, as far as the page may show it. */
export interface RequestedPath {
  /** The shortened address for display. */
  shown: string;
  /** Whether it has the form of a shared sheet's address. Says nothing about whether it exists. */
  isShare: boolean;
  /** Chinese path of an English address that may exist only in Chinese. */
  chinese: string | null;
}

/** Describes the address that was not found; `pathname` has no base path. */
export function readRequestedPath(pathname: string): RequestedPath {
  const { locale, path } = splitLocale(pathname);
  const row = findRow(path);
  const onlyChinese = locale === 'en' && row !== undefined && isWellFormed(row.path, path);
  return {
    shown: shorten(decode(pathname).replace(unprintable, '')),
    isShare: /^\/share(\/|$)/.test(path),
    chinese: onlyChinese && (row.path.includes(':') || !hasEnglish(row)) ? path : null,
  };
}

function isWellFormed(pattern: string, path: string): boolean {
  const values = path.split('/');
  const params = pattern
    .split('/')
    .flatMap((part, index) => (part.startsWith(':') ? [[part.slice(1), values[index] ?? '']] : []));
  return paramsAreValid(Object.fromEntries(params));
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function shorten(text: string): string {
  const characters = Array.from(text);
  return characters.length > SHOWN_MAX ? `${characters.slice(0, SHOWN_MAX).join('')}…` : text;
}
