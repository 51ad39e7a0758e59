import { type RoomAnswers, roomAnswers } from '#contracts/enums/rooms.ts';
import { rangeOf } from '#contracts/room-ranges.ts';
import { atLeast, type StudioFigures } from '#contracts/studio-plan/figures.ts';
import { type StudioPlan, usualPlan, withinBounds } from '#contracts/studio-plan/plan.ts';
import type { PlanKey } from '../plans.ts';

/**
 * What each plan of the room chooser is in the configurator. In shallow rooms the camera is upright: it
 * shows the waist from nearer.
 */
const settings: Record<PlanKey, Partial<StudioPlan>> = {
  'screen-waist': { shot: 'half', background: 'green' },
  'screen-small': { shot: 'half', background: 'green', upright: true },
  'screen-full-length': { shot: 'full', background: 'green', upright: true },
  'screen-group': { shot: 'full', background: 'green', cameras: 2 },
  'led-fixed': { shot: 'half', background: 'led', stop: 2.8 },
  'led-moving': { shot: 'full', background: 'led', stop: 2.8, cameras: 2 },
  'built-set': { shot: 'half', background: 'set' },
  segmentation: { shot: 'half', background: 'none', upright: true },
};

/** A studio plan from the answers of the room chooser and the plan that it advises. */
export function planOfAnswers(
  answers: RoomAnswers,
  advised: PlanKey,
  figures: StudioFigures,
): StudioPlan {
  const setting = settings[advised];
  const unknown = setting.shot === 'full' ? 'full-length' : 'waist';
  const depth =
    lengthOf(answers.depth, roomAnswers.depth) ?? atLeast(figures, `room-length-${unknown}`);
  const area = lengthOf(answers.area, roomAnswers.area);
  return {
    ...usualPlan,
    ...setting,
    sells: answers.sells,
    budget: answers.budget,
    depth: withinBounds('depth', depth),
    width: withinBounds('width', area ? area / depth : atLeast(figures, `room-width-${unknown}`)),
    height: withinBounds(
      'height',
      lengthOf(answers.height, roomAnswers.height) ?? atLeast(figures, `room-height-${unknown}`),
    ),
  };
}

/**
 * A quantity for an answer that is a range: its middle, or for one without an end a tenth beyond it.
 * Undefined if the visitor does not know.
 */
function lengthOf(answer: string, answers: readonly string[]): number | undefined {
  if (answer === 'unknown' || !answers.includes(answer)) return undefined;
  const { from, to } = rangeOf(answer);
  if (from === 0) return to * 0.9;
  return to === Number.POSITIVE_INFINITY ? from * 1.1 : (from + to) / 2;
}
