import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { AdminApi } from '../core/api.ts';
import { documentsQuery, readTreeAgain } from './tree-queries.ts';

/** Answers the documents of the sections `a` and `b`; `a` answers last. */
function createServer() {
  const places: Record<string, string[]> = { a: ['cabling'], b: [] };
  let answerA = Promise.resolve();
  const api = async (_: string, { params }: { params: { id: string } }) => {
    const items = (places[params.id] ?? []).map((id) => ({ id }));
    if (params.id === 'a') await answerA;
    return { items };
  };
  return {
    api: api as unknown as AdminApi,
    places,
    holdA() {
      const held = Promise.withResolvers<void>();
      answerA = held.promise;
      return held.resolve;
    },
  };
}

it('shows a moved document in one section at every moment, however late one of them answers', async () => {
  const server = createServer();
  const queries = new QueryClient();
  const observers = ['a', 'b'].map(
    (id) => new QueryObserver(queries, documentsQuery(server.api, id)),
  );
  const counts = () => observers.map((one) => one.getCurrentResult().data?.items.length);
  /** Documents of both sections, in each state that a screen would draw. */
  const seen: string[] = [];
  // React draws after a batch of changes.
  const draw = notifyManager.batchCalls(() => seen.push(counts().join()));
  const stops = observers.map((one) => one.subscribe(draw));
  await expect.poll(counts).toEqual([1, 0]);
  seen.length = 0;
  server.places.a = [];
  server.places.b = ['cabling'];
  const answer = server.holdA();
  const reading = readTreeAgain(queries, server.api);
  // Long enough for the answer of b, which the screen must not show alone.
  await new Promise((resolve) => setImmediate(resolve));
  answer();
  await reading;
  await expect.poll(() => seen.at(-1)).toBe('0,1');
  expect(seen.filter((state) => !['1,0', '0,1'].includes(state))).toEqual([]);
  for (const stop of stops) stop();
});

it('leaves it to the queries to show that a part cannot be read', async () => {
  const server = createServer();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const observer = new QueryObserver(queries, documentsQuery(server.api, 'a'));
  const stop = observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true);
  const failing = (() => Promise.reject(new Error('away'))) as unknown as AdminApi;
  observer.setOptions(documentsQuery(failing, 'a'));
  await readTreeAgain(queries, failing);
  expect(observer.getCurrentResult().error?.message).toBe('away');
  stop();
});
