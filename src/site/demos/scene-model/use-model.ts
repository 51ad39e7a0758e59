import { type RefObject, useEffect, useRef } from 'react';
import type { Scene } from '#api/scenes/contract.ts';
import { useBasePath } from '#ui/host.tsx';
import { useGlView } from '../use-gl-view.ts';
import { useStageHands } from '../use-stage-hands.ts';
import { loadModel } from './load-model.ts';
import { ModelView } from './model-view.ts';
import { type Orbit, turnedByKey } from './orbit.ts';

/** Degrees that a drag over the height of the picture turns. */
const TURN = 110;

interface Model {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** Name of the GLB file in the file store. */
  file: string;
  light: Scene['variants'][number];
  start: Orbit;
  /** Called after each picture, for what is laid over it. */
  onDraw(view: ModelView): void;
}

/** The view of a model on a canvas, with hands and keys that walk around in it. */
export function useModel({ canvas, file, light, start, onDraw }: Model) {
  const address = `${useBasePath()}files/${file}`;
  const latest = useRef({ orbit: start, from: start, onDraw });
  latest.current.onDraw = onDraw;
  const { view, status, setStatus, attempt, retry } = useGlView<ModelView>({
    canvas,
    antialias: true,
    async make(gl, element) {
      const model = await loadModel(address);
      const { orbit, from } = latest.current;
      return new ModelView(gl, {
        canvas: element,
        model,
        orbit,
        from,
        onDraw(drawn) {
          latest.current.orbit = drawn.orbit;
          latest.current.onDraw(drawn);
          setStatus('ready');
        },
      });
    },
  });

  useEffect(() => {
    view?.light(light.key, light.daylight);
  }, [view, light]);

  const zoom = (factor: number) => {
    if (view) view.set({ ...view.orbit, distance: view.orbit.distance * factor });
  };
  const hands = useStageHands({
    canvas,
    onTurn(right, down) {
      if (!view) return;
      const { azimuth, elevation } = view.orbit;
      view.set({
        ...view.orbit,
        azimuth: azimuth - right * TURN,
        elevation: elevation + down * TURN,
      });
    },
    onZoom: zoom,
    onKey(key) {
      const moved = view && turnedByKey(view.orbit, key, latest.current.from);
      if (moved) view.set(moved);
      return moved !== undefined;
    },
  });

  /** Walks to a camera of the scene. */
  const walkTo = (camera: Orbit) => {
    latest.current.from = camera;
    view?.walkTo(camera, matchMedia('(prefers-reduced-motion: reduce)').matches);
  };
  return { view, status, attempt, retry, hands, zoom, walkTo };
}
