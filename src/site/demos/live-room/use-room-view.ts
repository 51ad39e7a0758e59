import { type RefObject, useEffect, useRef, useState } from 'react';
import { useActive } from '../use-active.ts';
import type { RoomState } from './room-state.ts';
import { RoomView } from './view.ts';

export type RoomStatus = 'loading' | 'ready' | 'no-webgl' | 'lost' | 'failed';

/** Pixels per CSS pixel at most. */
const RATIO = { phone: 1.5, desk: 2 };

interface RoomElements {
  stage: RefObject<HTMLDivElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  /** Receives each new picture of a camera. */
  paint(camera: number, source: HTMLCanvasElement): void;
  /** Called after each frame, for what is drawn over the picture. */
  onFrame(view: RoomView, now: number): void;
}

/** The view of a canvas: made once, sized with its stage, drawn while it is seen. */
export function useRoomView(state: RoomState, elements: RoomElements) {
  const [attempt, setAttempt] = useState(0);
  const [view, setView] = useState<RoomView>();
  const [status, setStatus] = useState<RoomStatus>('loading');
  const active = useActive(elements.stage);
  const latest = useRef({ state, elements });
  latest.current = { state, elements };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt makes a new view.
  useEffect(() => {
    const canvas = latest.current.elements.canvas.current;
    if (!canvas) return;
    let over = false;
    let made: RoomView | undefined;
    const lose = (event: Event) => {
      event.preventDefault();
      over = true;
      setView(undefined);
      setStatus('lost');
    };
    canvas.addEventListener('webglcontextlost', lose);
    setStatus('loading');
    if (!canvas.getContext('webgl2', { antialias: true })) {
      setStatus('no-webgl');
      return;
    }
    RoomView.create(canvas, latest.current.state).then(
      (created) => {
        made = created;
        if (over) created.dispose();
        else {
          setView(created);
          setStatus('ready');
        }
      },
      () => {
        if (!over) setStatus('failed');
      },
    );
    return () => {
      over = true;
      canvas.removeEventListener('webglcontextlost', lose);
      made?.dispose();
    };
  }, [attempt]);

  useEffect(() => {
    // A set whose pictures do not load is not shown; the next choice tries again.
    view?.show(state).catch(() => setStatus('failed'));
  }, [view, state]);

  useEffect(() => {
    const box = latest.current.elements.stage.current;
    if (!view || !box) return;
    const fit = () => {
      const limit = matchMedia('(pointer: coarse)').matches ? RATIO.phone : RATIO.desk;
      view.resize(box.clientWidth, box.clientHeight, Math.min(devicePixelRatio, limit));
    };
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    return () => observer.disconnect();
  }, [view]);

  useEffect(() => {
    if (!view || !active) return;
    let request = 0;
    const frame = (now: number) => {
      request = requestAnimationFrame(frame);
      const { canvas, paint, onFrame } = latest.current.elements;
      onFrame(view, now);
      const drawn = view.draw(now, paint);
      if (!canvas.current) return;
      canvas.current.dataset.idle = String(!drawn);
      if (!drawn) return;
      canvas.current.dataset.frames = String(drawn.frames);
      canvas.current.dataset.calls = String(drawn.calls);
    };
    request = requestAnimationFrame(frame);
    return () => {
      cancelAnimationFrame(request);
      view.pause();
    };
  }, [view, active]);

  /** Tries once more, with a new canvas: a lost one does not come back everywhere. */
  const retry = () => {
    setStatus('loading');
    setAttempt((before) => before + 1);
  };
  return { view, status, attempt, retry };
}
