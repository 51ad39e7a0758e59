import type { Limit } from '#api/http/policy.ts';
import type { ShareAudience } from '#contracts/enums/shares.ts';
import type { ShareKind, SheetKind } from '#contracts/sheets/kinds.ts';

/** Who may call an operation by a link, and on what. */
interface LinkLine {
  /**
   * The kind that the link opens; `any` kind of sheet where all have the operation, `every` where
   * scenes have it too.
   */
  kind: ShareKind | 'any' | 'every';
  /** The least that the link must allow; everybody with a link if absent. See `mayActAs`. */
  as?: ShareAudience;
  /** Calls of one network; one link has four times as many. Further ones get 429. */
  limit: Limit<never>;
}

/** An operation by a link that reads. */
export interface LinkReadLine extends LinkLine {
  /** It is the sheet itself: the call is counted as an opening of the link. */
  opens?: true;
}

/** An operation by a link that writes. */
export interface LinkWriteLine extends LinkLine {
  kind: SheetKind | 'any' | 'every';
  as: ShareAudience;
  /** The stage in which the sheet must be; open or closed if absent. */
  stage?: 'open';
  /** Repeated calls with one `Idempotency-Key` have one effect; see `answerOnce`. */
  repeat?: true;
}

/** The policy of an operation by a link. */
export type LinkPolicy = (LinkReadLine | LinkWriteLine) & { access: 'link'; cache?: never };

/**
 * Whether a link of an audience may do what another one may. Signers see what holders see, and so do
 * workers, who decide nothing.
 */
export function mayActAs(audience: ShareAudience, as: ShareAudience): boolean {
  return allowed[audience].includes(as);
}

const allowed: Record<ShareAudience, readonly ShareAudience[]> = {
  public: ['public'],
  holder: ['public', 'holder'],
  signer: ['public', 'holder', 'signer'],
  worker: ['public', 'holder', 'worker'],
};
