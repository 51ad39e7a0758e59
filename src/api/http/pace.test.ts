import { expect, test } from 'vitest';
import { Pace } from './pace.ts';

test('networks take turns, whoever asks for more', async () => {
  const pace = new Pace(5);
  const order: string[] = [];
  const ask = async (network: string) => {
    await pace.turn(network);
    order.push(network);
  };
  await Promise.all([ask('a'), ask('a'), ask('a'), ask('a'), ask('b'), ask('c')]);
  expect(order).toEqual(['a', 'a', 'b', 'c', 'a', 'a']);
  await ask('a');
});

test('a network that has enough waiting calls is refused; others are not', async () => {
  const pace = new Pace(5);
  await pace.turn('a');
  const waiting = [1, 2, 3].map(() => pace.turn('a'));
  await expect(pace.turn('a')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await pace.turn('b');
  await Promise.all(waiting);
});

test('not every network of the world can wait', async () => {
  const pace = new Pace(1);
  await pace.turn('first');
  const waiting = Array.from({ length: 60 }, (_, network) => pace.turn(`network ${network}`));
  await expect(pace.turn('one more')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await Promise.all(waiting);
});
