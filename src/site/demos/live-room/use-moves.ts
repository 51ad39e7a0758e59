import { useRef, useState } from 'react';
import { between, bounded, type Orbit } from './orbit.ts';
import type { RoomView } from './view.ts';

const STORE = 'live-room-views';
/** Views that are kept at most. */
const MOST = 6;
/** Duration of one way between two views in milliseconds. */
const WAY_MS = 2200;

/**
 * Saved views of the free camera, kept on this device, and the move through them. `onMove` is
 * called before the camera moves by itself.
 */
export function useMoves(view: RoomView | undefined, onMove: () => void) {
  const [saved, setSaved] = useState(readSaved);
  const [playing, setPlaying] = useState(false);
  const started = useRef(0);

  const keep = (views: Orbit[]) => {
    setSaved(views);
    try {
      localStorage.setItem(STORE, JSON.stringify(views));
    } catch {
      // Without storage they last as long as the page.
    }
  };
  const go = (orbit: Orbit) => {
    if (!view) return;
    onMove();
    setPlaying(false);
    view.orbit = orbit;
    view.refresh();
  };
  return {
    saved,
    playing,
    full: saved.length >= MOST,
    save: () => view && keep([...saved, view.orbit].slice(0, MOST)),
    remove: (index: number) => keep(saved.filter((_, i) => i !== index)),
    go,
    stop: () => setPlaying(false),
    play() {
      onMove();
      started.current = 0;
      setPlaying(true);
    },
    /** Moves the camera on; with reduced motion it cuts from view to view. */
    advance(shown: RoomView, now: number) {
      if (!playing) return;
      started.current ||= now;
      const way = (now - started.current) / WAY_MS;
      const index = Math.floor(way);
      const [from, to] = [saved[index], saved[index + 1]];
      if (!from) return setPlaying(false);
      const cuts = matchMedia('(prefers-reduced-motion: reduce)').matches;
      shown.orbit = to && !cuts ? between(from, to, way - index) : from;
      shown.refresh();
      if (!to && !cuts) setPlaying(false);
    },
  };
}

function readSaved(): Orbit[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isOrbit).slice(0, MOST).map(bounded) : [];
  } catch {
    return [];
  }
}

function isOrbit(value: unknown): value is Orbit {
  const { azimuth, elevation, distance } = (value ?? {}) as Partial<Orbit>;
  return [azimuth, elevation, distance].every(Number.isFinite);
}
