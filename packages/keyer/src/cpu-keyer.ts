/** The keyer on the CPU: the reference that the GPU is tested against. */
import { refineEdge } from './edge.ts';
import type { Frame, Image } from './image.ts';
import { type Before, keyPixels, type Watch } from './key.ts';
import { makePlates, type Plates } from './plates.ts';
import { reduce, reduction } from './reduce.ts';
import { type KeyerSettings, settingsErrors } from './settings.ts';

export interface KeyedFrame {
  /** Straight linear colour and alpha. */
  readonly image: Image;
  /** The same before the edge was moved or softened: what the next frame is smoothed with. */
  readonly keyed: Image;
  readonly plates: Plates;
}

export interface KeyOptions {
  /** A frame of the empty screen from the same camera, of the same size. */
  readonly cleanPlate?: Frame;
  /** The frame before and its `keyed`, for smoothing. */
  readonly before?: Before;
  /** Is shown what the learned step is given; the training needs it. */
  readonly watch?: Watch;
}

/** Keys one frame. Throws a RangeError that names every wrong setting. */
export function keyFrame(
  frame: Frame,
  settings: KeyerSettings,
  options: KeyOptions = {},
): KeyedFrame {
  const errors = settingsErrors(settings);
  if (errors.length > 0) throw new RangeError(errors.join(' '));
  const factor = reduction(frame.height);
  const clean = options.cleanPlate && reduce(options.cleanPlate, factor);
  const plates = makePlates(reduce(frame, factor), settings, clean);
  const keyed = keyPixels(frame, plates, factor, settings, options.before, options.watch);
  return { image: refineEdge(keyed, settings.shrink, settings.feather), keyed, plates };
}
