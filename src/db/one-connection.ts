import { AsyncLocalStorage } from 'node:async_hooks';

const works = new AsyncLocalStorage<true>();

/**
 * Runs the work of a transaction that many callers may run at once. It must use no other connection than
 * that of the transaction, as counters of limits do: once every connection of the pool has such a
 * transaction, each would wait for another one until all fail. Pools of tests refuse it.
 */
export const onOneConnection = <Result>(work: () => Result): Result => works.run(true, work);

/** Whether this code must not ask for another connection. */
export const isOnOneConnection = (): boolean => works.getStore() === true;
