import { type RefObject, useEffect, useRef } from 'react';
import type { Picture } from '#contracts/picture.ts';
import { useGlView } from '../use-gl-view.ts';
import type { Look } from './direction.ts';
import { loadPicture, panoramaWidths, savesData } from './panorama-picture.ts';
import { PanoramaView } from './panorama-view.ts';

interface Panorama {
  canvas: RefObject<HTMLCanvasElement | null>;
  picture: Picture;
  /** Base path of the site, with slashes at both ends. */
  basePath: string;
  /** Degrees from the left to the right edge of the panorama. */
  width: number;
  start: Look;
  /** Called after each picture, for what is laid over it. */
  onDraw(look: Look, aspect: number): void;
}

/** The view of a panorama on a canvas, with its picture; each attempt has a canvas of its own. */
export function usePanorama({ canvas, picture, basePath, width, start, onDraw }: Panorama) {
  const latest = useRef({ look: start, onDraw });
  latest.current.onDraw = onDraw;
  const { view, status, setStatus, attempt, retry } = useGlView({
    canvas,
    antialias: false,
    of: width,
    make: (gl, element) =>
      new PanoramaView(gl, {
        canvas: element,
        width,
        look: latest.current.look,
        onDraw(look, aspect) {
          latest.current.look = look;
          latest.current.onDraw(look, aspect);
        },
      }),
  });

  // The look stays while the light changes; only the last choice is shown.
  useEffect(() => {
    if (!view) return;
    let isOver = false;
    const load = async () => {
      for (const size of panoramaWidths(picture, savesData())) {
        const image = await loadPicture(basePath, picture, size);
        if (isOver) return;
        view.show(image);
        setStatus('ready');
      }
    };
    load().catch(() => {
      // A picture that is shown already stays.
      if (!isOver) setStatus((before) => (before === 'ready' ? before : 'failed'));
    });
    return () => {
      isOver = true;
    };
  }, [view, picture, basePath, setStatus]);

  return { view, status, attempt, retry };
}
