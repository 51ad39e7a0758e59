import type { Goods } from '#contracts/enums/rooms.ts';
import type { FigureKey } from './figures.ts';

/** What a plan needs: each quantity must reach the lower bound of the figure named here. */
export type Needs = Partial<Record<'area' | 'width' | 'depth' | 'height', FigureKey>>;

/** One way to set up a room. */
export interface Plan {
  needs: Needs;
  /**
   * `software`: the customer's own equipment with our programs; `room`: a complete room, or
   * software while the budget is below its price; `large-room`: the upper end of that price.
   */
  budget: 'software' | 'room' | 'large-room';
  /** The product of the software form of the plan. */
  software: 'cyan' | 'app';
  /** Slug of the document to read (Chinese) and of the article (English). */
  reading: { zh: string; en: string };
}

/**
 * The plans with the facts that they depend on. A green screen must be deep enough for the shot; the
 * small one makes do with less, lit as the document small-room-lighting says. An LED wall needs
 * depth for its pixels to blur; a built set needs room for the camera only, and person segmentation
 * nothing behind the presenter.
 */
export const plans = {
  'screen-waist': {
    needs: {
      area: 'room-area-waist',
      depth: 'room-depth-green-screen-waist',
      height: 'room-height-waist',
    },
    budget: 'room',
    software: 'cyan',
    reading: { zh: 'green-screen-lighting', en: 'led-wall-or-green-screen' },
  },
  'screen-small': {
    needs: {
      area: 'room-area-small',
      width: 'room-width-screen',
      depth: 'room-depth-green-screen-small',
      height: 'room-height-waist',
    },
    budget: 'room',
    software: 'cyan',
    reading: { zh: 'small-room-lighting', en: 'led-wall-or-green-screen' },
  },
  'screen-full-length': {
    needs: {
      area: 'room-area-full-length',
      depth: 'room-depth-green-screen-full-length',
      height: 'room-height-full-length',
    },
    budget: 'room',
    software: 'cyan',
    reading: { zh: 'green-screen-lighting', en: 'led-wall-or-green-screen' },
  },
  'screen-group': {
    needs: {
      area: 'room-area-group',
      depth: 'room-depth-green-screen-full-length',
      height: 'room-height-group',
    },
    budget: 'room',
    software: 'cyan',
    reading: { zh: 'multicam-genlock', en: 'led-wall-or-green-screen' },
  },
  'led-fixed': {
    needs: {
      area: 'room-area-full-length',
      depth: 'room-depth-led',
      height: 'room-height-full-length',
    },
    budget: 'large-room',
    software: 'cyan',
    reading: { zh: 'led-wall-moire', en: 'led-wall-or-green-screen' },
  },
  'led-moving': {
    needs: {
      area: 'room-area-group',
      depth: 'room-depth-led-moving',
      height: 'room-height-group',
    },
    budget: 'large-room',
    software: 'cyan',
    reading: { zh: 'led-wall-moire', en: 'led-wall-or-green-screen' },
  },
  'built-set': {
    needs: { depth: 'room-depth-set', height: 'room-height-waist' },
    budget: 'room',
    software: 'app',
    reading: { zh: 'three-point-lighting', en: 'led-panel-colour-quality' },
  },
  segmentation: {
    needs: { depth: 'room-depth-segmentation' },
    budget: 'software',
    software: 'cyan',
    reading: { zh: 'person-matting', en: 'led-wall-or-green-screen' },
  },
} as const satisfies Record<string, Plan>;

export type PlanKey = keyof typeof plans;

/**
 * The plans for what is sold, best first. Goods in the hand rule out person segmentation, which cuts
 * them off; glossy goods mirror a green screen but not a real background.
 */
export const preferences: Record<Goods, readonly [PlanKey, ...PlanKey[]]> = {
  talk: ['screen-waist', 'screen-small', 'segmentation'],
  small: ['screen-waist', 'screen-small', 'built-set'],
  glossy: ['led-fixed', 'built-set'],
  clothing: ['screen-full-length', 'screen-waist', 'screen-small', 'built-set'],
  large: ['led-moving', 'screen-group', 'screen-full-length', 'screen-waist', 'screen-small'],
};

/** For goods that no plan suits: they are filmed apart from the presenter, never in the hand. */
export const makeshift: PlanKey = 'segmentation';

/** What to read if nothing fits, or if the room must be measured first. */
export const surveyReading = { zh: 'room-survey', en: 'led-wall-or-green-screen' };
