import { budgetRange } from '#contracts/room-ranges.ts';
import { evennessLimit } from './evenness.ts';
import { atLeast, atMost, type StudioFigureKey, type StudioFigures } from './figures.ts';
import { isPublished } from './network.ts';
import { PERSPECTIVE_M, TOLERANCE_M } from './optics.ts';
import { isDeliveredComplete, isSeated, planNumbers, type StudioPlan } from './plan.ts';
import type { Studio } from './studio.ts';

interface Finding {
  severity: 'bad' | 'warn' | 'note';
  /** The figures of its sentence. */
  values: Record<string, number>;
  /** Changes that may help, the smallest first; `findWarnings` tries them. */
  candidates: readonly Partial<StudioPlan>[];
}

/** Looks for one problem; undefined if it is not there. */
type Check = (studio: Studio, figures: StudioFigures) => Finding | undefined;

/** The camera turned, and a closer shot: what saves depth. */
const smaller: readonly Partial<StudioPlan>[] = [
  { upright: true },
  { shot: 'half' },
  { shot: 'half', upright: true },
];

/** Up to one stop a wall still keys, with several samples. Source: document green-screen-lighting. */
const KEYED_EVENNESS = 2;

/** Every check by the name of its warning, in the order of the list. */
export const checks = {
  /** Background, presenter and camera need more depth than there is. */
  depth: ({ plan, placement, deepEnough }) =>
    deepEnough
      ? undefined
      : {
          severity: 'bad',
          values: { need: placement.neededDepth, have: plan.depth },
          candidates: [...smaller, { shot: 'table' }, { shot: 'table', upright: true }],
        },

  /** It fits, but the facts advise more depth. */
  tight: ({ plan, lighting, deepEnough }, figures) => {
    const advised = atLeast(
      figures,
      lighting.smallRoom ? 'room-depth-green-screen-small' : advisedDepth(plan),
    );
    if (!deepEnough || plan.depth >= advised) return undefined;
    return {
      severity: plan.background === 'led' ? 'warn' : 'note',
      values: { advised, have: plan.depth },
      candidates: plan.background === 'led' ? [{ background: 'green' }, { background: 'set' }] : [],
    };
  },

  /** Too close to a green wall: shadows and spill. */
  spill: ({ plan, placement, lighting }, figures) => {
    const preferred = atLeast(
      figures,
      lighting.smallRoom ? 'presenter-to-screen-small' : 'presenter-to-screen-preferred',
    );
    if (plan.background !== 'green' || placement.toWall >= preferred - TOLERANCE_M)
      return undefined;
    return {
      severity: 'warn',
      values: { distance: placement.toWall, preferred },
      candidates: smaller,
    };
  },

  /** A camera so close that it enlarges nose and hands. */
  perspective: ({ plan, placement }) =>
    placement.distance >= PERSPECTIVE_M - TOLERANCE_M
      ? undefined
      : {
          severity: 'note',
          values: { distance: placement.distance, least: PERSPECTIVE_M },
          candidates: plan.upright ? [{ upright: false }] : [],
        },

  /** The picture is wider than any wall in this room. */
  'wall-width': ({ plan, wall }) =>
    (plan.background !== 'green' && plan.background !== 'led') || wall.width <= plan.width
      ? undefined
      : {
          severity: 'warn',
          values: { need: wall.width, have: plan.width },
          candidates: [{ upright: true }, { cameras: 1 }, { upright: true, cameras: 1 }],
        },

  /** The picture reaches above the wall and shows the ceiling. */
  'wall-height': ({ plan, wall }) =>
    plan.background === 'none' || wall.height <= plan.height
      ? undefined
      : {
          severity: 'warn',
          values: { need: wall.height, have: plan.height },
          candidates: [{ upright: false }, { shot: 'half' }, { shot: 'half', upright: false }],
        },

  /** Lamps need height above the head. */
  height: ({ plan }, figures) => {
    const seated = isSeated(plan.shot);
    const need = atLeast(figures, seated ? 'room-height-waist' : 'room-height-full-length');
    return plan.height >= need
      ? undefined
      : {
          severity: 'warn',
          values: { need, have: plan.height, seated: Number(seated) },
          candidates: seated ? [] : [{ shot: 'half' }],
        };
  },

  /** Glossy goods mirror a green wall. */
  glossy: ({ plan }) =>
    plan.background !== 'green' || plan.sells !== 'glossy'
      ? undefined
      : {
          severity: 'warn',
          values: {},
          candidates: [{ background: 'led', stop: 2.8 }, { background: 'set' }],
        },

  /** Person segmentation takes goods in the hand for background. */
  segmentation: ({ plan }) =>
    plan.background !== 'none' || plan.sells === 'talk'
      ? undefined
      : {
          severity: 'warn',
          values: {},
          candidates: [{ background: 'green' }, { background: 'set' }],
        },

  /** No common LED wall is fine enough for this lens and distance. */
  moire: ({ wall }) =>
    wall.pitch !== null
      ? undefined
      : {
          severity: 'bad',
          values: {},
          candidates: [{ stop: 2.8 }, { upright: false }, { background: 'green', stop: 4 }],
        },

  /** An open aperture blurs hands and goods, and with them the edge of the key. */
  focus: ({ plan }) =>
    plan.background !== 'green' || plan.stop >= 4
      ? undefined
      : { severity: 'note', values: { stop: plan.stop }, candidates: [{ stop: 4 }] },

  /** The nine points differ by more than the acceptance limit; above one stop keying suffers. */
  evenness: ({ plan, lighting: { wall } }, figures) => {
    const limit = evennessLimit(plan, figures);
    if (!wall || wall.evenness <= limit) return undefined;
    return {
      severity: wall.evenness > KEYED_EVENNESS ? 'warn' : 'note',
      values: { stops: Math.log2(wall.evenness), limit: Math.log2(limit) },
      candidates: smaller,
    };
  },

  /** A camera above the table without a grid needs an arm. */
  overhead: ({ plan, cameras }) =>
    plan.grid || !cameras.some(({ role }) => role === 'top')
      ? undefined
      : { severity: 'note', values: {}, candidates: [{ cameras: 3 }] },

  /** Fewer circuits than lights and devices need. */
  circuits: ({ plan, power: { neededCircuits, perCircuit } }) =>
    plan.circuits >= neededCircuits
      ? undefined
      : {
          severity: 'bad',
          values: { need: neededCircuits, have: plan.circuits, load: perCircuit },
          candidates: [
            { circuits: Math.min(neededCircuits, planNumbers.circuits.max) },
            { amps: 16 },
            { amps: 16, circuits: planNumbers.circuits.max },
          ],
        },

  /** 4K to a platform that publishes no figure for it. */
  unpublished: ({ plan }) => {
    const isRisky = ({ platform, format }: StudioPlan['streams'][number]) =>
      !isPublished(platform) && format.startsWith('2160');
    if (!plan.streams.some(isRisky)) return undefined;
    const streams = plan.streams.map((stream) =>
      isRisky(stream) ? { ...stream, format: '1080p60' as const } : stream,
    );
    return { severity: 'warn', values: {}, candidates: [{ streams }] };
  },

  /** The budget does not reach a complete room, or with an LED wall the upper end of its price. */
  budget: ({ plan }, figures) => {
    if (plan.budget === 'undecided' || !isDeliveredComplete(plan)) return undefined;
    const [from, to] = [atLeast(figures, 'price-live-room'), atMost(figures, 'price-live-room')];
    const led = plan.background === 'led';
    if (budgetRange(plan.budget).to > (led ? to : from)) return undefined;
    return {
      severity: led ? 'warn' : 'note',
      values: { from, to, cyan: atLeast(figures, 'price-cyan-year') },
      candidates: led ? [{ background: 'green' }] : [],
    };
  },
} satisfies Record<string, Check>;

/** The depth that the facts advise for a background and framing. */
function advisedDepth({ background, shot, cameras }: StudioPlan): StudioFigureKey {
  switch (background) {
    case 'green':
      return shot === 'full'
        ? 'room-depth-green-screen-full-length'
        : 'room-depth-green-screen-waist';
    case 'led':
      return cameras > 1 ? 'room-depth-led-moving' : 'room-depth-led';
    case 'set':
      return 'room-depth-set';
    case 'none':
      return 'room-depth-segmentation';
  }
}
