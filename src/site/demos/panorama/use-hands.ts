import type { RefObject } from 'react';
import { useStageHands } from '../use-stage-hands.ts';
import { type Look, turnedByKey } from './direction.ts';
import type { PanoramaView } from './panorama-view.ts';

interface Hands {
  canvas: RefObject<HTMLCanvasElement | null>;
  start: Look;
  view: PanoramaView | undefined;
}

/** Shows more of the panorama by a factor above 1, less below. */
export function zoomBy(view: PanoramaView | undefined, factor: number): void {
  view?.set({ ...view.look, fov: view.look.fov * factor });
}

/** Mouse, touch, wheel and keys on a panorama: it follows the finger. */
export function useHands({ canvas, start, view }: Hands) {
  return useStageHands({
    canvas,
    onTurn(right, down) {
      if (!view) return;
      const { yaw, pitch, fov } = view.look;
      view.set({ yaw: yaw - right * fov, pitch: pitch + down * fov, fov });
    },
    onZoom: (factor) => zoomBy(view, factor),
    onKey(key) {
      const moved = view && turnedByKey(view.look, key, start);
      if (moved) view.set(moved);
      return moved !== undefined;
    },
  });
}
