import { and, eq, isNull, sql } from 'drizzle-orm';
import type { KeyRing } from '#api/access/key-ring.ts';
import { auditedTransaction, type WriteDeps } from '#api/audit/transaction.ts';
import type { Caller } from '#api/http/call.ts';
import { type VisitorHash, visitorOf } from '#api/http/visitor-hash.ts';
import { AppError, invalidField } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import { shareLinks } from '#db/schema/shares.ts';
import type { FoundLink, LinkGate } from '../link-gate.ts';
import { recordOpening } from '../openings.ts';
import { isPasscode, typedPasscode } from '../passcode.ts';
import { PasscodeTries } from '../passcode-tries.ts';
import { announceLock } from './notify.ts';

export interface PasscodeDeps extends WriteDeps {
  gate: LinkGate;
  keys: KeyRing;
  visitorHash: VisitorHash;
  /** Origin and base path of the site, with a slash at the end. */
  publicUrl: string;
}

/**
 * Creates the entry of passcodes. It returns the Set-Cookie header of the pass; undefined if the link
 * needs none.
 */
export function createPasscodeEntry(deps: PasscodeDeps) {
  const { db, gate, keys, visitorHash } = deps;
  const tries = new PasscodeTries({ db, visitorHash });

  /** @throws AppError VALIDATION_FAILED, RATE_LIMITED, LINK_CLOSED or NOT_FOUND */
  return async (token: string, given: string, caller: Caller): Promise<string | undefined> => {
    const link = await gate.find(null, token);
    const { id, passcodeMac, passcodeSetAt, lockedAt } = link;
    if (!passcodeMac || !passcodeSetAt) return undefined;
    if (lockedAt) throw new AppError('LINK_CLOSED');
    const attempt = await tries.begin({ id, passcodeSetAt }, caller.clientAddress);
    if (isPasscode(keys, { id, passcodeMac }, typedPasscode(given))) {
      await attempt.right();
      return gate.passes.issue({ id, passcodeSetAt });
    }
    const { locks } = await attempt.wrong();
    await recordOpening(db, id, visitorOf(caller, visitorHash), false);
    if (locks) await lock(deps, link, caller.requestId);
    throw invalidField('passcode', wrong[caller.locale]);
  };
}

const wrong: Record<Locale, string> = {
  zh: '访问码不对，请核对后再输入。',
  en: 'This passcode is not right. Please check it and enter it again.',
};

/** Locks a link after too many wrong passcodes and tells staff, once. */
async function lock(deps: PasscodeDeps, link: FoundLink, requestId: string): Promise<void> {
  await auditedTransaction(deps, { actor: 'visitor', requestId }, async (transaction, audit) => {
    const [locked] = await transaction
      .update(shareLinks)
      .set({ lockedAt: sql`now()` })
      .where(and(eq(shareLinks.id, link.id), isNull(shareLinks.lockedAt)))
      .returning({ lockedAt: shareLinks.lockedAt });
    if (!locked?.lockedAt) return;
    audit({
      action: 'share_link.lock',
      entityType: 'share-link',
      entityId: link.id,
      changes: { lockedAt: [null, locked.lockedAt.toISOString()] },
    });
    await announceLock(transaction, link, deps.publicUrl);
  });
}
