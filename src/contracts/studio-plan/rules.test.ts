import { describe, expect, it, test } from 'vitest';
import { studioFigures } from '#tests/support/studio-figures.ts';
import { lampClass } from './lamps.ts';
import { exposureIlluminance } from './light.ts';
import { planNetwork, storageFor, uplinkFor } from './network.ts';
import { distanceFor, fieldOfView, frameAt, ledBlurRatio, sensorSides } from './optics.ts';
import { type Sensor, type StudioPlan, usualPlan } from './plan.ts';
import { circuitLoad, planPower } from './power.ts';
import { planStudio } from './studio.ts';
import { illuminance } from './wall-light.ts';

const room = { width: 4, depth: 6, height: 2.8 };
const studioOf = (change: Partial<StudioPlan>) =>
  planStudio({ ...usualPlan, ...room, ...change }, studioFigures);

// Every expected figure was worked out by hand.
describe('optics', () => {
  test.each<[string, number, Sensor, number, boolean, number]>([
    ['whole person, 35 mm: 2.1 × 35 ÷ 20.25', 2.1, 'full-frame', 35, false, 3.63],
    ['whole person upright: 2.1 × 35 ÷ 36', 2.1, 'full-frame', 35, true, 2.04],
    ['whole person, APS-C 24 mm: 2.1 × 24 ÷ 13.2', 2.1, 'aps-c', 24, false, 3.82],
    ['whole person, APS-C upright: 2.1 × 24 ÷ 23.5', 2.1, 'aps-c', 24, true, 2.14],
    ['waist up, 50 mm: 1 × 50 ÷ 20.25', 1, 'full-frame', 50, false, 2.47],
    ['waist up, M4/3 25 mm: 1 × 25 ÷ 9.7', 1, 'mft', 25, false, 2.58],
  ])('distance of %s', (_, frameHeight, sensor, focal, upright, expected) => {
    const { height } = sensorSides(sensor, upright);
    expect(distanceFor(frameHeight, focal, height)).toBeCloseTo(expected, 2);
  });

  it('the picture of 50 mm at 3 m is 3 × 36 ÷ 50 wide', () => {
    expect(frameAt(3, 50, 36)).toBeCloseTo(2.16, 5);
  });

  it('50 mm on a full frame sees 39.6°, 35 mm 54.4°', () => {
    expect(fieldOfView(50, 36)).toBeCloseTo(39.6, 1);
    expect(fieldOfView(35, 36)).toBeCloseTo(54.4, 1);
  });

  it.each([
    [1.9, 0.8, 2.11],
    [3.9, 1.6, 2.05],
  ])('an LED wall of P%s at %s m, 50 mm f/4 at 2.5 m has the ratio %s', (pitch, toWall, ratio) => {
    expect(ledBlurRatio(50, 4, pitch, toWall, 2.5)).toBeCloseTo(ratio, 2);
  });
});

describe('placement', () => {
  it('whole person upright in 6 m: 50 mm at 2.92 m, and 2 m to the wall', () => {
    const { placement, deepEnough } = studioOf({ shot: 'full', upright: true });
    expect(placement).toMatchObject({ focal: 50, toWall: 2, wallY: 0 });
    expect(placement.distance).toBeCloseTo(2.917, 3);
    expect(placement.neededDepth).toBeCloseTo(2 + 2.917 + 0.6, 3);
    expect(deepEnough).toBe(true);
  });

  it('in 6 m of landscape the presenter moves to 1.77 m from the wall for the 35 mm lens', () => {
    const { placement, deepEnough } = studioOf({ shot: 'full' });
    expect(placement.focal).toBe(35);
    expect(placement.toWall).toBeCloseTo(6 - 0.6 - 3.63, 2);
    expect(deepEnough).toBe(true);
  });

  it('5 m of landscape are too short: 1.5 + 3.63 + 0.6 are needed', () => {
    const { placement, deepEnough } = studioOf({ shot: 'full', depth: 5 });
    expect(placement.neededDepth).toBeCloseTo(5.73, 2);
    expect(deepEnough).toBe(false);
  });

  it('an LED wall stands 0.6 m in front of the back wall', () => {
    const { placement } = studioOf({ background: 'led', depth: 8 });
    expect(placement.wallY).toBe(0.6);
    expect(placement.presenterY).toBeCloseTo(0.6 + 1.6, 5);
  });
});

