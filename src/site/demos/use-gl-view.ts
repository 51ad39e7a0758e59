import { type RefObject, useEffect, useRef, useState } from 'react';

export type GlStatus = 'loading' | 'ready' | 'no-webgl' | 'lost' | 'failed';

/** Losses of the context after which no new one is tried by itself. */
const MOST_LOSSES = 2;

interface GlView<View> {
  canvas: RefObject<HTMLCanvasElement | null>;
  antialias: boolean;
  /** Another one makes another view. */
  of?: unknown;
  /** Makes the view; what it made last is disposed of. */
  make(gl: WebGL2RenderingContext, element: HTMLCanvasElement): View | Promise<View>;
}

/**
 * A view on a canvas that lives through one loss of its context; each attempt has a canvas of its
 * own. Whoever uses it says when the view is ready.
 */
export function useGlView<View extends { refresh(): void; dispose(): void }>(wanted: GlView<View>) {
  const [status, setStatus] = useState<GlStatus>('loading');
  const [attempt, setAttempt] = useState(0);
  const [view, setView] = useState<View>();
  const losses = useRef(0);
  const latest = useRef(wanted);
  latest.current = wanted;
  const { canvas, of } = wanted;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt makes a new view.
  useEffect(() => {
    const element = canvas.current;
    const { antialias, make } = latest.current;
    // Kept after drawing, so that it can be saved.
    const gl = element?.getContext('webgl2', { antialias, preserveDrawingBuffer: true });
    if (!element || !gl) {
      setStatus('no-webgl');
      return;
    }
    let isOver = false;
    let made: View | undefined;
    const lose = (event: Event) => {
      event.preventDefault();
      isOver = true;
      losses.current += 1;
      // It would go on to tell of its last picture, which would count as one of the next view.
      made?.dispose();
      made = undefined;
      setView(undefined);
      const isTriedAgain = losses.current < MOST_LOSSES;
      setStatus(isTriedAgain ? 'loading' : 'lost');
      if (isTriedAgain) setAttempt((before) => before + 1);
    };
    element.addEventListener('webglcontextlost', lose);
    const begin = async () => {
      const view = await make(gl, element);
      if (isOver) return view.dispose();
      made = view;
      setView(view);
    };
    begin().catch(() => {
      if (!isOver) setStatus('failed');
    });
    return () => {
      isOver = true;
      element.removeEventListener('webglcontextlost', lose);
      made?.dispose();
    };
  }, [attempt, of]);

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
  return { view, status, setStatus, attempt, retry };
}
