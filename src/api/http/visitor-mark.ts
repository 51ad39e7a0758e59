import { createHmac, randomBytes } from 'node:crypto';

let salt = { day: '', value: Buffer.alloc(0) };

/**
 * A mark that tells today's visitors apart without saying who they are: a hash under a salt that
 * only this process knows and forgets at midnight (UTC), so that nobody can trace a stored mark
 * back or across days. Another process marks the same visitor differently.
 */
export function visitorMark(...traits: string[]): string {
  const day = new Date().toISOString().slice(0, 10);
  if (salt.day !== day) salt = { day, value: randomBytes(32) };
  return createHmac('sha256', salt.value)
    .update(traits.join('\n'))
    .digest('base64url')
    .slice(0, 22);
}
