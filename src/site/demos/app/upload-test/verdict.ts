/** Streams of a phone that the test says something about. */
export const streamFormats = ['720p30', '1080p30', '1080p60', '2160p30'] as const;
export type StreamFormat = (typeof streamFormats)[number];

/**
 * H.264 in Mbit/s at the upper end, as goods and hands move: facts bitrate-1080p30-h264 and
 * bitrate-1080p60-h264; the others from the document bitrate-and-keyframes.
 */
export const videoRates: Record<StreamFormat, number> = {
  '720p30': 4,
  '1080p30': 6,
  '1080p60': 9,
  '2160p30': 20,
};

/** Sound: AAC, stereo, in Mbit/s. */
const SOUND = 0.16;
/** Overhead of protocols, and the part of a line that a stream may use (fact `upload-formula`). */
const OVERHEAD = 1.1;
const USABLE_SHARE = 0.6;

/** Whether a line carries a stream: with reserve, without one, or not at all. */
export type Verdict = 'good' | 'tight' | 'no';

export interface FormatVerdict {
  format: StreamFormat;
  /** What the stream sends, and what the line should have, in Mbit/s. */
  rate: number;
  needed: number;
  verdict: Verdict;
}

/** Judges a line by its lowest steady rate in Mbit/s. */
export function verdictsFor(low: number): FormatVerdict[] {
  return streamFormats.map((format) => {
    const rate = videoRates[format] + SOUND;
    const sent = rate * OVERHEAD;
    const needed = sent / USABLE_SHARE;
    return { format, rate, needed, verdict: low >= needed ? 'good' : low >= sent ? 'tight' : 'no' };
  });
}
