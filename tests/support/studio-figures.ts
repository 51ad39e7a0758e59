import type { StudioFigures } from '#contracts/studio-plan/figures.ts';

const atLeast = (minimum: number) => ({ minimum, maximum: null });
const between = (minimum: number, maximum: number) => ({ minimum, maximum });

/** The figures of the demo content that the rules of a studio plan use. */
export const studioFigures: StudioFigures = {
  'room-area-waist': atLeast(12),
  'room-length-waist': atLeast(4),
  'room-width-waist': atLeast(3),
  'room-height-waist': atLeast(2.6),
  'room-length-full-length': atLeast(6),
  'room-width-full-length': atLeast(4),
  'room-height-full-length': atLeast(2.8),
  'room-length-group': atLeast(8),
  'room-width-group': atLeast(6),
  'room-height-group': atLeast(3.5),
  'room-depth-green-screen-small': atLeast(3),
  'room-depth-green-screen-waist': atLeast(4),
  'room-depth-green-screen-full-length': atLeast(6),
  'room-depth-led': atLeast(6),
  'room-depth-led-moving': atLeast(7),
  'room-depth-shallow': { minimum: null, maximum: 4.5 },
  'room-depth-set': atLeast(3),
  'room-depth-segmentation': atLeast(2),
  'presenter-to-screen': atLeast(1.5),
  'presenter-to-screen-small': atLeast(1.1),
  'presenter-to-screen-preferred': between(2, 2),
  'room-behind-camera': atLeast(0.6),
  'screen-margin': between(20, 30),
  'led-blur-ratio-safe': atLeast(2),
  'light-key': between(500, 1000),
  'light-evenness': { minimum: null, maximum: 1.26 },
  'light-evenness-small-room-ratio': { minimum: null, maximum: 1.41 },
  'bitrate-1080p30-h264': between(4, 6),
  'bitrate-1080p60-h264': between(6, 9),
  'heat-per-person': between(130, 130),
  'live-room-area': between(20, 60),
  'price-live-room': between(180_000, 600_000),
  'price-cyan-year': between(6800, 6800),
};
