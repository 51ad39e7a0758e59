import type { StudioPlan } from './plan.ts';

/**
 * How goods are filmed that the presenter must not hold, because person segmentation takes them for
 * background: by a camera of their own, above the table or beside a rail. Large ones are shown in
 * clips made beforehand. Undefined if the cameras of the plan show them.
 */
export function goodsCamera({
  background,
  sells,
}: Pick<StudioPlan, 'background' | 'sells'>): 'overhead' | 'beside' | undefined {
  if (background !== 'none') return undefined;
  switch (sells) {
    case 'small':
    case 'glossy':
      return 'overhead';
    case 'clothing':
      return 'beside';
    default:
      return undefined;
  }
}
