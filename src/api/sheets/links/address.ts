import { randomBytes, randomUUID } from 'node:crypto';
import { type ShareKind, shareKindFacts } from '#contracts/sheets/kinds.ts';

/** Bytes of a short token: 22 characters. */
const TOKEN_BYTES = 16;

/** A new token of a kind. Never an id of the database, whose beginning is the time. */
export function newLinkToken(kind: ShareKind): string {
  return shareKindFacts[kind].token === 'uuid'
    ? randomUUID()
    : randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Path of a link's page, with a slash at its beginning. */
export function linkPath(kind: ShareKind, token: string): string {
  return shareKindFacts[kind].route.replace(/:[a-z]+$/, token);
}

/**
 * Address of a link's page.
 * @param publicUrl origin and base path of the site, with a slash at the end
 */
export function linkUrl(publicUrl: string, kind: ShareKind, token: string): string {
  return publicUrl + linkPath(kind, token).slice(1);
}
