/** Platforms of downloads. */
export const platforms = ['windows', 'macos', 'ios', 'android', 'linux', 'web'] as const;
export type Platform = (typeof platforms)[number];

/** Release channels. */
export const releaseChannels = ['stable', 'beta', 'archive'] as const;
export type ReleaseChannel = (typeof releaseChannels)[number];
