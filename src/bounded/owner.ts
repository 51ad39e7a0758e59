import { AsyncLocalStorage } from 'node:async_hooks';

/** Owner of what the site itself does. */
const SITE = 'site';

const owners = new AsyncLocalStorage<string>();

/**
 * Costly work that `work` asks for counts as that of this person or network: in fair queues owners
 * take turns, and none takes all places.
 */
export function asOwner<Result>(owner: string, work: () => Result): Result {
  return owners.run(owner, work);
}

/** Whose work runs now. */
export function currentOwner(): string {
  return owners.getStore() ?? SITE;
}
