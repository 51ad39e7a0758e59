/** Keys of the facts that the rules of a studio plan use: metres, cm, lx, yuan, Mbit/s, W. */
export const studioFigureKeys = [
  'room-area-waist',
  'room-length-waist',
  'room-width-waist',
  'room-height-waist',
  'room-length-full-length',
  'room-width-full-length',
  'room-height-full-length',
  'room-length-group',
  'room-width-group',
  'room-height-group',
  'room-depth-green-screen-small',
  'room-depth-green-screen-waist',
  'room-depth-green-screen-full-length',
  'room-depth-led',
  'room-depth-led-moving',
  'room-depth-shallow',
  'room-depth-set',
  'room-depth-segmentation',
  'room-behind-camera',
  'presenter-to-screen',
  'presenter-to-screen-small',
  'presenter-to-screen-preferred',
  'screen-margin',
  'led-blur-ratio-safe',
  'light-key',
  'light-evenness',
  'light-evenness-small-room-ratio',
  'bitrate-1080p30-h264',
  'bitrate-1080p60-h264',
  'heat-per-person',
  'live-room-area',
  'price-live-room',
  'price-cyan-year',
] as const;

export type StudioFigureKey = (typeof studioFigureKeys)[number];

/** The bounds of each fact; a fact with one value has it as both. */
export type StudioFigures = Readonly<
  Record<StudioFigureKey, { minimum: number | null; maximum: number | null }>
>;

/** The lower bound of a fact. */
export function atLeast(figures: StudioFigures, key: StudioFigureKey): number {
  return figures[key].minimum ?? 0;
}

/** The upper bound of a fact. */
export function atMost(figures: StudioFigures, key: StudioFigureKey): number {
  return figures[key].maximum ?? Number.POSITIVE_INFINITY;
}
