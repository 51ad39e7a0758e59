import { expect, test } from 'vitest';
import { PendingWork } from './pending-work.ts';

test('sending waits for all files, also for one that is chosen meanwhile', async () => {
  const work = new PendingWork();
  const [first, second] = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()];
  const steps: string[] = [];
  work.add(first.promise);
  const sent = work.done().then((isWhole) => steps.push(`sent ${isWhole}`));
  work.add(second.promise);
  first.resolve(true);
  await first.promise.then(() => steps.push('first'));
  expect(work.isBusy).toBe(true);
  second.resolve(true);
  await sent;
  expect(steps).toEqual(['first', 'sent true']);
  expect(work.isBusy).toBe(false);
});

test('a file that was refused holds up the sending that waited for it, and no later one', async () => {
  const work = new PendingWork();
  work.add(Promise.resolve(false));
  work.add(Promise.resolve(true));
  expect(await work.done()).toBe(false);
  expect(await work.done()).toBe(true);
});
