import type { Locale } from '../locale.ts';
import { studioLabels } from './i18n/labels.ts';
import type { StudioPlan } from './plan.ts';

const cameras: Record<Locale, (count: number) => string> = {
  zh: (count) => `${count} 机位`,
  en: (count) => (count === 1 ? 'one camera' : `${count} cameras`),
};

/** A plan in one line: `4 × 3 × 2.6 m · 绿幕 · 坐姿半身 · 2 机位`. */
export function planName(plan: StudioPlan, locale: Locale): string {
  const { shots, backgrounds } = studioLabels[locale];
  return [
    `${plan.depth} × ${plan.width} × ${plan.height} m`,
    backgrounds[plan.background],
    shots[plan.shot],
    cameras[locale](plan.cameras),
  ].join(' · ');
}
