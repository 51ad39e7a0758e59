import { hash } from 'node:crypto';

/** Headers of every answer. Frames are allowed to the site itself only, for previews. */
export function securityHeaders(
  publicUrl: string | undefined,
  hstsSubdomains = false,
): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=()',
    ...(publicUrl?.startsWith('https:')
      ? {
          'strict-transport-security': `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`,
        }
      : {}),
  };
}

/** Policy for answers that are no pages: nothing may run or load. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Content security policy of one page. A nonce and a page that is cached whole do not go together,
 * so the inline scripts and the styles are named by their hashes.
 * @param inline source expressions made by `sourceHash`
 */
export function pagePolicy(inline: { scripts: readonly string[]; style: string }): string {
  return policy("'self'", inline.scripts.join(' '), inline.style);
}

/** Source expression that allows exactly this inline text. */
export function sourceHash(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

/** Policy while developing: the tools add scripts and styles of their own and hold a socket open. */
export const developmentPolicy = policy("'self' ws:", "'unsafe-inline'", "'unsafe-inline'");

function policy(connect: string, scripts: string, styles: string): string {
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
