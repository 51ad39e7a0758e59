/** Sound: AAC-LC, stereo, in Mbit/s. Source: document bitrate-and-keyframes. */
export const SOUND_MBIT = 0.16;

/** Part of a line that streams may use, and the overhead of protocols (fact `upload-formula`). */
export const USABLE_SHARE = 0.6;
export const OVERHEAD = 1.1;

/**
 * Our recommendation for H.264 in Mbit/s: the upper end, since hands and goods move. For 1080p the
 * facts bitrate-1080p30-h264 and bitrate-1080p60-h264 have it. Source: document
 * bitrate-and-keyframes.
 */
export const videoRates = { '720p30': 4, '2160p30': 20, '2160p60': 35 } as const;
