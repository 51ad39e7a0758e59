import type { Trousers } from './bottoms.ts';
import type { Top } from './tops.ts';

/** A blouse in wide trousers, a loose shirt, a crew T-shirt, a jacket, a long coat, or a dress to the calf. */
export type Outfit = 'blouse' | 'shirt' | 'crew' | 'suit' | 'coat' | 'dress';

/** Cuts of the tops; lengths in metres. */
export const tops: Record<Outfit, Top> = {
  blouse: {
    hem: 0,
    tucked: true,
    ease: 0.017,
    folds: 0.0095,
    sleeve: 0.053,
    covers: 1,
    collar: 'band',
  },
  shirt: { hem: 0.2, ease: 0.02, folds: 0.011, sleeve: 0.056, covers: 1, collar: 'band' },
  crew: { hem: 0.16, ease: 0.014, folds: 0.009, sleeve: 0.064, covers: 0.34, collar: 'round' },
  suit: {
    hem: 0.22,
    ease: 0.02,
    folds: 0.006,
    sleeve: 0.058,
    covers: 1,
    collar: 'lapel',
    sharp: true,
  },
  coat: {
    hem: 0.42,
    ease: 0.02,
    folds: 0.0035,
    sleeve: 0.06,
    covers: 1,
    collar: 'lapel',
    sharp: true,
    straight: true,
  },
  dress: {
    hem: 0,
    tucked: true,
    ease: 0.008,
    folds: 0.005,
    sleeve: 0.05,
    covers: 0.86,
    collar: 'round',
  },
};

/** Trousers that go with each top. */
export const legwear: Record<Exclude<Outfit, 'dress'>, Trousers> = {
  blouse: { cut: [0.09, 0.078, 0.096], folds: 0.015 },
  shirt: { cut: [0.086, 0.064, 0.054], folds: 0.011 },
  crew: { cut: [0.088, 0.067, 0.058], folds: 0.013 },
  suit: { cut: [0.086, 0.064, 0.056], folds: 0.006 },
  coat: { cut: [0.086, 0.064, 0.056], folds: 0.006 },
};
