import { hash, randomBytes } from 'node:crypto';

/** A new secret of 256 bits for a cookie or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The form in which the database keeps a token or a recovery code. */
export function hashToken(token: string): string {
  return hash('sha256', token);
}

/** The token against forged writes of a session; made from its secret, so nothing is stored. */
export function csrfToken(sessionToken: string): string {
  return hash('sha256', `csrf ${sessionToken}`, 'base64url');
}
