import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';

interface StageHands {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** A finger has moved by shares of the picture's height; two fingers move half as far each. */
  onTurn(right: number, down: number): void;
  /** Shows more by a factor above 1, less below. */
  onZoom(factor: number): void;
  /** False for keys that do nothing. */
  onKey(key: string): boolean;
}

/** Mouse, touch, wheel and keys on a picture that one turns. */
export function useStageHands({ canvas, onTurn, onZoom, onKey }: StageHands) {
  const fingers = useRef(new Map<number, { x: number; y: number }>());

  // React listens passively to the wheel, so that it could not keep the page from zooming.
  useEffect(() => {
    const element = canvas.current;
    const zoom = (event: WheelEvent) => {
      // Without a key the wheel scrolls the page; pinching on a touchpad reports the control key.
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      onZoom(Math.exp(event.deltaY * 0.004));
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
    if (!finger) return;
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    const apart = other && Math.hypot(finger.x - other.x, finger.y - other.y);
    Object.assign(finger, { x: event.clientX, y: event.clientY });
    const share = (other ? 0.5 : 1) / event.currentTarget.clientHeight;
    onTurn(dx * share, dy * share);
    if (other) {
      onZoom((apart ?? 1) / Math.max(1, Math.hypot(finger.x - other.x, finger.y - other.y)));
    }
  };

  const onPointerUp = (event: PointerEvent<HTMLCanvasElement>) => {
    fingers.current.delete(event.pointerId);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // A button inside keeps its own keys.
    if (event.target !== event.currentTarget) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (onKey(event.key)) event.preventDefault();
  };

  return {
    onKeyDown,
    pointers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}
