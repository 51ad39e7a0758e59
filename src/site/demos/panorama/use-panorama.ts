import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Picture } from '#contracts/picture.ts';
import type { Look } from './direction.ts';
import { loadPicture, panoramaWidths, savesData } from './panorama-picture.ts';
import { PanoramaView } from './panorama-view.ts';

export type PanoramaStatus = 'loading' | 'ready' | 'no-webgl' | 'lost' | 'failed';

/** Losses of the context after which no new one is tried by itself. */
const MOST_LOSSES = 2;

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
  const [status, setStatus] = useState<PanoramaStatus>('loading');
  const [attempt, setAttempt] = useState(0);
  const [view, setView] = useState<PanoramaView>();
  const losses = useRef(0);
  const latest = useRef({ look: start, onDraw });
  latest.current.onDraw = onDraw;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt makes a new view.
  useEffect(() => {
    const element = canvas.current;
    // Kept after drawing, so that it can be saved.
    const gl = element?.getContext('webgl2', { antialias: false, preserveDrawingBuffer: true });
    if (!element || !gl) {
      setStatus('no-webgl');
      return;
    }
    const lose = (event: Event) => {
      event.preventDefault();
      losses.current += 1;
      setView(undefined);
      if (losses.current < MOST_LOSSES) setAttempt((before) => before + 1);
      else setStatus('lost');
    };
    element.addEventListener('webglcontextlost', lose);
    let made: PanoramaView | undefined;
    try {
      made = new PanoramaView(gl, {
        canvas: element,
        width,
        look: latest.current.look,
        onDraw(look, aspect) {
          latest.current.look = look;
          latest.current.onDraw(look, aspect);
        },
      });
      setView(made);
    } catch {
      setStatus('failed');
    }
    return () => {
      element.removeEventListener('webglcontextlost', lose);
      made?.dispose();
    };
  }, [attempt, width]);

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
  }, [view, picture, basePath]);

  useEffect(() => {
    const element = canvas.current;
    if (!view || !element) return;
    const observer = new ResizeObserver(() => view.refresh());
    observer.observe(element);
    return () => observer.disconnect();
  }, [view, canvas]);

  /** Tries once more, with a new canvas: a lost one does not come back everywhere. */
  const retry = () => {
    losses.current = 0;
    setStatus('loading');
    setAttempt((before) => before + 1);
  };
  return { view, status, attempt, retry };
}
