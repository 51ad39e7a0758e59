import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
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
  const fingers = useRef(new Map<number, { x: number; y: number }>());

  // React listens passively to the wheel, so that it could not keep the page from zooming.
  useEffect(() => {
    const element = canvas.current;
    const zoom = (event: WheelEvent) => {
      // Without a key the wheel scrolls the page; pinching on a touchpad reports the control key.
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomBy(view, Math.exp(event.deltaY * 0.004));
    };
    element?.addEventListener('wheel', zoom, { passive: false });
    return () => element?.removeEventListener('wheel', zoom);
  });

  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    const finger = fingers.current.get(event.pointerId);
    if (!finger || !view) return;
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    const apart = other && Math.hypot(finger.x - other.x, finger.y - other.y);
    Object.assign(finger, { x: event.clientX, y: event.clientY });
    const zoom = other
      ? (apart ?? 1) / Math.max(1, Math.hypot(finger.x - other.x, finger.y - other.y))
      : 1;
    // Each of two fingers turns half as far.
    const degrees = (view.look.fov / event.currentTarget.clientHeight) * (other ? 0.5 : 1);
    const { yaw, pitch, fov } = view.look;
    view.set({ yaw: yaw - dx * degrees, pitch: pitch + dy * degrees, fov: fov * zoom });
  };

  const onPointerUp = (event: PointerEvent<HTMLCanvasElement>) => {
    fingers.current.delete(event.pointerId);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // A button inside keeps its own keys.
    if (!view || event.target !== event.currentTarget) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const moved = turnedByKey(view.look, event.key, start);
    if (!moved) return;
    event.preventDefault();
    view.set(moved);
  };

  return {
    onKeyDown,
    pointers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}
