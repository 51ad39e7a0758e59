import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import * as contracts from '#api/sheets/pdf/contract.ts';
import { QueueFullError } from '#bounded/fair-queue.ts';
import { asOwner } from '#bounded/owner.ts';
import { eventually } from '#tests/support/eventually.ts';
import { FilePlaces, isSheetFile } from './file-places.ts';

/** Places whose answers note when they begin, and end when the test says so. */
function openPlaces(size: Partial<ConstructorParameters<typeof FilePlaces>[0]> = {}) {
  const places = new FilePlaces({
    running: 1,
    runningPerOwner: 1,
    waiting: 9,
    waitingPerOwner: 9,
    apartMs: 0,
    ...size,
  });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const responses = new Map<string, ServerResponse>();
  /** A request of the network that its name begins with. */
  const ask = (name: string) => {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    responses.set(name, response);
    return asOwner(name.slice(0, 1), () =>
      places.serve(response, () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      }),
    );
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await nextTurn();
  };
  const leave = (name: string) => responses.get(name)?.emit('close');
  return { ask, end, leave, begun };
}

test('the addresses of all files of sheets are known, and no others', () => {
  const paths = Object.values(contracts).map(({ path }) => `/api${path.replace(':token', 'a-b')}`);
  expect(paths.length).toBeGreaterThan(5);
  for (const path of [...paths, `${paths[0]}?locale=en`])
    expect(isSheetFile(path), path).toBe(true);
  for (const path of [
    '/share/scene/a-b/document.pdf',
    '/api/shares/scenes/a-b',
    '/api/shares/scenes/document.pdf',
    '/api/licences/a-b/licence.pdf',
    '/api/site?next=/api/shares/scenes/a-b/document.pdf',
  ]) {
    expect(isSheetFile(path), path).toBe(false);
  }
});

test('one is answered at a time, and networks take turns', async () => {
  const { ask, end, begun } = openPlaces();
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) void ask(name);
  await nextTurn();
  expect(begun).toEqual(['a1']);
  for (const name of ['a1', 'a2', 'b1', 'c1']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
});

test('requests that all have a place begin one after the other, in their order', async () => {
  const { ask, begun } = openPlaces({ running: 3, apartMs: 1 });
  for (const name of ['a1', 'b1', 'c1']) void ask(name);
  await nextTurn();
  expect(begun).not.toContain('c1');
  await eventually(() => expect(begun).toEqual(['a1', 'b1', 'c1']));
});

test('who leaves while waiting is not answered, and takes no place from those behind', async () => {
  const { ask, end, leave, begun } = openPlaces();
  void ask('a1');
  const left = ask('b1');
  void ask('c1');
  leave('b1');
  await left;
  await end('a1');
  expect(begun).toEqual(['a1', 'c1']);
});

test('who leaves between place and beginning is not answered either', async () => {
  const { ask, leave, begun } = openPlaces({ running: 2, apartMs: 1 });
  void ask('a1');
  const left = ask('b1');
  leave('b1');
  await left;
  expect(begun).toEqual(['a1']);
});

test('too many who wait are refused', async () => {
  const { ask } = openPlaces({ waiting: 1, waitingPerOwner: 1 });
  void ask('a1');
  void ask('b1');
  await expect(ask('c1')).rejects.toThrow(QueueFullError);
});
