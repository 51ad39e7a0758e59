import { expect, test } from 'vitest';
import type { Locale } from '#contracts/locale.ts';
import { studioFigures } from '#tests/support/studio-figures.ts';
import { usualPlan } from '../plan.ts';
import { planStudio } from '../studio.ts';
import { describeStudio } from './describe.ts';

test.each<[Locale, string]>([
  ['zh', '2 近景 · 半身 · 竖向'],
  ['en', '2 Close · Waist up · upright'],
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