describe('background', () => {
  it('grows from the picture by (2.917 + 2) ÷ 2.917, with 30 cm on both sides', () => {
    const { wall } = studioOf({ shot: 'full', upright: true, height: 3 });
    // Picture 2.1 × 20.25 ÷ 36 = 1.181 m wide; lens at 1.05 m.
    expect(wall.width).toBeCloseTo(1.181 * 1.6857 + 0.6, 2);
    expect(wall.height).toBeCloseTo(1.05 + 1.05 * 1.6857, 2);
  });

  it('asks for no more than the room has where a few centimetres decide', () => {
    // 2.82 m are needed in 2.80 m.
    const { wall } = studioOf({ shot: 'full', upright: true });
    expect(wall.height).toBe(room.height);
  });

  it('of a picture above the ceiling stays as high as the picture', () => {
    const { wall } = studioOf({ shot: 'full', upright: true, height: 2.6 });
    expect(wall.height).toBeCloseTo(2.82, 2);
  });

  it.each([
    ['rounds the order up to half metres', { height: 3 }, { width: 3, height: 3 }],
    ['orders no wall higher than the room', {}, { width: 3, height: 2.8 }],
    ['orders no wall wider than the room', { width: 2.7 }, { width: 2.7, height: 2.8 }],
  ])('%s', (_, change, size) => {
    const { equipment } = studioOf({ shot: 'full', upright: true, ...change });
    expect(equipment.find(({ item }) => item === 'greenWall')?.size).toEqual(size);
  });

  it('takes the coarsest pitch that blurs: 50 × 1.6 ÷ (2.8 × 2 × 2.47) = 5.8 mm allows P3.9', () => {
    const { wall, placement } = studioOf({ background: 'led', stop: 2.8, depth: 5.4 });
    expect(placement.focal).toBe(50);
    expect(wall.pitch).toBe(3.9);
  });
});

describe('cameras', () => {
  it('a close camera stands on the circle of the main one, aimed at the presenter', () => {
    const { cameras, placement } = studioOf({ shot: 'full', upright: true, cameras: 2 });
    const [, close] = cameras;
    // Waist up upright: 2.917 × 36 ÷ 1 = 105 mm.
    expect(close).toMatchObject({ role: 'close', shot: 'half', focal: 105, angle: -25 });
    expect(close?.x).toBeCloseTo(-2.917 * Math.sin((25 * Math.PI) / 180), 2);
    expect(Math.hypot(close?.x ?? 0, (close?.y ?? 0) - placement.presenterY)).toBeCloseTo(2.917, 2);
  });

  it('the fourth hangs above the table and shows 0.6 m of it', () => {
    const { cameras } = studioOf({ shot: 'table', cameras: 4 });
    // 2.8 − 0.3 − 0.75 = 1.75 m; 1.75 × 20.25 ÷ 0.6 = 59 mm, set to 60.
    expect(cameras[3]).toMatchObject({ role: 'top', z: 2.5, distance: 1.75, focal: 60 });
  });
});

describe('light', () => {
  it.each([
    [4, 800, 500],
    [4, 400, 1000],
    [2.8, 800, 245],
  ])('f/%s at 1/100 s and ISO %s needs %s lx', (stop, iso, lux) => {
    expect(exposureIlluminance(stop, iso, 1 / 100)).toBeCloseTo(lux, 6);
  });

  it('500 lx at 2 m through a softbox: 2000 cd ÷ 7.58 cd/W = 264 W, so a lamp of 300 W', () => {
    expect(lampClass(500, 2, true)).toBe(300);
  });

  it('key and fill add up to the face, at 2.25 to 1', () => {
    const { lighting } = studioOf({});
    expect((lighting.levels.key ?? 0) + (lighting.levels.fill ?? 0)).toBeCloseTo(500, 6);
    expect(lighting.ratio).toBeCloseTo(2.25, 6);
  });

  it('a lamp of one candela lights the wall by both cosines and the square of the distance', () => {
    const lamp = { x: 0, y: 2, z: 1 };
    const aim = { x: 0, y: 0, z: 1 };
    expect(illuminance(lamp, aim, aim)).toBeCloseTo(0.25, 6);
    expect(illuminance(lamp, aim, { x: 2, y: 0, z: 1 })).toBeCloseTo(0.0625, 6);
  });

  it('a green wall has two lamps, four behind a whole person, an LED wall none', () => {
    const lampsOf = (change: Partial<StudioPlan>) =>
      studioOf(change).lighting.lamps.filter(({ role }) => role === 'wall').length;
    expect(lampsOf({ shot: 'half' })).toBe(2);
    expect(lampsOf({ shot: 'full', upright: true })).toBe(4);
    expect(lampsOf({ background: 'led' })).toBe(0);
  });
});

