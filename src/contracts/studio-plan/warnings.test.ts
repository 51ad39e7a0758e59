import { describe, expect, it, test } from 'vitest';
import { locales } from '#contracts/locale.ts';
import { studioFigures } from '#tests/support/studio-figures.ts';
import { evennessLimit } from './evenness.ts';
import { describeStudio } from './i18n/describe.ts';
import { warningTexts } from './i18n/warnings.ts';
import { backgrounds, type StudioPlan, shots, usualPlan } from './plan.ts';
import { planStudio } from './studio.ts';
import { findWarnings, type WarningId } from './warnings.ts';

const roomy: StudioPlan = { ...usualPlan, width: 6, depth: 8, height: 3.5, upright: true };
const warningsOf = (plan: StudioPlan) =>
  findWarnings(planStudio(plan, studioFigures), studioFigures);
const find = (plan: StudioPlan, id: WarningId) =>
  warningsOf(plan).find((warning) => warning.id === id);

it('a roomy studio has none', () => {
  expect(warningsOf(roomy)).toEqual([]);
});

describe('each problem is found, and its fix was tried', () => {
  test.each<[WarningId, Partial<StudioPlan>, Partial<StudioPlan> | undefined]>([
    ['depth', { shot: 'full', upright: false, depth: 5 }, { upright: true }],
    ['tight', { background: 'led', stop: 2.8, depth: 5.5 }, { background: 'green' }],
    ['spill', { upright: false, depth: 4.2, width: 3 }, { upright: true }],
    ['perspective', { depth: 4 }, undefined],
    ['evenness', { upright: false, width: 3, depth: 4 }, { upright: true }],
    ['wall-width', { upright: false, width: 3 }, { upright: true }],
    ['height', { shot: 'full', height: 2.7 }, { shot: 'half' }],
    ['glossy', { sells: 'glossy' }, { background: 'led', stop: 2.8 }],
    ['segmentation', { sells: 'small', background: 'none' }, { background: 'green' }],
    ['focus', { stop: 2.8 }, { stop: 4 }],
    ['overhead', { cameras: 4 }, { cameras: 3 }],
    ['circuits', { circuits: 1 }, { circuits: 2 }],
    [
      'unpublished',
      { streams: [{ platform: 'douyin', format: '2160p30' }] },
      { streams: [{ platform: 'douyin', format: '1080p60' }] },
    ],
    ['budget', { budget: 'under_50' }, undefined],
  ])('%s', (id, change, fix) => {
    const warning = find({ ...roomy, ...change }, id);
    expect(warning?.id).toBe(id);
    expect(warning?.fix).toEqual(fix);
  });
});

it('advises to sit only a presenter who stands', () => {
  const advice = (shot: StudioPlan['shot']) => {
    const warning = find({ ...roomy, shot, height: 2.4 }, 'height');
    return warning && warningTexts.zh.height(warning.values).change;
  };
  expect(advice('full')).toContain('坐着讲');
  for (const shot of ['half', 'table'] as const) {
    expect(advice(shot)).toContain('换一间更高的房间');
  }
});

it('allows half a stop on the wall of a room three or four metres deep, else a third', () => {
  const limits = [3, 4, 4.2, 5, 8].map((depth) =>
    Math.log2(evennessLimit({ ...roomy, depth }, studioFigures)).toFixed(2),
  );
  expect(limits).toEqual(['0.50', '0.50', '0.50', '0.33', '0.33']);
});

it('says by how much a room is too short', () => {
  const plan = { ...roomy, shot: 'full' as const, upright: false, depth: 5 };
  const depth = find(plan, 'depth');
  expect(depth?.severity).toBe('bad');
  expect(depth?.values.need).toBeCloseTo(5.73, 2);
});

/** Rooms of all sizes with all framings and backgrounds. */
const plans = [2.5, 5, 12].flatMap((depth) =>
  [2.5, 7].flatMap((width) =>
    shots.flatMap((shot) =>
      backgrounds.flatMap((background) =>
        [1, 4].flatMap((cameras) =>
          [false, true].map((upright) => ({
            ...usualPlan,
            sells: 'glossy' as const,
            depth,
            width,
            height: 2.6,
            shot,
            background,
            cameras,
            upright,
          })),
        ),
      ),
    ),
  ),
);

it('every fix removes its warning, and the worst come first', () => {
  const order = ['bad', 'warn', 'note'];
  for (const plan of plans) {
    const warnings = warningsOf(plan);
    const ranks = warnings.map(({ severity }) => order.indexOf(severity));
    expect(ranks).toEqual([...ranks].sort());
    for (const { id, fix } of warnings) {
      if (fix)
        expect(find({ ...plan, ...fix }, id), `${id} of ${JSON.stringify(plan)}`).toBeUndefined();
    }
  }
});

it.each(locales)('has words in %s for every plan, without gaps', (locale) => {
  for (const plan of plans) {
    const studio = planStudio(plan, studioFigures);
    const words = [
      ...findWarnings(studio, studioFigures).map(({ id, values }) =>
        warningTexts[locale][id](values),
      ),
      ...describeStudio(studio, studioFigures, locale),
    ];
    expect(JSON.stringify(words), JSON.stringify(plan)).not.toMatch(/undefined|NaN|Infinity|""/);
  }
});
