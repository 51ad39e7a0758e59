/** Systems that a QR page distinguishes. */
export const qrPlatforms = ['wechat', 'ios', 'android', 'harmony', 'desktop', 'other'] as const;
export type QrPlatform = (typeof qrPlatforms)[number];
