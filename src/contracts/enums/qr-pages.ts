/** Systems that a QR page distinguishes. */
export const qrPlatforms = ['wechat', 'ios', 'android', 'harmony', 'desktop', 'other'] as const;
export type QrPlatform = (typeof qrPlatforms)[number];

/** What is wrong with a target: its page of the site is gone, it refuses, or nothing answers. */
export const qrTargetProblems = ['missing', 'refused', 'unreachable'] as const;
export type QrTargetProblem = (typeof qrTargetProblems)[number];

/** Checks in a row that fail before visitors are led elsewhere: one may fail by chance. */
export const DEAD_AFTER_FAILURES = 3;
