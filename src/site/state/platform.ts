import { createStore, useStore } from '#ui/state/store.ts';

/** The platform state of the specification (section 3). */
export interface Platform {
  /** Whether the visitor is on a computer: a wide viewport and a precise pointer. */
  isPC: boolean;
  /** Viewport width divided by 1440 px, the design width of the large layouts; from 0.25 to 2. */
  scale: number;
}

const initialPlatform: Platform = { isPC: false, scale: 1 };
const store = createStore(initialPlatform);

const PC_MIN_WIDTH = 1024;
const DESIGN_WIDTH = 1440;

/** Sets both parts of the platform state in one update. */
export function setPlatform(next: Platform): void {
  const { isPC, scale } = store.get();
  if (isPC !== next.isPC || scale !== next.scale) store.set({ isPC: next.isPC, scale: next.scale });
}

/** The current platform state, for use outside components. */
export function getPlatform(): Platform {
  return store.get();
}

/** The platform state; false and 1 before hydration. */
export function usePlatform(): Platform {
  return useStore(store, initialPlatform);
}

/** Computes the platform state from viewport width and pointer precision. */
export function measurePlatform(width: number, finePointer: boolean): Platform {
  const scale = Math.min(2, Math.max(0.25, Math.round((width / DESIGN_WIDTH) * 100) / 100));
  return { isPC: finePointer && width >= PC_MIN_WIDTH, scale };
}

/** Sets the platform state now and on every resize. Returns the function that stops it. */
export function watchPlatform(): () => void {
  const pointer = matchMedia('(hover: hover) and (pointer: fine)');
  const update = () => setPlatform(measurePlatform(innerWidth, pointer.matches));
  update();
  addEventListener('resize', update);
  pointer.addEventListener('change', update);
  return () => {
    removeEventListener('resize', update);
    pointer.removeEventListener('change', update);
  };
}
