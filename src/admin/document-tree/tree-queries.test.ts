import { notifyManager, QueriesObserver, QueryClient } from '@tanstack/react-query';
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
  const observer = new QueriesObserver(queries, [
    documentsQuery(server.api, 'a'),
    documentsQuery(server.api, 'b'),
  ]);
  /** Number of sections that show the document, in each state that a screen would draw. */
  const seen: number[] = [];
  const draw = () => {
    const results = observer.getCurrentResult();
    if (results.every(({ data }) => data))
      seen.push(results.filter(({ data }) => data?.items.length === 1).length);
  };
  // React draws after a batch of changes.
  const stop = observer.subscribe(notifyManager.batchCalls(draw));
  await expect.poll(() => seen.at(-1)).toBe(1);
  server.places.a = [];
  server.places.b = ['cabling'];
  const answer = server.holdA();
  const reading = readTreeAgain(queries, server.api);
  // Long enough for the answer of b, which the screen must not show alone.
  await new Promise((resolve) => setImmediate(resolve));
  answer();
  await reading;
  await expect
    .poll(() => observer.getCurrentResult().map(({ data }) => data?.items.length))
    .toEqual([0, 1]);
  expect(new Set(seen)).toEqual(new Set([1]));
  stop();
});

it('leaves it to the queries to show that a part cannot be read', async () => {
  const server = createServer();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const observer = new QueriesObserver(queries, [documentsQuery(server.api, 'a')]);
  const stop = observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult()[0]?.isSuccess).toBe(true);
  const failing = (() => Promise.reject(new Error('away'))) as unknown as AdminApi;
  observer.setQueries([documentsQuery(failing, 'a')]);
  await readTreeAgain(queries, failing);
  expect(observer.getCurrentResult()[0]?.error?.message).toBe('away');
  stop();
});
