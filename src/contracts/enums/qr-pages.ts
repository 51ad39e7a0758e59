/** Systems that a QR page tells apart. */
export const qrPlatforms = ['wechat', 'ios', 'android', 'harmony', 'desktop', 'other'] as const;
/** A system that a QR page tells apart. */
export type QrPlatform = (typeof qrPlatforms)[number];
