import { describe, expect, it } from 'vitest';
import { QualityLadder } from './quality-ladder.ts';

const steps = [
  { petals: 20_000, ratio: 1.5 },
  { petals: 20_000, ratio: 1 },
  { petals: 12_000, ratio: 1 },
  { petals: 2_500, ratio: 1 },
] as const;
type Step = (typeof steps)[number];
const all = { petals: 20_000, ratio: 1.5 };

/** A ladder with a clock of its own. */
function make(options?: { climbs: boolean }) {
  const ladder = new QualityLadder<'petals' | 'ratio'>(steps, options);
  let now = 0;
  return {
    ladder,
    /** Lets seconds pass in which frames take what the device needs for the step. */
    run(seconds: number, frameMs: (step: Step) => number, wanted = all): number {
      const end = now + seconds * 1_000;
      let changes = 0;
      while (now < end) {
        now += frameMs(ladder.step as Step);
        if (ladder.note(now, wanted)) changes += 1;
      }
      return changes;
    },
    wait(ms: number) {
      now += ms;
    },
  };
}

describe('the ladder', () => {
  it('stays at the top while frames come in time', () => {
    const { ladder, run } = make();
    expect(run(20, () => 1_000 / 60)).toBe(0);
    expect(ladder.rate).toBe(60);
  });

  it('steps down until 60 frames a second are kept, and not further', () => {
    const { ladder, run } = make();
    // 50 a second at the top, 40 with fewer pixels, as another program begins; in time with 12,000.
    run(30, ({ petals, ratio }) => (petals <= 12_000 ? 1_000 / 60 : ratio > 1 ? 20 : 25));
    expect(ladder.step).toEqual(steps[2]);
    expect(ladder.rate).toBe(60);
  });

  it('takes every step in order, and stays at the last where that helps', () => {
    const { ladder, run } = make();
    const taken: Step[] = [];
    for (let i = 0; i < 40; i += 1) {
      if (run(1, ({ petals, ratio }) => 20 + petals / 500 + ratio * 20) > 0)
        taken.push(ladder.step as Step);
    }
    expect(taken).toEqual(steps.slice(1));
  });

  it('goes back to the top where no step helps: the screen is slow, not the drawing', () => {
    const { ladder, run } = make();
    run(60, () => 1_000 / 30);
    expect(ladder.step).toEqual(steps[0]);
    expect(ladder.rate).toBe(30);
    // After the demo was away it looks again.
    ladder.restart();
    expect(run(5, () => 1_000 / 30)).toBe(1);
  });

  it('skips steps that would change nothing', () => {
    const { ladder, run } = make();
    expect(run(5, () => 40, { petals: 5_000, ratio: 1 })).toBe(1);
    expect(ladder.step).toEqual(steps[3]);
  });

  it('does not measure the first second, in which programs are compiled', () => {
    const { run } = make();
    run(1, () => 100);
    expect(run(3, () => 1_000 / 60)).toBe(0);
  });

  it('that climbs returns to the top once the device is free, one step at a time', () => {
    const { ladder, run } = make({ climbs: true });
    run(13, ({ petals }) => (petals > 2_500 ? 40 : 1_000 / 60));
    expect(ladder.step).toEqual(steps[3]);
    expect(run(5, () => 1_000 / 60)).toBe(0);
    expect(run(60, () => 1_000 / 60)).toBe(3);
    expect(ladder.step).toEqual(steps[0]);
    const { ladder: fixed, run: runFixed } = make();
    runFixed(13, ({ petals }) => (petals > 2_500 ? 40 : 1_000 / 60));
    expect(runFixed(60, () => 1_000 / 60)).toBe(0);
    expect(fixed.step).toEqual(steps[3]);
  });

  it('that climbs tries more and more seldom what the device cannot draw', () => {
    const { run } = make({ climbs: true });
    const frameMs = ({ petals }: Step) => (petals > 2_500 ? 40 : 1_000 / 60);
    run(20, frameMs);
    // A try is two changes: up, and down again.
    const [first, later] = [run(120, frameMs), run(120, frameMs)];
    expect(first).toBeGreaterThan(1);
    expect(first).toBeLessThanOrEqual(8);
    expect(later).toBeLessThan(first);
  });

  it('does not take rests for slow frames: single steps of a slider, a hidden tab, a sleeping one', () => {
    const { ladder, run, wait } = make();
    for (let i = 0; i < 400; i += 1) {
      // Two frames in time, as a key is pressed 10 times a second.
      run(0.03, () => 1_000 / 60);
      ladder.rest();
      wait(66);
    }
    expect(ladder.step).toEqual(steps[0]);
    // A browser that slows its clock down without saying so.
    expect(run(60, () => 3_001)).toBe(0);
    // A busy moment is not the median.
    for (let i = 0; i < 10; i += 1) {
      run(0.5, () => 1_000 / 60);
      run(0.3, () => 100);
    }
    expect(ladder.step).toEqual(steps[0]);
  });
});
