import type { Figure, Figures } from '#api/rooms/figures.ts';

const atLeast = (minimum: number): Figure => ({ minimum, maximum: null });

/** The figures of the demo content that the rules of the room chooser use. */
export const roomFigures = {
  'room-area-small': atLeast(9.6),
  'room-width-screen': atLeast(2),
  'room-area-waist': atLeast(12),
  'room-height-waist': atLeast(2.6),
  'room-area-full-length': atLeast(24),
  'room-height-full-length': atLeast(2.8),
  'room-area-group': atLeast(48),
  'room-height-group': atLeast(3.5),
  'room-depth-green-screen-small': atLeast(3),
  'room-depth-green-screen-waist': atLeast(4),
  'room-depth-green-screen-full-length': atLeast(6),
  'room-depth-led': atLeast(6),
  'room-depth-led-moving': atLeast(7),
  'room-depth-set': atLeast(3),
  'room-depth-segmentation': atLeast(2),
  'presenter-to-screen': atLeast(1.5),
  'presenter-to-screen-small': atLeast(1.1),
  'live-room-area': { minimum: 20, maximum: 60 },
  'price-live-room': { minimum: 180_000, maximum: 600_000 },
  'price-cyan-year': { minimum: 6800, maximum: 6800 },
} as const satisfies Figures;
