import { createHash } from 'node:crypto';

/** Headers of every answer. Frames are allowed to the site itself only, for previews. */
export function securityHeaders(publicUrl: string | undefined): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=()',
    ...(publicUrl?.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}

/** Policy for answers that are no pages: nothing may run or load. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Content security policy of one page. A nonce and a page that is cached whole do not go together,
 * so the inline scripts and styles are named by their hashes.
 */
export function pagePolicy(html: string, { dev }: { dev: boolean }): string {
  const connect = dev ? "'self' ws:" : "'self'";
  const scripts = dev ? "'unsafe-inline'" : hashes(html, 'script');
  const styles = dev ? "'unsafe-inline'" : hashes(html, 'style');
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}`,
    `style-src 'self' ${styles}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src ${connect}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

const inlineElements = {
  script:
    /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g,
  style: /<style[^>]*>([\s\S]*?)<\/style>/g,
};

/** Hashes of recently seen inline texts: the same loader and styles are in every page. */
const knownHashes = new Map<string, string>();

function hashes(html: string, element: 'script' | 'style'): string {
  const found = new Set<string>();
  for (const [, text = ''] of html.matchAll(inlineElements[element])) found.add(hashOf(text));
  return [...found].join(' ');
}

function hashOf(text: string): string {
  const known = knownHashes.get(text);
  if (known) return known;
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  if (knownHashes.size > 32) knownHashes.clear();
  knownHashes.set(text, hash);
  return hash;
}
