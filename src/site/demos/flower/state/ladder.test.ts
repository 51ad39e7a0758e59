import { describe, expect, it } from 'vitest';
import { Ladder, steps } from './ladder.ts';

/** Notes frames until the ladder steps or enough have passed. */
function run(ladder: Ladder, frameMs: number, petals = 20_000, ratio = 1.5): boolean {
  for (let now = 0; now < 8_000; now += frameMs) {
    if (ladder.note(now, petals, ratio)) return true;
  }
  return false;
}

describe('the ladder', () => {
  it('stays at the top while frames come in time', () => {
    const ladder = new Ladder();
    expect(run(ladder, 1_000 / 60)).toBe(false);
    expect(ladder.step).toEqual({ petals: 20_000, ratio: 1.5 });
    expect(ladder.rate).toBe(60);
  });

  it('takes every step in order when frames are slow, and stays at the last', () => {
    const ladder = new Ladder();
    const taken = steps.slice(1).map(() => {
      ladder.restart();
      run(ladder, 40);
      return ladder.step;
    });
    expect(taken).toEqual(steps.slice(1));
    ladder.restart();
    expect(run(ladder, 40)).toBe(false);
  });

  it('skips steps that would change nothing', () => {
    const ladder = new Ladder();
    run(ladder, 40, 5_000, 1);
    expect(ladder.step).toEqual({ petals: 2_500, ratio: 1 });
  });

  it('does not measure the first second, in which programs are compiled', () => {
    const ladder = new Ladder();
    for (let now = 0; now <= 1_000; now += 100) expect(ladder.note(now, 20_000, 1.5)).toBe(false);
    for (let now = 1_016; now < 2_600; now += 16) ladder.note(now, 20_000, 1.5);
    expect(ladder.step).toBe(steps[0]);
  });
});
