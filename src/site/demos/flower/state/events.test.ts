import { describe, expect, it } from 'vitest';
import { PERIOD } from '../scene/motion.ts';
import { MOST_BURSTS } from '../scene/petal.glsl.ts';
import { burstsAt, countUntil, liveMinute, mergeEvents } from './events.ts';

describe('a live room’s minute', () => {
  it('is the same for the same seed, in order, and within the minute', () => {
    const events = liveMinute(4);
    expect(liveMinute(4)).toEqual(events);
    expect(liveMinute(5)).not.toEqual(events);
    expect(events.map(({ at }) => at)).toEqual(
      events.map(({ at }) => at).toSorted((a, b) => a - b),
    );
    expect(events.every(({ at }) => at >= 0 && at < PERIOD)).toBe(true);
  });

  it('is busiest at its climax', () => {
    const events = liveMinute(4);
    const rate = (from: number, to: number) =>
      events.filter(({ at }) => at >= from && at < to).length / (to - from);
    expect(rate(38, 50)).toBeGreaterThan(2 * rate(0, 38));
  });

  it('makes events of one kind in the same second one throw', () => {
    const merged = mergeEvents([
      { kind: 'like', at: 3.1 },
      { kind: 'gift', at: 3.2 },
      { kind: 'like', at: 3.9 },
      { kind: 'like', at: 4 },
    ]);
    expect(merged).toEqual([
      { kind: 'like', at: 3.1, events: 2 },
      { kind: 'gift', at: 3.2, events: 1 },
      { kind: 'like', at: 4, events: 1 },
    ]);
  });

  it('throws petals that go on over the end of the minute, the newest first and not too many', () => {
    const bursts = burstsAt([{ kind: 'gift', at: 58, events: 1 }], 1);
    expect(bursts).toMatchObject([{ age: 3, petals: 110 }]);
    expect(burstsAt([{ kind: 'gift', at: 58, events: 1 }], 57)).toEqual([]);
    const many = Array.from({ length: 40 }, (_, i) => ({
      kind: 'like' as const,
      at: i / 10,
      events: 1,
    }));
    const shown = burstsAt(many, 4);
    expect(shown).toHaveLength(MOST_BURSTS);
    expect(shown[0]?.age).toBeCloseTo(0.1);
  });

  it('counts events and throws up to a time', () => {
    const events = liveMinute(4);
    const merged = mergeEvents(events);
    expect(countUntil(events, merged, -1)).toEqual({ like: 0, gift: 0, bouquet: 0, throws: 0 });
    const all = countUntil(events, merged, PERIOD);
    expect(all.like + all.gift + all.bouquet).toBe(events.length);
    expect(all.throws).toBe(merged.length);
  });
});
