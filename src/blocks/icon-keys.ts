/** Icons that blocks can name. */
export const iconKeys = [
  'monitor',
  'smartphone',
  'camera',
  'light',
  'cut',
  'flower',
  'code',
  'chart',
  'clock',
  'lock',
  'globe',
  'user',
  'file',
  'share',
  'eye',
  'refresh',
  'message',
  'box',
  'book',
  'check',
] as const;
/** An icon that blocks can name. */
export type IconKey = (typeof iconKeys)[number];
