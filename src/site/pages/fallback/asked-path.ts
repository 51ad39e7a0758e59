import { findRow, hasEnglish, paramsAreValid, splitLocale } from '#site/routing/table.ts';

/** Longest address the page repeats, in characters. */
const SHOWN_MAX = 120;

// Control characters, and marks that could make the text read differently from what it is.
const unprintable = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** What the visitor asked for, as far as the page may speak of it. */
export interface AskedPath {
  /** The address for reading, shortened. */
  shown: string;
  /** Whether it has the form of a shared sheet's address; says nothing about what exists. */
  isShare: boolean;
  /** Chinese path behind an English address that only the Chinese site may answer. */
  chinese: string | null;
}

/** Reads the address that led nowhere; `pathname` comes without the base path. */
export function readAskedPath(pathname: string): AskedPath {
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
