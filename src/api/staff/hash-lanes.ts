import { FairQueue } from '#bounded/fair-queue.ts';

/**
 * A waiting password is refused after this time: before the connection is closed as idle, which
 * happens after 20 s.
 */
const WAIT_MS = 12_000;

/**
 * Where passwords wait for their turn. A hash takes 32 MB and a good part of a second, so each lane
 * makes one at a time.
 */
export class HashLanes {
  /** Sign-ins of whoever comes, by network. */
  readonly strangers = new FairQueue({
    running: 1,
    waiting: 40,
    waitingPerOwner: 8,
    waitMs: WAIT_MS,
  });
  /** People in a session, on a known device or with a link of a mail, by person. */
  readonly known = new FairQueue({ running: 1, waiting: 40, waitingPerOwner: 2, waitMs: WAIT_MS });
}
