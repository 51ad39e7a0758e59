import { networksOf } from '#api/http/network.ts';
import { createTryCounter, type TryCounter } from '#api/http/rate-limit.ts';
import type { VisitorHash } from '#api/http/visitor-hash.ts';
import { AppError } from '#contracts/errors.ts';
import type { Database } from '#db/connection.ts';

/** Wrong passcodes of one network at one link before it has to wait. */
export const TRIES_PER_NETWORK = 5;
/** Minutes that it waits. */
export const PAUSE_MINUTES = 15;
/** Wrong passcodes at one link in a day, from all networks, before it locks. */
export const TRIES_PER_DAY = 50;

/** A try that may be looked at. */
export interface Try {
  /** Forgets the try: the passcode was right. */
  right(): Promise<void>;
  /** Whether this wrong try locks the link. */
  wrong(): Promise<{ locks: boolean }>;
}

/**
 * Counts tries at the passcodes of links. A try is counted before it is looked at, so that tries at
 * the same moment do not share a place. During a pause nothing is looked at, not even the right one,
 * and such tries do not lock the link: nobody learns from them.
 */
export class PasscodeTries {
  readonly #network: TryCounter;
  readonly #link: TryCounter;
  readonly #visitorHash: VisitorHash;

  constructor({ db, visitorHash }: { db: Database; visitorHash: VisitorHash }) {
    this.#visitorHash = visitorHash;
    this.#network = createTryCounter(db, {
      name: 'shares.passcode.network',
      points: TRIES_PER_NETWORK,
      seconds: PAUSE_MINUTES * 60,
    });
    this.#link = createTryCounter(db, {
      name: 'shares.passcode.link',
      points: TRIES_PER_DAY,
      seconds: 86_400,
    });
  }

  /**
   * Counts a try. @throws AppError RATE_LIMITED while the network has to wait, LINK_CLOSED if the
   * link has had all its tries of the day
   */
  async begin(
    { id, passcodeSetAt }: { id: string; passcodeSetAt: Date },
    clientAddress: string,
  ): Promise<Try> {
    // A new passcode starts anew.
    const passcode = `${id}:${passcodeSetAt.getTime()}`;
    const network = await this.#visitorHash(networksOf(clientAddress).line, id);
    const ofNetwork = await this.#network.spend(network);
    if (ofNetwork.wait > 0) {
      throw new AppError('RATE_LIMITED', { messages: paused, retryAfter: ofNetwork.wait });
    }
    const ofDay = await this.#link.spend(passcode);
    if (ofDay.wait > 0) throw new AppError('LINK_CLOSED');
    return {
      right: async () => {
        await Promise.all([this.#network.giveBack(network), this.#link.giveBack(passcode)]);
      },
      wrong: async () => {
        if (ofNetwork.used === TRIES_PER_NETWORK) await this.#network.pause(network);
        return { locks: ofDay.used === TRIES_PER_DAY };
      },
    };
  }
}

const paused = {
  zh: `访问码输错太多次，请过 ${PAUSE_MINUTES} 分钟再试。`,
  en: `Too many wrong passcodes. Please try again in ${PAUSE_MINUTES} minutes.`,
};
