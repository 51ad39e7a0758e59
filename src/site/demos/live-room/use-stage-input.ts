import { type PointerEvent, useEffect, useRef } from 'react';
import { floorOnRay, missesPerson, surfaceOnRay } from './measure.ts';
import { bounded, type Orbit, turnedByKey } from './orbit.ts';
import type { Triple } from './room-file.ts';
import { placed, type RoomState } from './room-state.ts';
import type { RoomView } from './view.ts';

/** Radians per pixel of a drag. */
const TURN = 0.006;
/** A finger this close to the presenter's middle line drags it, in metres. */
const GRIP = 0.3;
/** Movements shorter than this are a click, in pixels. */
const CLICK = 5;

interface StageInput {
  view: RoomView | undefined;
  state: RoomState;
  /** Points are picked instead of the presenter. */
  measuring: boolean;
  change(part: Partial<RoomState>): void;
  pick(point: Triple): void;
  /** A camera move stops when the visitor takes over. */
  takeOver(): void;
}

type Grip = { id: number; x: number; y: number; way: number; moves: 'person' | 'camera' };

/** Mouse, touch, wheel and keys on the stage. */
export function useStageInput(input: StageInput, canvas: { current: HTMLCanvasElement | null }) {
  const grips = useRef(new Map<number, Grip>());
  const latest = useRef(input);
  latest.current = input;

  const orbit = (change: (orbit: Orbit) => Orbit) => {
    const { view, state, takeOver } = latest.current;
    if (!view || state.view !== 'walk') return;
    takeOver();
    view.orbit = bounded(change(view.orbit));
    view.refresh();
  };

  // React listens passively to the wheel, so that it could not keep the page from zooming.
  useEffect(() => {
    const element = canvas.current;
    const zoom = (event: WheelEvent) => {
      // Without a key the wheel scrolls the page; pinching on a touchpad reports the control key.
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      orbit((now) => ({ ...now, distance: now.distance * Math.exp(event.deltaY * 0.004) }));
    };
    element?.addEventListener('wheel', zoom, { passive: false });
    return () => element?.removeEventListener('wheel', zoom);
  });

  const rayAt = (event: PointerEvent) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - left) / width) * 2 - 1;
    return latest.current.view?.ray(x, 1 - ((event.clientY - top) / height) * 2);
  };

  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>) => {
    const { view, state, measuring } = latest.current;
    if (!view || state.view !== 'walk') return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const ray = rayAt(event);
    const { x, z } = state.presenter;
    const held =
      !measuring &&
      grips.current.size === 0 &&
      ray &&
      missesPerson(ray.from, ray.way, [x, z]) < GRIP;
    grips.current.set(event.pointerId, {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      way: 0,
      moves: held ? 'person' : 'camera',
    });
  };

  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    const grip = grips.current.get(event.pointerId);
    if (!grip) return;
    const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
    const others = [...grips.current.values()].filter(({ id }) => id !== grip.id);
    const other = others[0];
    const apart = other && Math.hypot(grip.x - other.x, grip.y - other.y);
    Object.assign(grip, { x: event.clientX, y: event.clientY, way: grip.way + Math.hypot(dx, dy) });
    if (grip.moves === 'person' && !other) {
      const ray = rayAt(event);
      const place = ray && floorOnRay(ray.from, ray.way);
      if (!place) return;
      const { presenter } = latest.current.state;
      latest.current.change({ presenter: placed({ ...presenter, x: place[0], z: place[1] }) });
      return;
    }
    // Each of two fingers turns half as far.
    const share = other ? 0.5 : 1;
    const zoom = apart ? apart / Math.max(1, Math.hypot(grip.x - other.x, grip.y - other.y)) : 1;
    orbit(({ azimuth, elevation, distance }) => ({
      azimuth: azimuth - dx * TURN * share,
      elevation: elevation + dy * TURN * share,
      distance: distance * zoom,
    }));
  };

  const onPointerUp = (event: PointerEvent<HTMLCanvasElement>) => {
    const grip = grips.current.get(event.pointerId);
    grips.current.delete(event.pointerId);
    const { view, measuring, pick } = latest.current;
    if (!grip || !view || !measuring || grip.way > CLICK || event.type !== 'pointerup') return;
    const ray = rayAt(event);
    const point = ray && surfaceOnRay(view.header.room, ray.from, ray.way);
    if (point) pick(point);
  };

  const onKeyDown = (event: React.KeyboardEvent) => {
    const { view, state } = latest.current;
    if (!view || state.view !== 'walk' || event.ctrlKey || event.metaKey || event.altKey) return;
    const moved = turnedByKey(view.orbit, event.key);
    if (!moved) return;
    event.preventDefault();
    orbit(() => moved);
  };

  return {
    orbit,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onKeyDown,
    },
  };
}
