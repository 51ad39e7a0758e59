import { triesFor } from '#api/proofs/difficulty.ts';
import type { Proofs } from '#api/proofs/proofs.ts';
import { AppError } from '#contracts/errors.ts';
import type { Database } from '#db/connection.ts';
import type { Limit } from './policy.ts';
import { createCounter, createRateLimit } from './rate-limit.ts';

/** How a call came in: as usual, or above the bound without proof of work. */
export type Admission = 'admitted' | 'unproven';

/** Dependencies of a bound for all visitors together. */
export interface SharedBoundDeps {
  db: Database;
  proofs: Proofs;
}

/** The one key of a counter for all visitors together. */
const TOGETHER = 'all';

/**
 * The bound of an operation for all visitors together. It is no switch that turns the operation off:
 * above it, a call passes with a proof of work, and where the policy says so without one, as unproven.
 */
export class SharedBound {
  readonly #name: string;
  readonly #all: number;
  readonly #proofs: Proofs;
  readonly #counter: ReturnType<typeof createCounter>;
  readonly #unproven: ((key: string) => Promise<void>) | undefined;
  readonly #isCountedByHandler: boolean;

  constructor(name: string, limit: Limit & { all: number }, { db, proofs }: SharedBoundDeps) {
    const { all, seconds, unproven, countedAs } = limit;
    this.#name = name;
    this.#all = all;
    this.#proofs = proofs;
    this.#isCountedByHandler = countedAs !== undefined;
    this.#counter = createCounter(db, { name: countedAs ?? `${name}.all`, seconds });
    this.#unproven =
      unproven === undefined
        ? undefined
        : createRateLimit(db, { name: `${name}.unproven`, points: unproven, seconds });
  }

  /** Whether the header has a proof for this operation; it is then used up and the call counted. */
  async takesProof(header: string): Promise<boolean> {
    if (!(await this.#proofs.spend(this.#name, header))) return false;
    await this.#count();
    return true;
  }

  /**
   * Lets a call without a right proof in.
   * @param canProve whether the client does the work if asked to
   * @throws AppError PROOF_REQUIRED with a challenge; RATE_LIMITED above the bound for unproven calls
   */
  async admit(canProve: boolean): Promise<Admission> {
    // Refused calls are not counted: they make nobody's challenge harder.
    const excess = (await this.#counter.read(TOGETHER)) - this.#all;
    if (excess < 0) {
      await this.#count();
      return 'admitted';
    }
    if (this.#unproven && !canProve) {
      await this.#unproven(TOGETHER);
      return 'unproven';
    }
    const challenge = await this.#proofs.challenge(this.#name, triesFor(excess, this.#all));
    throw new AppError('PROOF_REQUIRED', { data: { challenge } });
  }

  async #count(): Promise<void> {
    if (!this.#isCountedByHandler) await this.#counter.add(TOGETHER);
  }
}

/** Counts look-ups of the visitors together: those that found something, and those that did not. */
export type CountHit = (isHit: boolean) => Promise<void>;

/**
 * The counter of operations whose limit has this `countedAs`. Only hits use up the bound. What hits
 * nothing is written as well, so that both take the same time.
 */
export function createHitCounter(db: Database, { countedAs, seconds }: Limit): CountHit {
  if (!countedAs) throw new Error('the limit has no countedAs');
  const counter = createCounter(db, { name: countedAs, seconds });
  return (isHit) => counter.add(isHit ? TOGETHER : 'missed');
}
