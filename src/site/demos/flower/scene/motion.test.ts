import { describe, expect, it } from 'vitest';
import { flowers } from '../seasons/flowers.ts';
import { project, viewOf } from './camera.ts';
import { PERIOD, petalAt } from './motion.ts';
import {
  AIR,
  burstPetals,
  DEPTHS,
  FILL,
  type Layer,
  layers,
  makePetals,
  sideOf,
  VALUES,
} from './petals.ts';

const fall = flowers.parasol.fall;

function petalsOf(layer: Layer, seed = 5, count = 800, scale = 1): number[][] {
  const values = makePetals(seed, count, scale)[layer];
  return Array.from({ length: values.length / VALUES }, (_, i) =>
    Array.from(values.subarray(i * VALUES, (i + 1) * VALUES), (value) => value / 65_536),
  );
}

describe('petals', () => {
  it('are the same for the same seed, and others for another', () => {
    expect(makePetals(1, 500)).toEqual(makePetals(1, 500));
    expect(makePetals(2, 500).far).not.toEqual(makePetals(1, 500).far);
  });

  it('stay where they are when more are added', () => {
    const text = (values: readonly number[]) => values.join();
    const more = new Set(petalsOf('middle', 5, 1_600).map(text));
    expect(petalsOf('middle', 5, 800).every((petal) => more.has(text(petal)))).toBe(true);
  });

  it('all have a layer, but for near ones beyond their share', () => {
    const count = (size: number) => {
      const made = makePetals(9, 20_000, size);
      return layers.map((layer) => made[layer].length / VALUES);
    };
    const [far, middle, near] = count(1) as [number, number, number];
    expect(far + middle).toBeGreaterThan(19_000);
    expect(near).toBeGreaterThan(60);
    const [, , fewer] = count(2) as [number, number, number];
    expect(fewer).toBeLessThan(near / 2);
  });

  it.each([0.6, 1, 2])('near the camera cover at most 5 % of the picture at size %d', (scale) => {
    const view = viewOf(16, 9);
    // Pixels of a picture of 2 by 2 for a square metre at distance 1.
    const metre = (view.matrix[0] as number) * (view.matrix[5] as number);
    const near = petalsOf('near', 9, 20_000, scale);
    for (let time = 0; time < PERIOD; time += 2.3) {
      const cover = near
        .map((petal) => {
          const { x, y, z } = petalAt(petal, 'near', fall, 15, time);
          const at = project(view, [x, y, z]);
          const isSeen = Math.abs(at.x) < 1.1 && Math.abs(at.y) < 1.1;
          const side = sideOf(petal[3] as number, scale);
          return isSeen ? (FILL * side ** 2 * metre) / at.distance ** 2 / 4 : 0;
        })
        .reduce((sum, one) => sum + one, 0);
      expect(cover).toBeLessThan(0.05);
    }
  });
});

describe('bursts', () => {
  it('have the same petals, each number once, so that none jumps when another burst begins', () => {
    const values = burstPetals(3, 40);
    const [first, second] = [0, 1].map((burst) =>
      values.slice(burst * 40 * VALUES, (burst + 1) * 40 * VALUES),
    ) as [Uint16Array, Uint16Array];
    expect(values).toHaveLength(3 * 40 * VALUES);
    expect(second).toEqual(first);
    const numbers = Array.from({ length: 40 }, (_, petal) =>
      Math.floor(((first[petal * VALUES + 10] as number) / 65_535) * 40),
    );
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i));
  });
});

describe('motion', () => {
  it.each(layers)(
    'keeps %s petals within the air and their depths, at any time and wind',
    (layer) => {
      const [back, front] = DEPTHS[layer];
      const rise = fall.swing;
      for (const petal of petalsOf(layer).slice(0, 60)) {
        for (const wind of [-100, 0, 35, 100]) {
          for (let time = 0; time < PERIOD; time += 1.7) {
            const { x, y, z, bank } = petalAt(petal, layer, fall, wind, time);
            expect(Math.abs(x - AIR.centre)).toBeLessThanOrEqual(AIR.width / 2);
            expect(y).toBeGreaterThan(AIR.bottom - rise);
            expect(y).toBeLessThan(AIR.bottom + AIR.height + rise);
            expect(z).toBeGreaterThan(back - fall.swing);
            expect(z).toBeLessThan(front + fall.swing);
            expect(Math.abs(bank)).toBeLessThanOrEqual(fall.bank);
          }
        }
      }
    },
  );

  it('is where it was after a minute', () => {
    for (const petal of petalsOf('middle').slice(0, 60)) {
      const start = petalAt(petal, 'middle', fall, 40, 0);
      const end = petalAt(petal, 'middle', fall, 40, PERIOD);
      expect(end.y).toBeCloseTo(start.y, 6);
      expect(end.z).toBeCloseTo(start.z, 6);
      // At the seam of the air, both of its sides are the same place.
      const apart = Math.abs(end.x - start.x);
      expect(Math.min(apart, AIR.width - apart)).toBeCloseTo(0, 6);
    }
  });

  it('never moves a petal faster than two metres in a second without wind', () => {
    const step = 1 / 30;
    for (const petal of petalsOf('middle').slice(0, 60)) {
      for (let time = 0; time < PERIOD; time += 0.9) {
        const [a, b] = [time, time + step].map((at) => petalAt(petal, 'middle', fall, 0, at));
        if (!a || !b || Math.abs(b.y - a.y) > AIR.height / 2 || Math.abs(b.x - a.x) > 5) continue;
        expect(Math.hypot(b.x - a.x, b.y - a.y, b.z - a.z) / step).toBeLessThan(2);
      }
    }
  });

  it('banks a quarter period ahead of the swing', () => {
    const [petal] = petalsOf('middle') as [number[]];
    const banks = Array.from({ length: 600 }, (_, i) =>
      Math.abs(petalAt(petal, 'middle', fall, 0, i / 10).bank),
    );
    // z swings with the sine, bank with the cosine: at the middle of the swing the bank is greatest.
    const still = { ...fall, swing: 0 };
    const swings = Array.from({ length: 600 }, (_, i) =>
      Math.abs(
        petalAt(petal, 'middle', fall, 0, i / 10).z - petalAt(petal, 'middle', still, 0, i / 10).z,
      ),
    );
    const widest = swings.indexOf(Math.max(...swings));
    expect(banks[widest]).toBeLessThan(0.25 * fall.bank);
  });
});

describe('camera', () => {
  it('shows the presenter’s place in the middle, and the head above it', () => {
    const view = viewOf(16, 9);
    const feet = project(view, [0.9, 0.29, -1.1]);
    const head = project(view, [0.9, 1.95, -1.1]);
    expect(feet.x).toBeCloseTo(0, 6);
    expect(feet.y).toBeLessThan(-0.5);
    expect(head.y).toBeGreaterThan(0.1);
    expect(feet.distance).toBeCloseTo(6.5, 0);
  });
});
