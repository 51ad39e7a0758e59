/** Systems that downloads are made for. */
export const platforms = ['windows', 'macos', 'ios', 'android', 'linux', 'web'] as const;
/** A system that a download is made for. */
export type Platform = (typeof platforms)[number];

/** Maturity of a release. */
export const releaseChannels = ['stable', 'beta', 'archive'] as const;
/** The maturity of a release. */
export type ReleaseChannel = (typeof releaseChannels)[number];
