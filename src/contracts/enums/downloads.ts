/** Platforms of downloads. */
export const platforms = ['windows', 'macos', 'ios', 'android', 'linux', 'web'] as const;
export type Platform = (typeof platforms)[number];

export const releaseChannels = ['stable', 'beta', 'archive'] as const;
export type ReleaseChannel = (typeof releaseChannels)[number];

/** States of a release: being prepared, issued, or no longer offered. */
export const releaseStates = ['draft', 'issued', 'withdrawn'] as const;
export type ReleaseState = (typeof releaseStates)[number];

/**
 * Why an uploaded file did not become the release's file: it could not be stored, the virus scan
 * found something, or there was no verdict of the scan.
 */
export const releaseFailures = ['failed', 'infected', 'unscanned'] as const;
export type ReleaseFailure = (typeof releaseFailures)[number];

/** States of an uploaded file that is not the release's yet: being stored, or that failed. */
export const releaseUploadStates = ['storing', ...releaseFailures] as const;

/** Where the page of downloads explains how to leave WeChat: the id of that part, for its address. */
export const OPEN_IN_BROWSER = 'open-in-browser';
