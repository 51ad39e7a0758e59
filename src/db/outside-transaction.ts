import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Slow work and transactions. A transaction holds locks and a connection that others wait for, so
 * nothing slow may run in it. Yet what has to be worked on is often known only inside, such as a text
 * that is read under the lock of its record. So slow work that is asked for inside a transaction
 * ends it: the transaction is rolled back, the work runs outside, and the transaction begins again
 * with the result at hand. The work must depend on its input only: a changed input is other work.
 */
interface Scope {
  /** Results by the input of the work; a rejected one stays rejected. */
  results: Map<string, Promise<unknown>>;
  /** Asked for in the present attempt and not done yet. */
  wanted: Map<string, () => Promise<unknown>>;
}

const scopes = new AsyncLocalStorage<Scope | undefined>();

/** Ends an attempt in which slow work was asked for; `restartForSlowWork` catches it. */
class SlowWorkWanted extends Error {
  override name = 'SlowWorkWanted';

  constructor() {
    super('slow work must run outside of the transaction');
  }
}

/** Attempts of one transaction: each finds at least one more result, so only a fault reaches it. */
const MAX_ATTEMPTS = 100;

/**
 * Runs slow work, or takes its result if it has run before in this transaction.
 * @param keyOf says all that the work depends on
 */
export async function outsideTransaction<Result>(
  keyOf: () => string,
  work: () => Promise<Result>,
): Promise<Result> {
  const scope = scopes.getStore();
  if (!scope) return work();
  const key = keyOf();
  const result = scope.results.get(key) as Promise<Result> | undefined;
  if (result) return result;
  scope.wanted.set(key, work);
  throw new SlowWorkWanted();
}

/**
 * Runs works one after the other. What they ask for is done together, so that the transaction begins
 * again once and not once for each.
 */
export async function askTogether<Result>(
  works: readonly (() => Promise<Result>)[],
): Promise<Result[]> {
  const results: Result[] = [];
  let wanted: SlowWorkWanted | undefined;
  for (const work of works) {
    try {
      results.push(await work());
    } catch (error) {
      if (!(error instanceof SlowWorkWanted)) throw error;
      wanted = error;
    }
  }
  if (wanted) throw wanted;
  return results;
}

/** Runs transactions until one of them has asked for no slow work. */
export async function restartForSlowWork<Result>(
  transact: (guard: <Part>(work: () => Promise<Part>) => Promise<Part>) => Promise<Result>,
): Promise<Result> {
  const scope: Scope = { results: new Map(), wanted: new Map() };
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    try {
      return await transact(async (work) => {
        const result = await scopes.run(scope, work);
        // Somebody has caught the error: what was written without the result must not stay.
        if (scope.wanted.size > 0) throw new SlowWorkWanted();
        return result;
      });
    } catch (error) {
      if (scope.wanted.size === 0) throw error;
    }
    const wanted = [...scope.wanted];
    scope.wanted.clear();
    for (const [key, work] of wanted) {
      const result = scopes.run(undefined, work);
      scope.results.set(key, result);
      // The transaction gets the error; nobody else waits for it.
      await result.catch(() => {});
    }
  }
  throw new Error(`a transaction asked for slow work ${MAX_ATTEMPTS} times`);
}

/**
 * Lets slow work run inside a transaction: for a database that nobody uses yet, such as one that is
 * filled at the first start.
 */
export function withSlowWorkInside<Result>(work: () => Promise<Result>): Promise<Result> {
  return scopes.run(undefined, work);
}
