/** Platforms of downloads. */
export const platforms = ['windows', 'macos', 'ios', 'android', 'linux', 'web'] as const;
export type Platform = (typeof platforms)[number];

/** Release channels. */
export const releaseChannels = ['stable', 'beta', 'archive'] as const;
export type ReleaseChannel = (typeof releaseChannels)[number];

/** States of a release: being prepared, issued, or no longer offered. */
export const releaseStates = ['draft', 'issued', 'withdrawn'] as const;
export type ReleaseState = (typeof releaseStates)[number];

/** States of an uploaded file that is not the release's yet: being stored, or that failed. */
export const releaseUploadStates = ['storing', 'failed'] as const;