describe('a small room', () => {
  const small = { width: 3.2, depth: 3, height: 2.6, upright: true } as const;

  it('gives the camera its distance, and the presenter what is left: 3 − 0.4 − 1.39', () => {
    const { placement, deepEnough } = studioOf(small);
    expect(placement.focal).toBe(50);
    expect(placement.toWall).toBeCloseTo(1.21, 2);
    expect(deepEnough).toBe(true);
  });

  it('is lit by strips, a softbox overhead and a reflector, between two flags', () => {
    const { equipment, lighting } = studioOf(small);
    const lights = equipment.filter(({ group }) => group === 'light');
    expect(lights.map(({ item, count }) => [item, count])).toEqual([
      ['overheadSoftbox', 1],
      ['stripLight', 2],
      ['reflector', 1],
      ['blackFlag', 2],
      ['lampStand', 4],
    ]);
    // The reflector has 0.4 of the key light: 500 ÷ 1.4.
    expect(lighting.levels.key).toBeCloseTo(357, 0);
    expect(lighting.ratio).toBeCloseTo(3.5, 6);
    expect(lighting.wall).toBeUndefined();
  });

  it.each([
    ['4 × 3 m, as the facts advise', { width: 3, depth: 4 }, false],
    ['less depth', { width: 4, depth: 3.9 }, true],
    ['less area', { width: 2.2, depth: 5 }, true],
    ['a whole person', { width: 3, depth: 3.5, shot: 'full' }, false],
    ['a set', { width: 3, depth: 3.5, background: 'set' }, false],
  ] as const)('begins below the facts: %s', (_, change, isSmall) => {
    expect(studioOf({ upright: true, ...change }).lighting.smallRoom).toBe(isSmall);
  });

  it('has goods that a presenter cannot hold before no screen on a camera of their own', () => {
    const picture = (sells: StudioPlan['sells'], background: StudioPlan['background']) =>
      studioOf({ sells, background })
        .equipment.filter(({ group, size }) => group === 'picture' && !size)
        .map(({ item, count }) => `${count} ${item}`);
    expect(picture('small', 'none')).toEqual([
      '1 camera',
      '1 goodsCamera',
      '1 tripod',
      '2 pcieCapture',
      '1 overheadArm',
    ]);
    expect(picture('clothing', 'none')).toContain('2 tripod');
    expect(picture('talk', 'none')).toEqual(['1 camera', '1 tripod', '1 usbCapture']);
    expect(picture('small', 'green')).not.toContain('1 goodsCamera');
  });
});

describe('power', () => {
  it('a circuit carries 80 % of 220 V × 10 A or 16 A', () => {
    expect(circuitLoad(10)).toBe(1760);
    expect(circuitLoad(16)).toBe(2816);
  });

  it('keeps lights and devices apart, and adds up the heat', () => {
    const plan = { ...usualPlan, ...room };
    const power = planPower(
      plan,
      [
        { group: 'light', item: 'softLamp', count: 13, watts: 150 },
        { group: 'control', item: 'computer', count: 2, watts: 650 },
        { group: 'control', item: 'ups', count: 1 },
      ],
      studioFigures,
    );
    // 1950 W need two circuits of 1760 W, 1300 W one.
    expect(power).toMatchObject({ lights: 1950, devices: 1300, neededCircuits: 3 });
    // 3 × 130 W, 24 m² × 40 W, 3 × 330 W.
    expect(power.heat).toEqual({
      equipment: 3250,
      people: 390,
      walls: 960,
      freshAir: 990,
      total: 5590,
    });
  });
});

describe('network', () => {
  it('one stream of 6.16 Mbit/s needs 12, two need 23, as the facts say', () => {
    expect(uplinkFor(6.16)).toBe(12);
    expect(uplinkFor(12.32)).toBe(23);
  });

  it('two hours of 6.16 Mbit/s are 11.1 GB twice over, as the facts say', () => {
    expect(storageFor(6.16, 2)).toBe(12);
  });

  it('takes published bit rates, and ours where there are none', () => {
    const { streams, sum } = planNetwork(
      {
        ...usualPlan,
        ...room,
        streams: [
          { platform: 'youtube', format: '1080p60' },
          { platform: 'douyin', format: '1080p60' },
        ],
      },
      studioFigures,
    );
    expect(streams.map(({ rate, source }) => [rate, source])).toEqual([
      [12.16, 'youtube'],
      [9.16, 'ours'],
    ]);
    expect(sum).toBeCloseTo(21.32, 6);
  });
});
