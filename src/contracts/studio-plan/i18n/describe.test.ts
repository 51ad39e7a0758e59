import { expect, test } from 'vitest';
import type { Locale } from '#contracts/locale.ts';
import { studioFigures } from '#tests/support/studio-figures.ts';
import { usualPlan } from '../plan.ts';
import { planStudio } from '../studio.ts';
import { describeStudio } from './describe.ts';

test.each<[Locale, string]>([
  ['zh', '2 近景 · 半身 · 竖向'],
  ['en', '2 Close · Waist up · Portrait'],
])(
  'the close camera of a full-length shot does not have the presenter sit: %s',
  (locale, label) => {
    const plan = { ...usualPlan, width: 6, depth: 8, height: 3, upright: true, cameras: 2 };
    const studio = planStudio({ ...plan, shot: 'full' }, studioFigures);
    const cameras = describeStudio(studio, studioFigures, locale).find(
      ({ key }) => key === 'cameras',
    );
    expect(cameras?.rows[1]?.label).toBe(label);
  },
);

test.each<[Locale, string, string]>([
  ['zh', '贴后墙，居中', '在地面'],
  ['en', 'at the back wall, in the middle', 'on the floor'],
])('no position is 0.00 m from anything: %s', (locale, wall, floor) => {
  const studio = planStudio({ ...usualPlan, width: 5, depth: 8, height: 3.5 }, studioFigures);
  const positions = describeStudio(studio, studioFigures, locale).find(
    ({ key }) => key === 'positions',
  );
  expect(positions?.rows[0]?.value).toContain(wall);
  expect(positions?.rows[1]?.value).toContain(floor);
});
